import { expect, test } from "vitest";
import type { RoundResponse } from "../responses";
import { isWaiting, playMoves } from "./moves";

type Round = RoundResponse<"mines">;

const roundAt = (step: number, isDecided: boolean): Round => ({
  id: "round",
  stakeMinor: 100,
  balanceMinor: 900,
  bet: 3,
  opened: [],
  mines: null,
  winMinor: 0,
  step,
  isDecided,
});
const choice = { label: "", act() {} };

function partsOf(seen: unknown[]) {
  return {
    // No move is refused here, so nothing of these is shown.
    boot: {} as never,
    session: {} as never,
    carryOn: choice,
    toLobby: choice,
    view: {
      nextMove: async ({ step }: Round) => `move ${step}`,
      land: async ({ step }: Round) => {
        seen.push(["landed", step]);
      },
    },
    server: {
      move: async (roundId: string, step: number, move: string) => {
        seen.push([roundId, step, move]);
        return roundAt(step + 1, step === 1) as never;
      },
    },
  };
}

test("a round of several steps asks for moves until it is decided, and shows each answer", async () => {
  const seen: unknown[] = [];
  const end = await playMoves<"mines">(partsOf(seen), roundAt(0, false), ({ step }) => seen.push(["moved", step]));
  expect(end).toEqual(roundAt(2, true));
  expect(seen).toEqual([
    ["round", 0, "move 0"],
    ["moved", 1],
    ["landed", 1],
    ["round", 1, "move 1"],
    ["moved", 2],
    ["landed", 2],
  ]);
});

test("a decided round, and one without steps, asks for none", async () => {
  const seen: unknown[] = [];
  const parts = partsOf(seen);
  const decided = roundAt(4, true);
  expect(await playMoves<"mines">(parts, decided, () => seen.push("moved"))).toBe(decided);
  const dice: RoundResponse<"dice"> = { id: "d", stakeMinor: 100, balanceMinor: 0, bet: 9_000, roll: 1, winMinor: 110 };
  expect([isWaiting(dice), isWaiting(roundAt(0, false)), isWaiting(decided)]).toEqual([false, true, false]);
  expect(seen).toEqual([]);
});
