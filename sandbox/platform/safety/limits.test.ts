import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "../../core/database";
import { readSettings } from "../../core/settings";
import { defaultProfile } from "../account/profile";
import { players } from "../db-schema";
import { openWallet } from "../wallet/ledger";
import { createWallet, type Wallet } from "../wallet/wallet";
import type { LimitKind, LimitPeriod } from "./db-schema";
import { limitAt, limitRefusal, readLimits, writeLimit } from "./limits";

const folder = mkdtempSync(join(tmpdir(), "greenroom-limits-"));
let open: OpenDatabase;
let wallet: Wallet;

beforeAll(async () => {
  open = await openDatabase(readSettings({ ...process.env, SANDBOX_DATA: folder }));
  wallet = createWallet(open.db, () => {});
}, 60_000);

afterAll(async () => {
  await open.close();
  rmSync(folder, { recursive: true, force: true });
});

async function newPlayer(countryCode = "FI") {
  const playerId = `test-${randomUUID()}`;
  const profile = { ...defaultProfile, countryCode };
  await open.db.transaction(async (tx) => {
    await tx.insert(players).values({ playerId, email: `${playerId}@players.example`, profile });
    await openWallet(tx, playerId, "EUR");
  });
  const operation = (amountMinor: bigint) => ({
    playerId,
    amountMinor,
    currency: "EUR",
    key: randomUUID(),
    reference: "test",
  });
  await wallet.adjust(operation(100_000n));
  const holder = { playerId, profile };
  const limit = (kind: LimitKind, period: LimitPeriod, valueMinor: bigint | null, pending: object = {}) =>
    writeLimit(open.db, playerId, kind, period, {
      valueMinor,
      pendingMinor: null,
      pendingAt: null,
      locked: false,
      ...pending,
    });
  const at = async (kind: LimitKind, now = new Date()) =>
    Object.fromEntries((await readLimits(open.db, holder, kind, now)).map((each) => [each.period, each]));
  return { playerId, holder, operation, limit, at };
}

const iso = (instant: Date | undefined) => instant?.toISOString();

describe("a period is the calendar's, by the clocks of the player's country [LIMIT-001]", () => {
  test.each([
    // A Wednesday: the day and the week began in Helsinki before they did in UTC.
    ["FI", "2026-11-24T22:30:00Z", "D", "2026-11-24T22:00:00.000Z", "2026-11-25T22:00:00.000Z"],
    ["FI", "2026-11-25T09:00:00Z", "W", "2026-11-22T22:00:00.000Z", "2026-11-29T22:00:00.000Z"],
    ["FI", "2026-11-25T09:00:00Z", "M", "2026-10-31T22:00:00.000Z", "2026-11-30T22:00:00.000Z"],
    ["BR", "2026-11-25T01:00:00Z", "D", "2026-11-24T03:00:00.000Z", "2026-11-25T03:00:00.000Z"],
    ["IN", "2026-11-30T18:29:59Z", "M", "2026-10-31T18:30:00.000Z", "2026-11-30T18:30:00.000Z"],
    ["NZ", "2026-12-31T11:00:00Z", "M", "2026-12-31T11:00:00.000Z", "2027-01-31T11:00:00.000Z"],
    // The clocks go forward on 29 March: that day has 23 hours, and its week one hour less.
    ["FI", "2026-03-29T12:00:00Z", "D", "2026-03-28T22:00:00.000Z", "2026-03-29T21:00:00.000Z"],
    ["FI", "2026-03-29T12:00:00Z", "W", "2026-03-22T22:00:00.000Z", "2026-03-29T21:00:00.000Z"],
    // The clocks go back on 25 October: that day has 25 hours, and its week one hour more.
    ["FI", "2026-10-25T12:00:00Z", "D", "2026-10-24T21:00:00.000Z", "2026-10-25T22:00:00.000Z"],
    ["FI", "2026-10-25T12:00:00Z", "W", "2026-10-18T21:00:00.000Z", "2026-10-25T22:00:00.000Z"],
    // A Sunday belongs to the week that began on Monday.
    ["GB", "2026-11-29T23:59:59Z", "W", "2026-11-23T00:00:00.000Z", "2026-11-30T00:00:00.000Z"],
    ["GB", "2026-11-30T00:00:00Z", "W", "2026-11-30T00:00:00.000Z", "2026-12-07T00:00:00.000Z"],
    // In Chile the day of the change begins at one o'clock.
    ["CL", "2026-09-06T12:00:00Z", "D", "2026-09-06T04:00:00.000Z", "2026-09-07T03:00:00.000Z"],
    ["XX", "2026-11-25T12:00:00Z", "D", "2026-11-25T00:00:00.000Z", "2026-11-26T00:00:00.000Z"],
  ])("%s at %s, %s: from %s to %s", async (country, now, period, startedAt, resetAt) => {
    const { at } = await newPlayer(country);
    const limit = (await at("deposit", new Date(now)))[period];
    expect([iso(limit?.startedAt), iso(limit?.resetAt)]).toEqual([startedAt, resetAt]);
  });
});

