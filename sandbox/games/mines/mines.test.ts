import { describe, expect, test } from "vitest";
import { stakeLadder, stakeUnits } from "../catalogue";
import { fields, maxWin, minesSteps, mostMines, mostOpened, mostTimes, oddsOf, payMinor, rtp, timesOf } from "./mines";

const stakes = stakeLadder([{ min: 0.1, max: 100, currency: "EUR" }], "EUR", stakeUnits.mines);
const counts = Array.from({ length: mostMines }, (_, at) => at + 1);
const none = () => 0;
const begin = (mines: number) => {
  const position = minesSteps.begin(mines, 100, none);
  if (!position?.state) throw new Error("The round did not begin.");
  return position.state;
};

describe.each(counts)("%i mines", (mines) => {
  test("return exactly the published 97 % after every number of fields, down to the minor unit", () => {
    for (let opened = 1; opened <= fields - mines; opened++) {
      // The chance, one field after the other.
      let [winning, of] = [1n, 1n];
      for (let at = 0; at < opened; at++) {
        winning *= BigInt(fields - mines - at);
        of *= BigInt(fields - at);
      }
      const [oddsFor, oddsWinning] = oddsOf(mines, opened);
      expect(oddsWinning * of).toBe(oddsFor * winning);
      for (const stake of stakes) {
        const paid = BigInt(payMinor(mines, opened, stake));
        const exact = BigInt(stake * rtp) * of;
        expect(paid * 100n * winning).toBeLessThanOrEqual(exact);
        expect((paid + 1n) * 100n * winning).toBeGreaterThan(exact);
      }
    }
  });

  test("pay more with every field, up to the last that may be opened", () => {
    const most = mostOpened(mines);
    for (let opened = 2; opened <= most; opened++)
      expect(timesOf(mines, opened)).toBeGreaterThan(timesOf(mines, opened - 1));
    expect(timesOf(mines, most)).toBeLessThanOrEqual(mostTimes);
    if (most < fields - mines) expect(timesOf(mines, most + 1)).toBeGreaterThan(mostTimes);
  });

  test("are laid on as many different fields, and shown only when the round is decided", () => {
    const position = minesSteps.begin(mines, 100, (bound) => bound - 1);
    expect(new Set(position?.state?.mines).size).toBe(mines);
    expect(position?.outcome).toEqual({ bet: mines, opened: [], mines: null, winMinor: 0 });
  });
});

test("every field is as likely to be a mine as any other", () => {
  const laid = Array.from({ length: fields }, (_, at) => minesSteps.begin(1, 100, () => at)?.state?.mines);
  expect(laid).toEqual(Array.from({ length: fields }, (_, field) => [field]));
});

test("a field without a mine is opened, and what is opened is paid when the player cashes out", () => {
  const first = minesSteps.move(begin(3), "open:24", 100, none);
  expect(first?.outcome).toEqual({ bet: 3, opened: [24], mines: null, winMinor: 0 });
  const second = minesSteps.move(first?.state ?? begin(3), "open:3", 100, none);
  const end = minesSteps.move(second?.state ?? begin(3), "cash", 100, none);
  expect(end).toEqual({
    outcome: { bet: 3, opened: [24, 3], mines: [0, 1, 2], winMinor: payMinor(3, 2, 100) },
    state: null,
  });
});

test("a mine ends the round without a win", () => {
  expect(minesSteps.move(begin(3), "open:1", 100, none)).toEqual({
    outcome: { bet: 3, opened: [1], mines: [0, 1, 2], winMinor: 0 },
    state: null,
  });
});

test("the last field that may be opened is paid at once", () => {
  expect(minesSteps.move(begin(24), "open:24", 100, none)).toMatchObject({ outcome: { winMinor: 2_425 }, state: null });
});

test("other moves and other numbers of mines are not possible", () => {
  const opened = minesSteps.move(begin(3), "open:24", 100, none)?.state ?? begin(3);
  for (const [state, move] of [
    [begin(3), "cash"],
    [opened, "open:24"],
    [opened, "open:25"],
    [opened, "open:-1"],
    [opened, "open:1.5"],
    [opened, "open:"],
    [opened, "peek"],
  ] as const)
    expect([move, minesSteps.move(state, move, 100, none)]).toEqual([move, null]);
  for (const bet of [0, 25, 1.5, "3", undefined, Number.NaN])
    expect([bet, minesSteps.begin(bet, 100, none)]).toEqual([bet, null]);
});

test("the highest win is published as it is", () => {
  expect(maxWin()).toBeLessThanOrEqual(mostTimes);
  expect(Math.floor(maxWin())).toBe(9_007);
});
