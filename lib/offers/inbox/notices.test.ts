import { expect, test } from "vitest";
import { money } from "@/lib/core/money";
import type { Reward } from "@/lib/offers/rewards/schema";
import type { Limit } from "@/lib/safety/limits/schema";
import type { PlayerDocument } from "@/lib/safety/verification/schema";
import { noticesOf } from "./notices";

const now = Date.parse("2026-11-26T10:00:00Z");
const none = { documents: [], limits: { deposit: [], spend: [] }, withdrawals: [], rewards: [] };

const document = (status: PlayerDocument["status"], dueAt: string | null = null): PlayerDocument => ({
  id: null,
  label: null,
  kind: "idDocument",
  status,
  rejection: null,
  attemptsLeft: null,
  dueAt,
  sentAt: null,
  decidedAt: null,
});
const limit = (pendingDate: string | null): Limit => ({
  period: "D",
  value: money(10_000, "EUR"),
  pendingValue: null,
  pendingDate,
  locked: false,
  updatedAt: null,
  startedAt: "2026-11-26T00:00:00Z",
  resetAt: "2026-11-27T00:00:00Z",
  used: money(0, "EUR"),
  remaining: null,
});
// Only what the rule reads.
const reward = (expiresAt: string | null) => ({ id: "R1", name: "Harvest", expiresAt }) as Reward;
const withdrawal = (status: string) => ({ pendingWithdrawalId: status, status, since: "2026-11-25T10:00:00Z" });
const kinds = (sources: Partial<Parameters<typeof noticesOf>[0]>) =>
  noticesOf({ ...none, ...sources }, now).map(({ kind, at }) => [kind, at]);

test("a document is one when it is asked for, or has expired", () => {
  const statuses = ["UNREQUESTED", "REQUESTED", "UNDER_REVIEW", "VERIFIED", "EXPIRED"] as const;
  expect(statuses.map((status) => kinds({ documents: [document(status, "2026-12-01T00:00:00Z")] }).length)).toEqual([
    0, 1, 0, 0, 1,
  ]);
  expect(kinds({ documents: [document("REQUESTED")] })).toEqual([["document", null]]);
});

test("a change of a limit is one until it takes effect", () => {
  const date = "2026-11-27T10:00:00Z";
  expect(kinds({ limits: { deposit: [limit(null), limit(date)], spend: [limit(date)] } })).toEqual([
    ["depositLimit", date],
    ["spendLimit", date],
  ]);
});

test.each([
  ["2026-11-26T09:59:59Z", 0],
  ["2026-11-26T10:00:01Z", 1],
  ["2026-12-03T10:00:00Z", 1],
  ["2026-12-03T10:00:01Z", 0],
  [null, 0],
])("a reward that ends at %s: %i", (expiresAt, count) => {
  expect(kinds({ rewards: [reward(expiresAt)] })).toHaveLength(count);
});

test("what the player has to do comes first, what happens by itself last", () => {
  const soon = "2026-11-27T10:00:00Z";
  const sources = {
    documents: [document("REQUESTED")],
    limits: { deposit: [limit(soon)], spend: [] },
    withdrawals: [withdrawal("PENDING"), withdrawal("WAITING_INPUT")],
    rewards: [reward(soon)],
  };
  expect(kinds(sources).map(([kind]) => kind)).toEqual([
    "document",
    "withdrawalWaits",
    "reward",
    "depositLimit",
    "withdrawal",
  ]);
  expect(new Set(noticesOf(sources, now).map(({ id }) => id)).size).toBe(5);
});
