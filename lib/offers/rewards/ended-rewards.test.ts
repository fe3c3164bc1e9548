import { expect, test } from "vitest";
import { endedOf, endOf } from "./ended-rewards";
import { Rewards } from "./schema";

const past = "2026-03-01T12:00:00.000Z";
const later = "2026-04-01T12:00:00.000Z";
const future = "2099-12-20T12:00:00.000Z";

const rewards = (...changes: object[]) =>
  Rewards.parse(
    changes.map((change, at) => ({ campaignId: `C${at}`, assignmentId: `A${at}`, currency: "EUR", ...change })),
  );

test.each([
  ["CANCELED", { endedAt: past, expiresAt: future }, past],
  ["CANCELED", { expiresAt: future }, null],
  ["COMPLETED", { expiresAt: future }, null],
  ["COMPLETED", {}, null],
  ["EXPIRED", { expiresAt: past }, past],
  ["EXPIRED", { endedAt: later, expiresAt: past }, later],
])("one that is %s, with %j, ended %s: only what has expired ended with its time", (campaignStatus, times, end) => {
  expect(rewards({ campaignStatus, ...times }).map(endOf)).toEqual([end]);
});

test("the last one is first, and those whose end is not known are behind the others", () => {
  const list = rewards(
    { campaignStatus: "CANCELED", expiresAt: future },
    { campaignStatus: "EXPIRED", expiresAt: past },
    { campaignStatus: "COMPLETED", endedAt: later },
    { campaignStatus: "ACTIVE" },
    { campaignStatus: "EXPIRED", expiresAt: later, assignmentId: null },
  );
  expect(endedOf(list).map(({ id }) => id)).toEqual(["A2", "A1", "A0"]);
});
