import { expect, test } from "vitest";
import { activities, isFreeSpin, statusFilters, triggerTypes } from "./kinds";
import { Rewards } from "./schema";

const sent = { campaignId: "C1", currency: "EUR" };
const read = (change: object) => Rewards.parse([{ ...sent, ...change }])[0];

test("what the platform leaves out is unknown, and never nothing", () => {
  expect(read({})).toEqual({
    id: "C1",
    campaignId: "C1",
    assignmentId: null,
    name: null,
    kind: "bonus",
    way: "claim",
    trigger: null,
    vertical: null,
    status: null,
    amount: null,
    spins: null,
    wagering: null,
    multiplier: null,
    isNonSticky: false,
    isJoined: null,
    category: null,
    provider: null,
    bonusCode: null,
    claimableFrom: null,
    queuedId: null,
    boosterGames: [],
    startedAt: null,
    expiresAt: null,
    endedAt: null,
  });
});

test("each of the twenty fields of the specification is read [REWARD-501]", () => {
  const whole = {
    campaignId: "C1",
    assignmentId: "A1",
    vertical: "LIVE_CASINO",
    campaignStatus: "CANCELED",
    campaignCategory: "LOYALTY",
    triggerEvent: "CASHBACK_BOOSTER",
    cashbackInfo: { claimableFrom: "2026-11-20T12:00:00Z" },
    cashbackActivated: true,
    cashbackBooster: { boosterGames: ["Gem Harbour"] },
    hasBonusCode: true,
    partnerBonusCode: " SPRING ",
    betBonusType: 2,
    bonusType: "NON_STICKY",
    queuedPlayerBonus: { id: "Q1", isCredited: false },
    freeSpinDetail: { rounds: 20, roundsPlayed: 8, gameSlug: "gem-harbour" },
    wrMultiplier: 30,
    expiresAt: "2026-11-30T12:00:00Z",
    startedAt: "2026-11-19T12:00:00Z",
    endedAt: "2026-11-21T12:00:00Z",
    wageringAmount: "600.00",
  };
  expect(Object.keys(whole)).toHaveLength(20);
  expect(read(whole)).toEqual({
    ...{ id: "A1", campaignId: "C1", assignmentId: "A1", name: null, kind: "cashback", way: "queued" },
    ...{ trigger: "cashbackBooster", vertical: "live-casino", status: "CANCELED", category: "loyalty" },
    ...{ amount: null, provider: null, bonusCode: "SPRING", isNonSticky: true, isJoined: true, queuedId: "Q1" },
    spins: { total: 20, played: 8, gameSlug: "gem-harbour" },
    wagering: { required: { amountMinor: 60_000, currency: "EUR" }, done: null, multiplier: 30 },
    multiplier: 30,
    boosterGames: ["Gem Harbour"],
    claimableFrom: "2026-11-20T12:00:00Z",
    startedAt: "2026-11-19T12:00:00Z",
    expiresAt: "2026-11-30T12:00:00Z",
    endedAt: "2026-11-21T12:00:00Z",
  });
  expect(read({ ...whole, betBonusType: -1, freeSpinDetail: undefined })?.kind).toBe("freeSpins");
  // A code that the reward does not have.
  expect(read({ ...whole, hasBonusCode: false })?.bonusCode).toBeNull();
});

test("the filter of campaigns, the trigger types and the activities are those of the specification [REWARD-507, REWARD-509, REWARD-511]", () => {
  expect(statusFilters).toEqual(["ACTIVE", "ALL", "CANCELED", "COMPLETED", "DRAFT", "EXPIRED"]);
  expect(triggerTypes).toEqual(["MANUAL", "TRIGGERED", "OPT_IN", "LOYALTY"]);
  expect(activities).toEqual(["ACTIVATED", "FORFEITED"]);
});

test.each([
  [-1, true],
  [0, false],
  [1, false],
  [null, false],
  [undefined, false],
])("a bet bonus of the type %j is a free spin: %j [REWARD-505]", (type, isIt) => {
  expect(isFreeSpin(type)).toBe(isIt);
  expect(read({ betBonusType: type })?.kind === "freeSpins").toBe(isIt);
});

test.each([
  ["LOYALTY", "loyalty"],
  ["OPT_IN", "optIn"],
  ["TRIGGERED", "triggered"],
  ["MANUAL", null],
  ["toString", null],
])("the category %s is %s [REWARD-502]", (campaignCategory, category) => {
  expect(read({ campaignCategory })?.category).toBe(category);
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
])("the vertical %s is %s [REWARD-502]", (vertical, expected) => {
  expect(read({ vertical })?.vertical).toBe(expected);
});

test.each([
  [{}, "claim"],
  [{ triggerEvent: "CASHBACK_INSTANT" }, "instant"],
  [{ triggerEvent: "CASHBACK_WEEKLY" }, "cashback"],
  [{ triggerEvent: "CASHBACK_INSTANT", betBonusType: -1 }, "claim"],
  [{ queuedPlayerBonus: { id: "Q1", isCredited: false } }, "queued"],
  [{ queuedPlayerBonus: { id: "Q1", isCredited: true } }, "claim"],
])("what takes %j is %s", (change, way) => {
  expect(read(change)?.way).toBe(way);
});

test.each(["DRAFT", "ACTIVE", "EXPIRED", "CANCELED", "COMPLETED"])("the status %s is read [REWARD-502]", (status) => {
  expect(read({ campaignStatus: status })?.status).toBe(status);
  expect(read({ campaignStatus: `${status}?` })?.status).toBeNull();
});

test.each([
  [" Spring gift ", "Spring gift"],
  ["  ", null],
  [null, null],
])("the name %j is %j", (name, expected) => {
  expect(read({ name })?.name).toBe(expected);
});

test("a booster is joined once it is activated", () => {
  const booster = { triggerEvent: "CASHBACK_BOOSTER" };
  for (const cashbackActivated of [false, null, undefined])
    expect(read({ ...booster, cashbackActivated, optedIn: true })?.isJoined).toBe(false);
  expect(read({ ...booster, cashbackActivated: true })?.isJoined).toBe(true);
});

test("only a campaign to take part in is joined", () => {
  expect(read({ campaignCategory: "OPT_IN" })?.isJoined).toBe(false);
  expect(read({ campaignCategory: "OPT_IN", optedIn: true })?.isJoined).toBe(true);
  expect(read({ campaignCategory: "LOYALTY", optedIn: true })?.isJoined).toBeNull();
  expect(read({ campaignCategory: "OPT_IN", triggerEvent: "CASHBACK_WEEKLY" })?.isJoined).toBeNull();
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
