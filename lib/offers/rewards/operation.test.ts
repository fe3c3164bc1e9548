import { expect, test } from "vitest";
import type { Http } from "@/lib/core/http/http";
import { Unreachable } from "@/lib/core/http/http-errors";
import type { Intent, Json } from "@/lib/core/intents/intent";
import { campaignIn, claimOperation, claimResolver, forfeitOperation, forfeitResolver } from "./operation";

const dayMs = 86_400_000;
const own = (assignmentId: string | null, status: string | null) => ({ campaignId: "C1", assignmentId, status });
const other = { campaignId: "C0", assignmentId: "K1", status: "ACTIVE" };
const mine = own("K1", "ACTIVE");
const lastWeeks = own("A1", "COMPLETED");
type Own = ReturnType<typeof own>;

/** A platform that lists these campaigns of its player, and these rewards of its sportsbook. */
const platform = (campaigns: readonly Own[], sportsbook: readonly Own[] | null = null) =>
  ({
    async get(path: string) {
      if (path === "v2/player/campaigns") return campaigns;
      if (path === "v2/sportsbook/rewards" && sportsbook) return sportsbook;
      throw new Unreachable("network", path);
    },
  }) as unknown as Http;

const intent = (parameters: Json, { ageMs = 0, before = null }: { ageMs?: number; before?: Json } = {}) =>
  ({ id: "K1", before, parameters, startedAt: Date.now() - ageMs }) as Intent;
const claim = (way: "claim" | "sportsbook") =>
  claimOperation.keep({ campaignId: "C1", way, queuedId: null, provider: null });

test.each([
  ["has its assignment", [other, lastWeeks, mine], "done"],
  ["is on offer still", [other, own(null, "ACTIVE")], "not-done"],
  ["was never taken, and its time is over", [own(null, "EXPIRED")], "not-done"],
  ["was never taken, and is withdrawn", [own(null, "CANCELED")], "not-done"],
  ["was never taken, and has not begun", [own(null, "DRAFT")], "not-done"],
  ["has no assignment, and was completed", [own(null, "COMPLETED")], "unknown"],
  ["has no assignment, and is in a state that nobody knows", [own(null, null)], "unknown"],
  ["repeats: last week's was taken, and this week's time is over", [lastWeeks, own(null, "EXPIRED")], "not-done"],
  ["repeats: last week's was taken, and this week's is listed no more", [lastWeeks], "not-done"],
  ["is not listed", [other], "unknown"],
] as const)("a claim whose campaign %s", async (_, campaigns, verdict) => {
  expect(await claimResolver.read?.(platform(campaigns), intent(claim("claim")))).toBe(verdict);
});

test.each([
  [["A1"], "not-done"],
  [[], "done"],
])("a claim on a platform without keys, with %j before it, is told by what is new: %s", async (before, verdict) => {
  expect(await claimResolver.read?.(platform([lastWeeks]), intent(claim("claim"), { before }))).toBe(verdict);
});

test.each([
  ["has its assignment", [mine], [], "done"],
  ["is on offer still, and in no campaign", [other], [own(null, "ACTIVE")], "not-done"],
  ["is offered no more, and was never taken", [own(null, "EXPIRED")], [], "not-done"],
  ["is offered no more because bonuses are off, and was never taken", [own(null, "ACTIVE")], [], "not-done"],
  ["is offered no more, and in no campaign", [other], [], "unknown"],
] as const)("a claim of the sportsbook whose reward %s", async (_, campaigns, sportsbook, verdict) => {
  expect(await claimResolver.read?.(platform(campaigns, sportsbook), intent(claim("sportsbook")))).toBe(verdict);
});

test("a claim of the sportsbook stays open while its rewards cannot be read", async () => {
  await expect(claimResolver.read?.(platform([other]), intent(claim("sportsbook")))).rejects.toThrow(Unreachable);
});

test.each([
  ["given up", "CANCELED", "done"],
  ["paid, because it was completed", "COMPLETED", "not-done"],
  ["over, because its time was", "EXPIRED", "not-done"],
  ["still running", "ACTIVE", "not-done"],
  ["in a state that nobody knows", null, "unknown"],
] as const)("the end of a bonus that is %s", async (_, status, verdict) => {
  const campaigns = [{ ...lastWeeks, assignmentId: "A0" }, own("A1", status)];
  expect(await forfeitResolver.read?.(platform(campaigns), intent({ assignmentId: "A1" }))).toBe(verdict);
});

test.each([
  ["a claim", claimResolver, claim("claim")],
  ["a claim of the sportsbook", claimResolver, claim("sportsbook")],
  ["a claim of another release", claimResolver, {}],
  ["the end of a bonus", forfeitResolver, { assignmentId: "A9" }],
] as const)("%s that no list tells of is checked for a day", async (_, resolver, parameters) => {
  const http = platform([other], []);
  expect(await resolver.read?.(http, intent(parameters, { ageMs: dayMs - 1_000 }))).toBe("unknown");
  expect(await resolver.read?.(http, intent(parameters, { ageMs: dayMs }))).toBe("moot");
});

test("before a claim the assignments of its own campaign are noted, and neither what is on offer nor those of another", async () => {
  const given = { campaignId: "C1", way: "claim", queuedId: null, provider: null } as const;
  const campaigns = platform([other, own(null, "ACTIVE"), lastWeeks, own("A2", "EXPIRED")]);
  expect(await claimOperation.before?.(campaigns, given)).toEqual(["A1", "A2"]);
});

test("of one campaign one claim is made at a time, of one bonus one release; neither is ever sent twice", () => {
  const given = { campaignId: "C1", way: "claim", queuedId: "Q1", provider: null } as const;
  expect([claimOperation.subject(given), claimOperation.again]).toEqual(["C1", "never"]);
  expect(claimOperation.keep(given)).toEqual({ campaignId: "C1", way: "claim" });
  const forfeit = { assignmentId: "A1", wageringProgress: 500 };
  expect([forfeitOperation.subject(forfeit), forfeitOperation.again]).toEqual(["A1", "never"]);
  expect(forfeitOperation.keep(forfeit)).toEqual({ assignmentId: "A1" });
});

test("what a browser has kept is found by the release after this one: the names of both operations stay", () => {
  expect([claimOperation.name, forfeitOperation.name]).toEqual(["claim", "forfeit"]);
  expect([claimResolver.operation, forfeitResolver.operation]).toEqual(["claim", "forfeit"]);
});

test("a kept claim names its campaign; one of another release names none, and is not taken for a reward without one", async () => {
  expect(campaignIn({ campaignId: "C1" })).toBe("C1");
  for (const kept of [null, {}, { campaignId: 7 }]) expect(campaignIn(kept)).toBeNull();
});

test("all of a player's campaigns are looked through, those that are over too", async () => {
  const asked: unknown[] = [];
  const get = async (_path: string, _schema: unknown, { query }: { query: { status?: string } }) => {
    asked.push(Object.values(query));
    return [lastWeeks];
  };
  const http = { get } as unknown as Http;
  await claimOperation.before?.(http, { campaignId: "C1", way: "claim", queuedId: null, provider: null });
  await claimResolver.read?.(http, intent(claim("claim")));
  await forfeitResolver.read?.(http, intent({ assignmentId: "A1" }));
  expect(asked, "no status is asked for").toEqual([[], [], []]);
});
