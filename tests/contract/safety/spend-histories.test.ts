import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type OpenDatabase, openDatabase } from "@/sandbox/core/database";
import { readSettings } from "@/sandbox/core/settings";
import { defaultProfile } from "@/sandbox/platform/account/profile";
import { players } from "@/sandbox/platform/db-schema";
import { type LimitPeriod, limitPeriods } from "@/sandbox/platform/safety/db-schema";
import { changeLimit } from "@/sandbox/platform/safety/limit-changes";
import { readLimits, writeLimit } from "@/sandbox/platform/safety/limits";
import { openWallet } from "@/sandbox/platform/wallet/ledger";
import { createWallet, type Wallet } from "@/sandbox/platform/wallet/wallet";
import { type Ask, changeOf, LimitModel } from "./limit-model";
import { Calendar, SpendModel } from "./spend-model";

/** `npm run histories -- limits` runs 10,000. */
const histories = Number(process.env.LIMIT_HISTORIES ?? 40);
const hourMs = 3_600_000;
const centsOf = (euros: number) => BigInt(euros) * 100n;

/** From −11 to +14, with and without summer time, north and south; half an hour; and the markets that wait longer for a raise. */
const zones = [
  { country: "AS", timeZone: "Pacific/Pago_Pago", delayHours: 24 },
  { country: "KI", timeZone: "Pacific/Kiritimati", delayHours: 24 },
  { country: "NZ", timeZone: "Pacific/Auckland", delayHours: 24 },
  { country: "CL", timeZone: "America/Santiago", delayHours: 24 },
  { country: "CA", timeZone: "America/Toronto", delayHours: 24 },
  { country: "FI", timeZone: "Europe/Helsinki", delayHours: 24 },
  { country: "SE", timeZone: "Europe/Stockholm", delayHours: 72 },
  { country: "NL", timeZone: "Europe/Amsterdam", delayHours: 168 },
  { country: "IN", timeZone: "Asia/Kolkata", delayHours: 24 },
];

/** A few days before clocks change: Toronto, Europe, New Zealand and Chile into winter, Chile, New Zealand, Europe, Toronto; the new year. */
const starts = ["03-06", "03-27", "04-03", "09-04", "09-25", "10-23", "10-30", "12-29"];

type Step =
  | { wait: number }
  /** To the end of the present day, or that many milliseconds from it. */
  | { midnight: number }
  | { period: LimitPeriod; ask: Ask }
  | { move: "stake" | "deposit" | "win"; amount: number };

const amount = fc.integer({ min: 1, max: 12 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: fc.record({ wait: fc.constantFrom(0.5, 1, 5, 23, 24, 25, 72, 168, 200) }), weight: 2 },
  { arbitrary: fc.record({ midnight: fc.constantFrom(-1, 0, 1) }), weight: 2 },
  {
    arbitrary: fc.record({
      period: fc.constantFrom(...limitPeriods),
      ask: fc.oneof({ arbitrary: amount, weight: 4 }, fc.constantFrom("remove" as const, "cancel" as const)),
    }),
    weight: 3,
  },
  {
    arbitrary: fc.record({
      move: fc.constantFrom("stake" as const, "stake" as const, "stake" as const, "deposit" as const, "win" as const),
      amount: fc.integer({ min: 1, max: 6 }),
    }),
    weight: 4,
  },
);

const folder = mkdtempSync(join(tmpdir(), "greenroom-histories-"));
let open: OpenDatabase;
let wallet: Wallet;

beforeAll(async () => {
  open = await openDatabase(readSettings({ NODE_ENV: "test", SANDBOX_DATA: folder }));
  // The ledger dates what moves by the database's clock and may not be changed later: here that clock is the test's.
  await open.db.execute(
    "alter table ledger_transaction alter column created_at set default current_setting('test.now')::timestamptz",
  );
  await open.db.execute("set synchronous_commit = off");
  wallet = createWallet(open.db, () => {});
}, 300_000);
afterAll(async () => {
  await open.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

async function newPlayer(countryCode: string, locked: readonly LimitPeriod[]) {
  const playerId = `test-${randomUUID()}`;
  const profile = { ...defaultProfile, countryCode };
  await open.db.transaction(async (tx) => {
    await tx.insert(players).values({ playerId, email: `${playerId}@players.example`, profile });
    await openWallet(tx, playerId, "EUR");
  });
  for (const period of locked)
    await writeLimit(open.db, playerId, "spend", period, {
      ...{ valueMinor: null, pendingMinor: null, pendingAt: null, locked: true },
    });
  const operation = (euros: number) => ({
    ...{ playerId, amountMinor: centsOf(euros), currency: "EUR", key: randomUUID(), reference: "history" },
  });
  await wallet.adjust(operation(1_000));
  return { playerId, profile, operation };
}

async function setNow(now: number) {
  vi.setSystemTime(now);
  await open.db.execute(`set test.now = '${new Date(now).toISOString()}'`);
}

test(`over ${histories} random histories of changes, time and stakes, in zones from −11 to +14 and over changes of their clocks, limits, periods, what counts and which stake is refused are those of an independent model`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...zones),
      fc.constantFrom(...starts),
      fc.integer({ min: 0, max: 47 }),
      fc.subarray([...limitPeriods], { maxLength: 1 }),
      fc.array(step, { minLength: 4, maxLength: 16 }),
      async ({ country, timeZone, delayHours }, start, halfHour, locked, steps) => {
        let now = Date.parse(`2026-${start}T00:00:00Z`) + (halfHour * hourMs) / 2;
        await setNow(now);
        const player = await newPlayer(country, locked);
        const calendar = new Calendar(timeZone);
        const limits = new LimitModel(delayHours * hourMs, new Set(locked));
        const spend = new SpendModel(limits, calendar);
        const move = { stake: wallet.bet, deposit: wallet.deposit, win: wallet.win };
        for (const given of steps) {
          if ("wait" in given) now += given.wait * hourMs;
          else if ("midnight" in given) now = Math.max(now, calendar.reset("D", now) + given.midnight);
          await setNow(now);
          if ("ask" in given) {
            const change = { kind: "spend", change: changeOf(given.period, given.ask) } as const;
            const refusal = await changeLimit(open.db, player, change);
            expect(refusal === null).toBe(limits.ask(given.period, given.ask, now));
          }
          if ("move" in given) {
            const isTaken = given.move !== "stake" || spend.stake(given.amount, now);
            const result = await move[given.move](player.operation(given.amount));
            expect(result.ok || result.code).toBe(isTaken || "SELF_SPEND_LIMIT_REACHED");
          }
        }
        const seen = await readLimits(open.db, player, "spend");
        expect(
          seen.map(({ period, valueMinor, pendingAt, usedMinor, resetAt }) => ({
            ...{ period, valueMinor, usedMinor, resetAt: resetAt.getTime(), pendingAt: pendingAt?.getTime() ?? null },
          })),
        ).toEqual(
          limitPeriods.map((period) => {
            const value = limits.value(period, now);
            return {
              period,
              valueMinor: value === null ? null : centsOf(value),
              usedMinor: centsOf(spend.used(period, now)),
              resetAt: calendar.reset(period, now),
              pendingAt: limits.waiting(period, now)?.at ?? null,
            };
          }),
        );
      },
    ),
    { numRuns: histories },
  );
}, 3_600_000);
