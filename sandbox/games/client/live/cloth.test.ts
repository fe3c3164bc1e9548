import { expect, test } from "vitest";
import { messagesFor } from "../../messages/messages";
import { lineNames, type Spot } from "../../roulette/wheel";
import { linePlace } from "./cloth";
import { phaseAt, tokensAt, wantsRead } from "./phase";
import { nearestPlace } from "./roving";
import { spotName } from "./spot-names";

/** The numbers and lines of a table with fields of 40 by 40, which begins at (0, 0). */
const numberPlaces = Array.from({ length: 36 }, (_, at) => ({
  name: `${at + 1}`,
  x: 40 * (Math.floor(at / 3) + 0.5),
  y: 40 * (2.5 - (at % 3)),
}));
const table = [
  { name: "0", x: -20, y: 60 },
  ...numberPlaces,
  ...lineNames.map((name) => ({ name, x: linePlace(name).x * 480, y: linePlace(name).y * 120 })),
];

function walk(from: string, ...keys: string[]): string[] {
  let at = table.findIndex(({ name }) => name === from);
  return keys.map((key) => {
    const place = table[at];
    const next = place ? nearestPlace(table, place, key) : -1;
    if (next >= 0) at = next;
    return table[at]?.name ?? "";
  });
}

test("the arrow keys go from number to number over the line between them, and from line to line over the corner", () => {
  expect(walk("17", "ArrowRight", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown")).toEqual([
    "17-20",
    "20",
    "20-21",
    "17-18-20-21",
    "17-20",
  ]);
  expect(walk("1", "ArrowLeft", "ArrowUp", "ArrowUp", "ArrowLeft")).toEqual(["0-1", "0-1-2", "0-2", "0"]);
  expect(walk("34", "ArrowDown", "ArrowLeft", "ArrowDown")).toEqual([
    "34-35-36",
    "31-32-33-34-35-36",
    "31-32-33-34-35-36",
  ]);
});

test("no two lines lie in one place, and each has a name of its own that says its numbers", () => {
  expect(new Set(lineNames.map((name) => JSON.stringify(linePlace(name)))).size).toBe(lineNames.length);
  const { messages } = messagesFor("en");
  const names = (["0-1-2-3", "1-2-3", "17-20", "1-2-3-4-5-6", "dozen2", "red", "7"] as Spot[]).map((spot) =>
    spotName(messages, spot),
  );
  expect(names).toEqual([
    "Corner 0, 1, 2, 3",
    "Street 1, 2, 3",
    "Split 17, 20",
    "Six line 1, 2, 3, 4, 5, 6",
    "Dozen 2",
    "Red",
    "7",
  ]);
});

test("bets are open until the moment of the server's clock that closes them", () => {
  const round = { id: 1, closesAtMs: 15_000, resultAtMs: 21_000, endsAtMs: 26_000 };
  expect([0, 14_999, 15_000, 20_999, 21_000].map((now) => phaseAt(round, now))).toEqual([
    "bets",
    "bets",
    "spin",
    "spin",
    "result",
  ]);
  const bet = { round: 1, bets: { red: 1 }, stakeMinor: 1, number: null, winMinor: null };
  const wants = (number: number | null, now: number) => wantsRead({ round: { ...round, number }, bet }, now);
  // Nothing while bets are open; then the number, the win, and the next round.
  expect([wants(null, 14_999), wants(null, 15_200), wants(7, 15_200)]).toEqual([false, true, false]);
  expect([wants(7, 20_999), wants(7, 21_200), wants(7, 26_000)]).toEqual([false, true, true]);
});

test("the others' chips are laid one after the other", () => {
  const players = [
    { name: null, chips: [] },
    { name: "Aino", chips: [{ spot: "17", atMs: 5 } as const, { spot: "red", atMs: 9 } as const] },
  ];
  expect(tokensAt(players, 4)).toEqual([]);
  expect(tokensAt(players, 5)).toEqual([{ spot: "17", seat: 1 }]);
  expect(tokensAt(players, 9)).toHaveLength(2);
});