describe("what counts", () => {
  const used = async (at: (kind: LimitKind, now?: Date) => Promise<Record<string, { usedMinor: bigint }>>) => [
    (await at("deposit")).M?.usedMinor,
    (await at("spend")).M?.usedMinor,
  ];

  test("deposits against deposit limits, stakes against spend limits; wins, losses and adjustments against none", async () => {
    const { operation, at } = await newPlayer();
    expect(await used(at)).toEqual([0n, 0n]);
    await wallet.deposit(operation(2_000n));
    await wallet.deposit(operation(50n));
    await wallet.bet(operation(300n));
    await wallet.bet({ ...operation(7n), product: "liveCasino" });
    await wallet.win(operation(5_000n));
    await wallet.win(operation(0n));
    await wallet.adjust(operation(900n));
    await wallet.adjust(operation(-900n));
    expect(await used(at)).toEqual([2_050n, 307n]);
  });

  test("what was refused, and what was sent twice with one key, once or not at all", async () => {
    const { operation, at } = await newPlayer();
    const bet = operation(300n);
    await wallet.bet(bet);
    await wallet.bet(bet);
    await wallet.bet(operation(10_000_000n));
    expect(await used(at)).toEqual([0n, 300n]);
  });

  test("each period what moved in it, and nothing once it has begun anew", async () => {
    const { operation, at } = await newPlayer();
    await wallet.deposit(operation(2_000n));
    const { D, W, M } = await at("deposit");
    const dayAfter = await at("deposit", D?.resetAt);
    expect(dayAfter.D?.usedMinor).toBe(0n);
    // The next day may begin a week or a month.
    expect(dayAfter.W?.usedMinor).toBe(iso(D?.resetAt) === iso(W?.resetAt) ? 0n : 2_000n);
    expect((await at("deposit", W?.resetAt)).W?.usedMinor).toBe(0n);
    expect((await at("deposit", M?.resetAt)).M?.usedMinor).toBe(0n);
  });

  test("nothing that moved after the period was over", async () => {
    const { operation, at } = await newPlayer();
    await wallet.deposit(operation(2_000n));
    const { D, W, M } = await at("deposit");
    for (const period of [D, W, M]) {
      // As in the period before it, whose last moment has passed.
      const lastMoment = new Date((period?.startedAt.getTime() ?? 0) - 1);
      const earlier = Object.values(await at("deposit", lastMoment)).find((each) => each.period === period?.period);
      expect(earlier).toMatchObject({ resetAt: period?.startedAt, usedMinor: 0n });
    }
  });

  test("nobody else's", async () => {
    const [one, other] = [await newPlayer(), await newPlayer()];
    await wallet.deposit(one.operation(2_000n));
    expect((await other.at("deposit")).D?.usedMinor).toBe(0n);
  });
});

