import { expect, test } from "vitest";
import { unlistedLiveProviders } from "./providers";
import { type LiveTables, limitsIn, mergeTable } from "./schema";

const game = (gameId: string, slug = "evolution") => ({ gameId, gameProvider: { slug } });
const tables: LiveTables = {
  "evolution:salon": { seats: 12, seatsTaken: 3, limits: { EUR: [50, 50_000], INR: [5_000, 5_000_000] } },
};

test("seats are null before the tables are read, and set afterwards on the matching id alone [LOBBY-506]", () => {
  expect(mergeTable(game("salon"), null)).toEqual({ ...game("salon"), seats: null, seatsTaken: null });
  expect(mergeTable(game("salon"), tables)).toEqual({ ...game("salon"), seats: 12, seatsTaken: 3 });
  expect(mergeTable(game("opera"), tables)).toMatchObject({ seats: null, seatsTaken: null });
  expect(mergeTable(game("salon", "pragmaticplay"), tables)).toMatchObject({ seats: null });
});

test("limits are those of the reader's currency, none where the table has none in it", () => {
  const [table] = Object.values(tables);
  expect(table && [limitsIn(table, "INR"), limitsIn(table, "NOK")]).toEqual([[5_000, 5_000_000], null]);
});

test("three providers are in no list of the live casino [LIVE-505]", () => {
  expect(unlistedLiveProviders).toEqual(["pariplay", "softswiss", "creedroomz"]);
});
