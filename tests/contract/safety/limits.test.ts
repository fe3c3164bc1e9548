import { randomUUID } from "node:crypto";
import { describe, expect, inject, test } from "vitest";
import { money } from "@/lib/core/money";
import { requestDeposit } from "@/lib/money/deposit/api";
import { getBalance } from "@/lib/money/wallet/api";
import { getLimits } from "@/lib/safety/limits/api";
import { getActivitySettings } from "@/lib/safety/reality-check/api";
import { recordCalls } from "../../support/record-calls";
import { callControl, control, createPlayer, newPlayer, platformAs, signIn } from "../sandbox/world";

const inADay = new Date(Date.now() + 86_400_000).toISOString();
const euros = (amountMinor: number) => money(amountMinor, "EUR");
const deposit = (http: Parameters<typeof requestDeposit>[0], amountMinor: number) =>
  requestDeposit(http, { amount: euros(amountMinor), methodId: "card" }, randomUUID());
const setLimit = (playerId: string, limit: object) => control("PUT", `/players/${playerId}/limits`, limit);

test("deposit limits, spend limits and the reality check are read by GET", async () => {
  const { http } = await newPlayer();
  const calls = recordCalls(inject("sandbox").platform);
  await getLimits(http, "deposit");
  await getLimits(http, "spend");
  await getActivitySettings(http);
  expect(calls).toEqual([
    { line: "GET /v1/player/limits/deposit", body: undefined },
    { line: "GET /v1/player/limits/spend", body: undefined },
    { line: "GET /v1/player/activity/settings", body: undefined },
  ]);
});

test("a new player has a day, a week and a month of each kind without a limit, and no reality check [LIMIT-001]", async () => {
  const { http } = await newPlayer({ currencyCode: "NOK" });
  for (const kind of ["deposit", "spend"] as const) {
    const limits = await getLimits(http, kind);
    expect(limits.map(({ period }) => period)).toEqual(["D", "W", "M"]);
    for (const limit of limits)
      expect(limit).toMatchObject({
        value: null,
        pendingValue: null,
        pendingDate: null,
        locked: false,
        updatedAt: null,
        used: money(0, "NOK"),
        remaining: null,
      });
  }
  expect(await getActivitySettings(http)).toEqual({ timer: null });
});

test("a limit with a change that waits and with a lock comes as it was set, its kind and period alone [LIMIT-003]", async () => {
  const { http, playerId } = await newPlayer();
  const change = { pendingValue: "150.00", pendingDate: inADay };
  await setLimit(playerId, { kind: "deposit", duration: "W", value: "100.00", ...change, locked: true });
  const [day, week, month] = await getLimits(http, "deposit");
  expect(week).toMatchObject({
    value: euros(10_000),
    pendingValue: euros(15_000),
    pendingDate: inADay,
    locked: true,
    remaining: euros(10_000),
  });
  expect(Date.parse(week?.updatedAt ?? "")).toBeLessThanOrEqual(Date.now());
  expect([day?.value, month?.value]).toEqual([null, null]);
  expect((await getLimits(http, "spend")).map(({ value }) => value)).toEqual([null, null, null]);
  await control("PUT", `/players/${playerId}/activity`, { timer: 60 });
  expect(await getActivitySettings(http)).toEqual({ timer: 60 });
});

test("periods begin and end at midnight in the player's country, the week on Monday", async () => {
  const { http } = await newPlayer({ countryCode: "FI" });
  const clock = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/Helsinki",
    weekday: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });
  const [day, week, month] = await getLimits(http, "deposit");
  for (const limit of [day, week, month]) {
    expect(clock.format(Date.parse(limit?.startedAt ?? ""))).toContain("00:00");
    expect(clock.format(Date.parse(limit?.resetAt ?? ""))).toContain("00:00");
    expect(Date.parse(limit?.startedAt ?? "")).toBeLessThanOrEqual(Date.now());
    expect(Date.parse(limit?.resetAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
  }
  expect(clock.format(Date.parse(week?.resetAt ?? ""))).toMatch(/^Mon/);
  expect(clock.formatToParts(Date.parse(month?.resetAt ?? "")).find(({ type }) => type === "day")?.value).toBe("1");
});

test("a deposit counts in all three periods, and one beyond what is left is refused as SELF_LIMIT_REACHED and moves nothing", async () => {
  const { http, playerId } = await newPlayer();
  await setLimit(playerId, { kind: "deposit", duration: "M", value: "50.00" });
  await deposit(http, 2_000);
  for (const { used } of await getLimits(http, "deposit")) expect(used).toEqual(euros(2_000));
  expect((await getLimits(http, "deposit"))[2]?.remaining).toEqual(euros(3_000));
  await expect(deposit(http, 3_001)).rejects.toMatchObject({ status: 409, code: "SELF_LIMIT_REACHED" });
  expect(await getBalance(http, "EUR")).toMatchObject({ balances: { mainBalance: euros(2_000) } });
  await deposit(http, 3_000);
  expect((await getLimits(http, "deposit"))[2]?.remaining).toEqual(euros(0));
  expect(await control("GET", "/ledger/check")).toMatchObject({ sound: true });
});

test("the demo player has limits that are set, not set, and with a change that waits", async () => {
  const http = platformAs((await signIn({ email: "demo@greenroom.example", password: "Greenroom-2026" })).idToken);
  const [depositLimits, spendLimits] = [await getLimits(http, "deposit"), await getLimits(http, "spend")];
  expect(depositLimits.map(({ value }) => value)).toEqual([euros(20_000), euros(50_000), euros(100_000)]);
  expect(depositLimits[2]).toMatchObject({ pendingValue: euros(150_000), pendingDate: expect.any(String) });
  expect(spendLimits.map(({ value }) => value)).toEqual([null, euros(100_000), euros(300_000)]);
});

describe("the platform refuses", () => {
  test("a visitor, and a player whose account was closed", async () => {
    await expect(getLimits(platformAs(), "deposit")).rejects.toMatchObject({ status: 401 });
    const player = await createPlayer();
    const { idToken } = await signIn(player);
    await control("PATCH", `/players/${player.playerId}`, { accountStatus: "CLOSED" });
    await expect(getLimits(platformAs(idToken), "spend")).rejects.toMatchObject({ status: 403 });
  });

  test.each([
    ["another kind", { kind: "loss", duration: "D", value: "1.00" }],
    ["another period", { kind: "spend", duration: "Y", value: "1.00" }],
    ["a limit of nothing", { kind: "spend", duration: "D", value: "0.00" }],
    ["a value that is no amount", { kind: "spend", duration: "D", value: "1.005" }],
    ["a value that waits without a date", { kind: "spend", duration: "D", value: "1.00", pendingValue: "2.00" }],
    ["a limit without its value", { kind: "spend", duration: "D" }],
  ])("%s of the control page", async (_, limit) => {
    const { playerId } = await createPlayer();
    expect((await callControl("PUT", `/players/${playerId}/limits`, limit)).status).toBe(400);
  });
});
