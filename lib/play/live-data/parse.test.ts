import { describe, expect, test } from "vitest";
import { parseLiveData } from "./parse";
import { mergeParts } from "./read";

const money = { amountMinor: 100, currency: "EUR" };
const game = { href: "/en-UN/play/a", name: "A", picture: "/a.webp" };
const win = { ...game, playerName: "M***a", amountMinor: 5, wonAt: "2026-11-01T00:00:00Z" };
const whole = {
  jackpots: { currency: "EUR", amounts: { "/en-UN/play/a": 100 }, largest: [game] },
  winners: { currency: "NOK", top24: [win], top72: [], latest: [win] },
  tables: {
    "evolution:x": { seats: 7, seatsTaken: null, limits: { EUR: [100, 500] } },
    "evolution:y": {
      seats: 7,
      seatsTaken: 1,
      limits: {},
      dealer: { name: "Aino", language: null },
      last: [0, 36],
    },
  },
  tournaments: {
    t: {
      id: "t",
      name: "T",
      prize: money,
      startsAt: "2026-11-01T00:00:00Z",
      endsAt: "2026-11-02T00:00:00Z",
      leaderboard: [{ position: 1, playerName: "M***a", points: 1.5, prize: null }],
    },
  },
};
const nothing = { jackpots: null, winners: null, tables: null, tournaments: null };

test("live data that are whole are parsed as they are", () => expect(parseLiveData(whole)).toEqual(whole));

describe("a part that cannot be read is null, and the others are not", () => {
  test.each([
    ["jackpots", { ...whole.jackpots, currency: "USD" }],
    ["jackpots", { ...whole.jackpots, amounts: { a: 1.5 } }],
    ["jackpots", { ...whole.jackpots, largest: [{ href: "/a" }] }],
    ["winners", { ...whole.winners, latest: undefined }],
    ["winners", { ...whole.winners, top24: [{ ...win, amountMinor: "5" }] }],
    ["tables", { x: { seats: "7", seatsTaken: null, limits: {} } }],
    ["tables", { x: { seats: 7, seatsTaken: null, limits: { EUR: 5 } } }],
    ["tables", { x: { ...whole.tables["evolution:y"], dealer: { name: 7, language: "en" } } }],
    ["tables", { x: { ...whole.tables["evolution:y"], last: ["7"] } }],
    ["tournaments", { t: { ...whole.tournaments.t, prize: 100 } }],
    ["tournaments", { t: { ...whole.tournaments.t, leaderboard: [{}] } }],
    ["tournaments", []],
  ])("%s as %j", (part, value) => {
    expect(parseLiveData({ ...whole, [part]: value })).toEqual({ ...whole, [part]: null });
  });

  test.each([null, "text", 7, [], {}])("all of %j", (value) => expect(parseLiveData(value)).toEqual(nothing));
});

describe("what was read last stays while a part cannot be read", () => {
  const read = (data: object, at: number) => ({ ...nothing, ...data, readAt: at, partsReadAt: {} });
  const first = mergeParts(undefined, read(whole, 1_000));

  test("with the time of its own read", () => {
    const second = mergeParts(first, read({ ...whole, winners: null }, 61_000));
    expect(second.winners).toEqual(whole.winners);
    expect(second.partsReadAt).toEqual({ jackpots: 61_000, winners: 1_000, tables: 61_000, tournaments: 61_000 });
    expect(second.readAt).toBe(61_000);
  });

  test("and what never was read stays unknown", () => {
    expect(mergeParts(undefined, read({}, 1_000))).toMatchObject({ ...nothing, partsReadAt: {} });
  });
});
