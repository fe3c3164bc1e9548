import { randomUUID } from "node:crypto";
import { describe, expect, inject, test } from "vitest";
import { money } from "@/lib/core/money";
import { requestDeposit } from "@/lib/money/deposit/api";
import { getBalance } from "@/lib/money/wallet/api";
import { changeLimit, getLimits } from "@/lib/safety/limits/api";
import type { LimitChange } from "@/lib/safety/limits/change";
import { getActivitySettings } from "@/lib/safety/reality-check/api";
import { recordCalls } from "../../support/record-calls";
import { callControl, control, createPlayer, newPlayer, platformAs, signIn } from "../sandbox/world";

const inADay = new Date(Date.now() + 86_400_000).toISOString();
const euros = (amountMinor: number) => money(amountMinor, "EUR");
const deposit = (http: Parameters<typeof requestDeposit>[0], amountMinor: number) =>
  requestDeposit(
    http,
    { amount: euros(amountMinor), methodId: "mandate", selectedBonusId: null, returnUrl: "" },
    randomUUID(),
  );
const setLimit = (playerId: string, limit: object) => control("PUT", `/players/${playerId}/limits`, limit);

test("deposit limits, spend limits and the reality check are read by GET [API-031]", async () => {
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
  expect(await getBalance(http)).toMatchObject({ balances: { mainBalance: euros(2_000) } });
  await deposit(http, 3_000);
  expect((await getLimits(http, "deposit"))[2]?.remaining).toEqual(euros(0));
  expect(await control("GET", "/ledger/check")).toMatchObject({ sound: true });
});

const dayMs = 86_400_000;
const set = (amountMinor: number, period: LimitChange["period"] = "D"): LimitChange => ({
  ...{ kind: "deposit", period, action: "set", amount: euros(amountMinor) },
});
const change = (http: Parameters<typeof changeLimit>[0], wanted: LimitChange, key: string = randomUUID()) =>
  changeLimit(http, wanted, key);

describe("a player's own change [LIMIT-004]", () => {
  test("is one PATCH with its key, and brings all three periods [API-031, API-032, API-033]", async () => {
    const { http } = await newPlayer();
    const calls = recordCalls(inject("sandbox").platform);
    const limits = await change(http, set(5_050));
    await change(http, { kind: "deposit", period: "D", action: "remove" });
    await change(http, { kind: "deposit", period: "D", action: "cancel", value: euros(5_050) });
    await change(http, { ...set(2_000, "W"), kind: "spend" } as LimitChange);
    expect(calls).toEqual([
      { line: "PATCH /v1/player/limits/deposit", body: { duration: "D", limit: "50.50" } },
      { line: "PATCH /v1/player/limits/deposit", body: { duration: "D", deleteLimit: true } },
      { line: "PATCH /v1/player/limits/deposit", body: { duration: "D", cancelPendingLimit: true } },
      { line: "PATCH /v1/player/limits/spend", body: { duration: "W", limit: "20.00" } },
    ]);
    expect(limits.map(({ period, value }) => [period, value])).toEqual([
      ["D", euros(5_050)],
      ["W", null],
      ["M", null],
    ]);
  });

  test("a lower one holds at once, a higher one a day later; a deposit meets the lower one meanwhile [LIMIT-005, LIMIT-019]", async () => {
    const { http } = await newPlayer();
    await change(http, set(5_000));
    await change(http, set(3_000));
    const [day] = await change(http, set(8_000));
    expect(day).toMatchObject({ value: euros(3_000), pendingValue: euros(8_000) });
    expect(Math.abs(Date.parse(day?.pendingDate ?? "") - Date.now() - dayMs)).toBeLessThan(60_000);
    await expect(deposit(http, 3_001)).rejects.toMatchObject({ code: "SELF_LIMIT_REACHED" });
    await deposit(http, 3_000);
  });

  test("a change whose moment has come holds without a further call", async () => {
    const { http, playerId } = await newPlayer();
    const soon = new Date(Date.now() + 1_500).toISOString();
    await setLimit(playerId, {
      kind: "deposit",
      duration: "D",
      value: "10.00",
      pendingValue: "30.00",
      pendingDate: soon,
    });
    await expect(deposit(http, 2_000)).rejects.toMatchObject({ code: "SELF_LIMIT_REACHED" });
    await expect
      .poll(async () => (await getLimits(http, "deposit"))[0]?.value, { timeout: 10_000 })
      .toEqual(euros(3_000));
    await deposit(http, 2_000);
  });

  test("sent again with its key takes no second effect, and another with the same key none at all", async () => {
    const { http } = await newPlayer();
    await change(http, set(5_000), "first-key");
    await change(http, set(2_000));
    expect((await change(http, set(5_000), "first-key"))[0]).toMatchObject({ value: euros(2_000), pendingDate: null });
    await expect(change(http, set(1_000), "first-key")).rejects.toMatchObject({ status: 409, code: "KEY_REUSED" });
    expect((await getLimits(http, "deposit"))[0]?.value).toEqual(euros(2_000));
  });

  test("is refused where it does not fit, is locked, or has nothing to cancel, and changes nothing", async () => {
    const { http, playerId } = await newPlayer();
    await setLimit(playerId, { kind: "deposit", duration: "W", value: "50.00", locked: true });
    await expect(change(http, set(5_001))).rejects.toMatchObject({ status: 409, code: "error.limit.high" });
    await expect(change(http, set(4_999, "M"))).rejects.toMatchObject({ status: 409, code: "error.limit.low" });
    await expect(change(http, set(5_001, "W"))).rejects.toMatchObject({ status: 409, code: "error.limit.locked" });
    await expect(change(http, { kind: "deposit", period: "W", action: "cancel", value: null })).rejects.toMatchObject({
      status: 409,
      code: "error.limit.nothing_pending",
    });
    await expect(change(http, set(0))).rejects.toMatchObject({ status: 400 });
    await expect(change(http, set(-100))).rejects.toMatchObject({ status: 400 });
    expect((await getLimits(http, "deposit")).map(({ value }) => value)).toEqual([null, euros(5_000), null]);
  });

  test("a visitor's is refused", async () => {
    await expect(change(platformAs(), set(100))).rejects.toMatchObject({ status: 401 });
  });
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
