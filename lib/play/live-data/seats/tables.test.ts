import { expect, test } from "vitest";
import { tableKey } from "@/lib/play/catalogue/table-key";
import { unlistedLiveProviders } from "@/lib/play/catalogue/unlisted-providers";
import type { LiveTables } from "./schema";
import { limitsIn, mergeTable } from "./tables";

const tables: LiveTables = {
  "evolution:salon": { seats: 12, seatsTaken: 3, limits: { EUR: [50, 50_000], INR: [5_000, 5_000_000] } },
};

test("seats are null before the tables are read, and set afterwards on the matching id alone [LOBBY-506]", () => {
  const key = (gameId: string, slug = "evolution") => tableKey({ gameId, gameProvider: { slug } });
  const unknown = { seats: null, seatsTaken: null, limits: {} };
  expect(mergeTable(key("salon"), null)).toEqual(unknown);
  expect(mergeTable(key("salon"), tables)).toMatchObject({ seats: 12, seatsTaken: 3 });
  expect(mergeTable(key("opera"), tables)).toEqual(unknown);
  expect(mergeTable(key("salon", "pragmaticplay"), tables)).toEqual(unknown);
});

test("limits are those of the reader's currency, none where the table has none in it", () => {
  const [table] = Object.values(tables);
  expect(table && [limitsIn(table, "INR"), limitsIn(table, "NOK")]).toEqual([[5_000, 5_000_000], null]);
});

test("three providers are in no list of the live casino [LIVE-505]", () => {
  expect(unlistedLiveProviders).toEqual(["pariplay", "softswiss", "creedroomz"]);
});
