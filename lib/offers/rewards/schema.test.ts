import { expect, test } from "vitest";
import { Rewards } from "./schema";

const sent = { campaignId: "C1", currency: "EUR" };
const read = (change: object) => Rewards.parse([{ ...sent, ...change }])[0];

test("what the platform leaves out is unknown, and never nothing", () => {
  expect(read({})).toEqual({
    id: "C1",
    name: null,
    kind: "bonus",
    vertical: null,
    amount: null,
    spins: null,
    wagering: null,
    expiresAt: null,
  });
});

test("a requirement of 0 is one that the platform states", () => {
  const none = { required: { amountMinor: 0, currency: "EUR" }, done: null, multiplier: null };
  expect(read({ wageringAmount: 0 })?.wagering).toEqual(none);
});

test.each([
  [{ betBonusType: -1 }, "freeSpins"],
  [{ betBonusType: -1, triggerEvent: "CASHBACK_DAILY" }, "freeSpins"],
  [{ betBonusType: 1 }, "bonus"],
  [{ triggerEvent: "CASHBACK_INSTANT" }, "cashback"],
  [{ triggerEvent: "TOURNAMENT" }, "bonus"],
  [{ triggerEvent: null }, "bonus"],
])("the kind of %j is %s", (change, kind) => {
  expect(read(change)?.kind).toBe(kind);
});

test.each([
  ["CASINO", "casino"],
  ["LIVE_CASINO", "live-casino"],
  ["SPORTS", "sports"],
  ["POKER", null],
  ["toString", null],
])("the vertical %s is %s", (vertical, expected) => {
  expect(read({ vertical })?.vertical).toBe(expected);
});

test("a reward that runs is known by its assignment: one campaign may give several", () => {
  const rewards = Rewards.parse(["A1", "A2"].map((assignmentId) => ({ ...sent, assignmentId })));
  expect(rewards.map(({ id }) => id)).toEqual(["A1", "A2"]);
});

test.each([
  ["an amount that is none", { amount: "much" }],
  ["a currency that the site does not know", { currency: "USD" }],
  ["no currency", { currency: undefined }],
  ["a time that is none", { expiresAt: "soon" }],
  ["half a spin", { freeSpinDetail: { rounds: 0.5, roundsPlayed: 0 } }],
  ["no campaign", { campaignId: undefined }],
])("%s fails: nothing wrong is shown of money", (_, change) => {
  expect(Rewards.safeParse([{ ...sent, ...change }]).success).toBe(false);
});

test("what is no list fails", () => {
  expect(Rewards.safeParse({ rewards: [] }).success).toBe(false);
});