describe("a limit stands against", () => {
  test.each(["D", "W", "M"] as const)("a deposit that goes a hundredth beyond it, in the period %s", async (period) => {
    const { operation, limit, at } = await newPlayer();
    await limit("deposit", period, 5_000n);
    expect(await wallet.deposit(operation(2_000n))).toMatchObject({ ok: true });
    expect(await wallet.deposit(operation(3_001n))).toEqual({ ok: false, code: "SELF_LIMIT_REACHED" });
    expect(await wallet.deposit(operation(3_000n))).toMatchObject({ ok: true });
    expect(await wallet.deposit(operation(1n))).toEqual({ ok: false, code: "SELF_LIMIT_REACHED" });
    expect((await at("deposit"))[period]).toMatchObject({ valueMinor: 5_000n, usedMinor: 5_000n });
  });

  test("a stake, of every product; a win is paid all the same and gives nothing back", async () => {
    const { operation, limit } = await newPlayer();
    await limit("spend", "D", 500n);
    await limit("spend", "W", null);
    const refused = { ok: false, code: "SELF_SPEND_LIMIT_REACHED" };
    expect(await wallet.bet(operation(501n))).toEqual(refused);
    expect(await wallet.bet(operation(400n))).toMatchObject({ ok: true });
    expect(await wallet.win(operation(4_000n))).toMatchObject({ ok: true });
    expect(await wallet.bet(operation(101n))).toEqual(refused);
    expect(await wallet.bet({ ...operation(101n), product: "liveCasino" })).toEqual(refused);
    expect(await wallet.bet(operation(100n))).toMatchObject({ ok: true });
  });

  test("its own kind alone, and nothing once its period is over", async () => {
    const { holder, operation, limit, at } = await newPlayer();
    await limit("deposit", "D", 100n);
    await limit("spend", "D", 100n);
    expect(await wallet.bet(operation(100n))).toMatchObject({ ok: true });
    expect(await wallet.deposit(operation(100n))).toMatchObject({ ok: true });
    const { D } = await at("deposit");
    expect(await limitRefusal(open.db, holder, "deposit", 100n)).toBe("SELF_LIMIT_REACHED");
    expect(await limitRefusal(open.db, holder, "deposit", 100n, D?.resetAt)).toBeNull();
  });

  test("two deposits at once, of which one fits", async () => {
    const { operation, limit } = await newPlayer();
    await limit("deposit", "D", 1_500n);
    const results = await Promise.all([wallet.deposit(operation(1_000n)), wallet.deposit(operation(1_000n))]);
    expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  test("a payment that was approved before, where its guard reads the limits", async () => {
    const { holder, operation, limit } = await newPlayer();
    await limit("deposit", "D", 1_000n);
    const payment = {
      ...operation(1_000n),
      guard: (tx: Parameters<typeof limitRefusal>[0]) => limitRefusal(tx, holder, "deposit", 1_000n),
    };
    await limit("deposit", "D", 999n);
    expect(await wallet.bookPayment(payment)).toEqual({ ok: false, code: "SELF_LIMIT_REACHED" });
    await limit("deposit", "D", 1_000n);
    expect(await wallet.bookPayment(payment)).toMatchObject({ ok: true });
  });

  test("nothing that was booked already under its key", async () => {
    const { operation, limit } = await newPlayer();
    const deposit = operation(1_000n);
    await wallet.deposit(deposit);
    await limit("deposit", "D", 100n);
    expect(await wallet.deposit(deposit)).toMatchObject({ ok: true, replayed: true });
  });
});

describe("a change that waits", () => {
  const moment = new Date("2026-11-26T07:40:00Z");
  const before = new Date(moment.getTime() - 1);
  const set = {
    valueMinor: 100n,
    pendingMinor: 200n,
    pendingAt: moment,
    locked: false,
    updatedAt: new Date("2026-11-25T07:40:00Z"),
  };

  test("changes nothing before its moment, and holds from it on [LIMIT-003]", () => {
    expect(limitAt(set, before)).toEqual(set);
    expect(limitAt(set, moment)).toEqual({
      ...set,
      valueMinor: 200n,
      pendingMinor: null,
      pendingAt: null,
      updatedAt: moment,
    });
  });

  test("without a value ends the limit at its moment [LIMIT-003]", () => {
    expect(limitAt({ ...set, pendingMinor: null }, before).valueMinor).toBe(100n);
    expect(limitAt({ ...set, pendingMinor: null }, moment)).toMatchObject({ valueMinor: null, pendingAt: null });
  });

  test("is not there yet for a deposit, and is once its moment has come", async () => {
    const { operation, limit } = await newPlayer();
    await limit("deposit", "D", 100n, { pendingMinor: 500n, pendingAt: new Date(Date.now() + 3_600_000) });
    expect(await wallet.deposit(operation(101n))).toMatchObject({ ok: false });
    await limit("deposit", "D", 100n, { pendingMinor: 500n, pendingAt: new Date(Date.now() - 1) });
    expect(await wallet.deposit(operation(101n))).toMatchObject({ ok: true });
    expect(await wallet.deposit(operation(400n))).toMatchObject({ ok: false });
  });
});
