import { expect, test } from "vitest";
import { BalanceMap, readBalances } from "@/lib/money/wallet/schema";
import { balanceBody } from "@/tests/support/money/platform";
import { endedByWithdrawal, givenUp, Rewards } from "./schema";

const balances = readBalances(BalanceMap.parse(balanceBody.balanceMap), "EUR");
const reward = (change: object) =>
  Rewards.parse([{ campaignId: "C1", assignmentId: "A1", currency: "EUR", vertical: "CASINO", ...change }]);
const lost = (rewards: ReturnType<typeof reward>) => {
  const { bonus, locked, total } = givenUp(rewards, balances);
  return [bonus, locked, total].map(({ amountMinor }) => amountMinor);
};

test("a bonus that runs ends with a withdrawal; free spins, cashback and what is on offer do not", () => {
  const [bonus] = reward({});
  const others = [
    ...reward({ betBonusType: -1 }),
    ...reward({ triggerEvent: "CASHBACK_WEEKLY" }),
    ...reward({ assignmentId: null }),
  ];
  expect(endedByWithdrawal([...others, ...(bonus ? [bonus] : [])])).toEqual([bonus]);
});

test("what another bonus keeps is not given up: the money of its vertical, and what is locked", () => {
  const [first, second] = ["A1", "A2"].flatMap((assignmentId) => reward({ assignmentId }));
  const live = reward({ assignmentId: "A3", vertical: "LIVE_CASINO" });
  const spins = reward({ assignmentId: "A4", betBonusType: -1 });
  const given = (running: ReturnType<typeof reward>) => {
    const { bonus, locked } = givenUp(first ? [first] : [], balances, running);
    return [bonus, locked].map(({ amountMinor }) => amountMinor);
  };
  const all = [first, second].filter((each) => each !== undefined);
  expect(given(all.slice(0, 1))).toEqual([1_840, 2_500]);
  expect(given([...all.slice(0, 1), ...spins])).toEqual([1_840, 2_500]);
  expect(given(all)).toEqual([0, 0]);
  expect(given([...all.slice(0, 1), ...live])).toEqual([1_840, 0]);
});

test.each([
  ["casino", reward({}), [1_840, 2_500, 4_340]],
  ["live casino", reward({ vertical: "LIVE_CASINO" }), [200, 2_500, 2_700]],
  ["two verticals", [...reward({}), ...reward({ vertical: "SPORTS" })], [1_940, 2_500, 4_440]],
  ["two of one vertical", [...reward({}), ...reward({})], [1_840, 2_500, 4_340]],
  ["one that names none", reward({ vertical: null }), [2_140, 2_500, 4_640]],
  ["none", [], [0, 0, 0]],
] as const)("what is given up with %s", (_, rewards, amounts) => {
  expect(lost([...rewards])).toEqual(amounts);
});
