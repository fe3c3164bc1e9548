import { expect, test } from "vitest";
import { money } from "@/lib/core/money";
import { endedByWithdrawal, givenUp, Rewards } from "./schema";

const rewards = (...changes: object[]) => Rewards.parse(changes.map((change) => ({ currency: "EUR", ...change })));
const bonus = (id: string, vertical?: string) => ({ campaignId: id, assignmentId: id, vertical });
const euros = (amountMinor: number) => money(amountMinor, "EUR");

/** Each amount of its own, so that a sum tells what is in it. */
const amounts = {
  ...{ casinoBonus: euros(1), liveCasinoBonus: euros(20), sportsBonus: euros(300) },
  lockedBalance: euros(4_000),
};
const casino = bonus("A", "CASINO");
const live = bonus("B", "LIVE_CASINO");
const sports = bonus("C", "SPORTS");
const anywhere = bonus("D");
const spins = { ...bonus("E", "SPORTS"), betBonusType: -1 };
const cashback = { ...bonus("F", "SPORTS"), triggerEvent: "CASHBACK_DAILY" };
const offered = { campaignId: "G", vertical: "SPORTS" };

test("a withdrawal ends the bonuses that run: no free spins, no cashback, and none on offer", () => {
  const list = rewards(casino, spins, cashback, offered, anywhere);
  expect(endedByWithdrawal(list).map(({ id }) => id)).toEqual(["A", "D"]);
});

test.each([
  ["nothing, nothing", [], [0, 0]],
  ["a bonus of the casino, its money and what is locked", [casino], [1, 4_000]],
  ["one of the live casino, its own", [live], [20, 4_000]],
  ["one of sports, its own", [sports], [300, 4_000]],
  ["two, that of both", [casino, sports], [301, 4_000]],
  ["two of one vertical, its money once", [casino, bonus("A2", "CASINO")], [1, 4_000]],
  ["one without a vertical, that of all", [anywhere], [321, 4_000]],
])("with %s is given up", (_, ended, [ofBonus = 0, locked = 0]) => {
  expect(givenUp(rewards(...ended), amounts)).toEqual({
    ...{ bonus: euros(ofBonus), locked: euros(locked) },
    total: euros(ofBonus + locked),
  });
});

test.each([
  ["one of another vertical: what is locked", [casino, live], [1, 0]],
  ["one of the same vertical: its money too", [casino, bonus("A2", "CASINO")], [0, 0]],
  ["one without a vertical: all", [casino, anywhere], [0, 0]],
  ["none but itself: nothing", [casino], [1, 4_000]],
  ["free spins, cashback and what is on offer: nothing", [casino, spins, cashback, offered], [1, 4_000]],
])("of the bonuses that run there stays %s is kept", (_, running, [ofBonus = 0, locked = 0]) => {
  const given = givenUp(rewards(casino), amounts, rewards(...running));
  expect(given).toEqual({ bonus: euros(ofBonus), locked: euros(locked), total: euros(ofBonus + locked) });
});

test("while another bonus stays that of every vertical is told apart", () => {
  const ended = rewards(casino, sports);
  expect(givenUp(ended, amounts, rewards(casino, sports, live)).bonus).toEqual(euros(301));
  expect(givenUp(ended, amounts, rewards(casino, sports, bonus("C2", "SPORTS"))).bonus).toEqual(euros(1));
});
