import { randomUUID } from "node:crypto";
import { describe, expect, inject, test } from "vitest";
import * as z from "zod/mini";
import type { Http } from "@/lib/core/http/http";
import { money } from "@/lib/core/money";
import { requestDeposit } from "@/lib/money/deposit/api";
import { getBalance } from "@/lib/money/wallet/api";
import { startBreak } from "@/lib/safety/breaks/api";
import { type BreakRequest, breakEnd, dayBreak } from "@/lib/safety/breaks/break";
import { exclusion, timeOut } from "@/lib/safety/breaks/endpoints";
import { callPlatform, endpoint } from "@/lib/session/platform/endpoint";
import { signOut } from "@/lib/session/platform/endpoints";
import { recordCalls } from "../../support/record-calls";
import { control, createPlayer, newPlayer, platformAs, signIn } from "../sandbox/world";

const start = (http: Http, requested: BreakRequest, key: string = randomUUID()) => startBreak(http, requested, key);
const breakOf = (playerId: string) =>
  control<{ kind: string; startedAt: string; endsAt: string | null } | null>("GET", `/players/${playerId}/break`);
const endAt = (playerId: string, ms: number) =>
  control("PUT", `/players/${playerId}/break`, { endsAt: new Date(Date.now() + ms).toISOString() });
const deposit = (http: Http) =>
  requestDeposit(
    http,
    { amount: money(1_000, "EUR"), methodId: "mandate", selectedBonusId: null, returnUrl: "" },
    randomUUID(),
  );

test("each break is one PATCH: a time-out in hours, an exclusion in months that begins at once, or without an end [LIMIT-024, LIMIT-025, LIMIT-026, LIMIT-027, API-034]", async () => {
  const { http } = await newPlayer();
  const calls = recordCalls(inject("sandbox").platform);
  await start(http, { kind: "timeOut", hours: 72 });
  await start(http, { kind: "exclusion", months: 6 });
  await start(http, { kind: "exclusion", months: null });
  expect(calls).toEqual([
    { line: "PATCH /v1/player/timeout", body: { timeoutInHours: 72, initiator: "PLAYER" } },
    { line: "PATCH /v1/player/exclusion", body: { exclusionInMonths: 6, exclusionDelayInHours: 0 } },
    {
      line: "PATCH /v1/player/exclusion",
      body: { accountDisableIndefinitely: true, exclusionInMonths: 12, exclusionDelayInHours: 0 },
    },
  ]);
});

test.each([
  [
    { kind: "timeOut", hours: 24 },
    "TIMEOUT",
    "error.player.timeout",
    /Timeout in progress: .*remainingDays=1, milliseconds=86\d{6}, isCooling=false, initiator=PLAYER/,
  ],
  [{ kind: "timeOut", hours: 720 }, "TIMEOUT", "error.player.timeout", /remainingDays=30, milliseconds=25919\d{5}/],
  [{ kind: "exclusion", months: 6 }, "SELF_EXCLUDED", "error.player.self_excluded", /Exclusion in progress: 18\d days/],
  [
    { kind: "exclusion", months: null },
    "SELF_EXCLUDED",
    "error.player.self_excluded",
    /Exclusion in progress: indefinite/,
  ],
] as const)(
  "while %j lasts, no call, no deposit and no login pass; the player's other sign-ins neither",
  async (requested, kind, code, words) => {
    const player = await createPlayer({ balance: "50.00" });
    const [here, there] = [await signIn(player), await signIn(player)];
    await start(platformAs(here.idToken), requested);
    const running = await breakOf(player.playerId);
    expect(running?.kind).toBe(kind);
    // The site says the same end as the platform keeps.
    expect(running?.endsAt ?? null).toBe(
      breakEnd(requested, new Date(running?.startedAt ?? ""))?.toISOString() ?? null,
    );
    for (const { idToken } of [here, there]) {
      await expect(getBalance(platformAs(idToken))).rejects.toMatchObject({ status: 403, code });
      await expect(deposit(platformAs(idToken))).rejects.toMatchObject({ status: 403, code });
    }
    await expect(signIn(player)).rejects.toThrow(words);
  },
);

test("a time-out ends by itself: the player logs in again, with the money that they had", async () => {
  const player = await createPlayer({ balance: "50.00" });
  await start(platformAs((await signIn(player)).idToken), dayBreak);
  await expect(signIn(player)).rejects.toThrow(/Timeout in progress/);
  await endAt(player.playerId, 1_500);
  await expect
    .poll(
      () =>
        signIn(player).then(
          () => "in",
          () => "out",
        ),
      { timeout: 10_000 },
    )
    .toBe("in");
  expect(await breakOf(player.playerId)).toBeNull();
  const { idToken } = await signIn(player);
  expect(await getBalance(platformAs(idToken))).toMatchObject({
    balances: { mainBalance: money(5_000, "EUR") },
  });
});

describe("sent again", () => {
  test("with its key a break begins once, also after it has refused everything else; the key serves no other break", async () => {
    const { http, playerId } = await newPlayer();
    await start(http, dayBreak, "first-key");
    const first = await breakOf(playerId);
    await start(http, dayBreak, "first-key");
    expect(await breakOf(playerId)).toEqual(first);
    await expect(start(http, { kind: "timeOut", hours: 72 }, "first-key")).rejects.toMatchObject({
      status: 409,
      code: "KEY_REUSED",
    });
    await endAt(playerId, -1_000);
    await start(http, dayBreak, "first-key");
    expect(await breakOf(playerId)).toBeNull();
  });

  test("a longer one counts, a shorter one takes nothing back", async () => {
    const { http, playerId } = await newPlayer();
    await start(http, { kind: "timeOut", hours: 72 });
    const longer = await breakOf(playerId);
    await start(http, dayBreak);
    expect(await breakOf(playerId)).toEqual(longer);
    await start(http, { kind: "exclusion", months: 6 });
    expect((await breakOf(playerId))?.kind).toBe("SELF_EXCLUDED");
    await start(http, { kind: "timeOut", hours: 720 });
    expect((await breakOf(playerId))?.kind).toBe("SELF_EXCLUDED");
  });
});

test("who has a break may sign out", async () => {
  const player = await createPlayer();
  const { idToken, accessToken } = await signIn(player);
  const http = platformAs(idToken, accessToken);
  await start(http, dayBreak);
  await expect(callPlatform(http, signOut, {})).resolves.toBeUndefined();
});

test.each([
  ["a time-out of less than a day", timeOut, { timeoutInHours: 23, initiator: "PLAYER" }],
  ["a time-out by nobody", timeOut, { timeoutInHours: 24 }],
  ["an exclusion that begins later", exclusion, { exclusionInMonths: 6, exclusionDelayInHours: 24 }],
  ["an exclusion without its months", exclusion, { accountDisableIndefinitely: true, exclusionDelayInHours: 0 }],
])("%s is refused and begins nothing", async (_, call, body) => {
  const { http, playerId } = await newPlayer();
  // As somebody calls it who keeps to no schema.
  const any = endpoint({ ...call, body: z.looseObject({}) });
  await expect(callPlatform(http, any, { key: randomUUID(), body })).rejects.toMatchObject({ status: 400 });
  expect(await breakOf(playerId)).toBeNull();
});

test("a visitor's is refused", async () => {
  await expect(start(platformAs(), dayBreak)).rejects.toMatchObject({ status: 401 });
});
