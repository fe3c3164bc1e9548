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
import type { LimitPeriod } from "./db-schema";
import { changeLimit, type LimitChange } from "./limit-changes";
import { readLimits, writeLimit } from "./limits";

const folder = mkdtempSync(join(tmpdir(), "greenroom-limit-changes-"));
const now = new Date("2026-11-25T09:00:00Z");
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
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
  const holder = { playerId, profile };
  const change = (asked: LimitChange, at = now, key: string = randomUUID()) =>
    changeLimit(open.db, holder, { kind: "deposit", change: asked, key }, at);
  const limitAt = async (period: LimitPeriod, at = now) => {
    const found = (await readLimits(open.db, holder, "deposit", at)).find((each) => each.period === period);
    return found && [found.valueMinor, found.pendingMinor, found.pendingAt];
  };
  const deposit = (amountMinor: bigint) =>
    wallet.deposit({ playerId, amountMinor, currency: "EUR", key: randomUUID(), reference: "test" });
  return { playerId, change, limitAt, deposit };
}

const set = (duration: LimitPeriod, limit: string): LimitChange => ({ duration, limit });
const remove = (duration: LimitPeriod): LimitChange => ({ duration, deleteLimit: true });
const cancel = (duration: LimitPeriod): LimitChange => ({ duration, cancelPendingLimit: true });

describe("a change of a limit [LIMIT-019]", () => {
  test("a first one and a lower one hold at once, and a deposit meets them", async () => {
    const { change, limitAt, deposit } = await newPlayer();
    expect(await change(set("D", "50.00"))).toBeNull();
    expect(await limitAt("D")).toEqual([5_000n, null, null]);
    expect(await change(set("D", "20.5"))).toBeNull();
    expect(await limitAt("D")).toEqual([2_050n, null, null]);
    expect(await deposit(2_051n)).toEqual({ ok: false, code: "SELF_LIMIT_REACHED" });
  });

  test.each([
    ["FI", 24],
    ["SE", 72],
    ["NL", 168],
  ])("a higher one of a player in %s waits %s hours, and so does a removal", async (country, hours) => {
    const { change, limitAt } = await newPlayer(country);
    await change(set("D", "50.00"));
    await change(set("D", "80.00"));
    expect(await limitAt("D")).toEqual([5_000n, 8_000n, hoursLater(hours)]);
    const lastMoment = new Date(hoursLater(hours).getTime() - 1);
    expect((await limitAt("D", lastMoment))?.[0]).toBe(5_000n);
    expect(await limitAt("D", hoursLater(hours))).toEqual([8_000n, null, null]);
    await change(remove("D"), hoursLater(hours));
    expect(await limitAt("D", hoursLater(hours))).toEqual([8_000n, null, hoursLater(2 * hours)]);
    expect(await limitAt("D", hoursLater(2 * hours))).toEqual([null, null, null]);
  });

  test("replaces one that waits: a lower one ends it, a higher one waits anew", async () => {
    const { change, limitAt } = await newPlayer();
    await change(set("D", "50.00"));
    await change(set("D", "80.00"));
    await change(set("D", "90.00"), hoursLater(1));
    expect(await limitAt("D", hoursLater(1))).toEqual([5_000n, 9_000n, hoursLater(25)]);
    await change(set("D", "40.00"), hoursLater(2));
    expect(await limitAt("D", hoursLater(48))).toEqual([4_000n, null, null]);
  });

  test("is measured by what holds at its moment", async () => {
    const { change, limitAt } = await newPlayer();
    await change(set("D", "50.00"));
    await change(set("D", "80.00"));
    // The 80 hold by now: 60 is a lower limit.
    await change(set("D", "60.00"), hoursLater(24));
    expect(await limitAt("D", hoursLater(24))).toEqual([6_000n, null, null]);
  });

  test("that waits is cancelled once; one that holds, or none, cannot be [LIMIT-008]", async () => {
    const { change, limitAt } = await newPlayer();
    expect(await change(cancel("D"))).toBe("error.limit.nothing_pending");
    await change(set("D", "50.00"));
    await change(remove("D"));
    expect(await change(cancel("D"))).toBeNull();
    expect(await limitAt("D", hoursLater(48))).toEqual([5_000n, null, null]);
    expect(await change(cancel("D"))).toBe("error.limit.nothing_pending");
    await change(set("D", "80.00"));
    expect(await change(cancel("D"), hoursLater(24))).toBe("error.limit.nothing_pending");
    expect((await limitAt("D", hoursLater(24)))?.[0]).toBe(8_000n);
  });
});

test("a day fits into its week and a week into its month, by what holds and by what waits [LIMIT-016]", async () => {
  const { change } = await newPlayer();
  await change(set("W", "50.00"));
  expect(await change(set("D", "50.01"))).toBe("error.limit.high");
  expect(await change(set("M", "49.99"))).toBe("error.limit.low");
  expect(await change(set("D", "50.00"))).toBeNull();
  await change(set("W", "80.00"));
  expect(await change(set("D", "60.00"))).toBe("error.limit.high");
  expect(await change(set("M", "79.99"))).toBe("error.limit.low");
  expect(await change(set("M", "80.00"))).toBeNull();
});

test("a locked limit is lowered, and neither raised nor removed [LIMIT-018]", async () => {
  const { playerId, change, limitAt } = await newPlayer();
  await writeLimit(open.db, playerId, "deposit", "D", {
    ...{ valueMinor: 5_000n, pendingMinor: null, pendingAt: null, locked: true },
  });
  expect(await change(set("D", "50.01"))).toBe("error.limit.locked");
  expect(await change(remove("D"))).toBe("error.limit.locked");
  expect(await change(set("D", "40.00"))).toBeNull();
  expect(await limitAt("D")).toEqual([4_000n, null, null]);
});

describe("a key", () => {
  test("makes one change, whenever it is sent again", async () => {
    const { change, limitAt } = await newPlayer();
    await change(set("D", "50.00"));
    expect(await change(set("D", "80.00"), now, "raise")).toBeNull();
    expect(await change(set("D", "80.00"), hoursLater(3), "raise")).toBeNull();
    expect(await limitAt("D")).toEqual([5_000n, 8_000n, hoursLater(24)]);
    await change(cancel("D"));
    expect(await change(set("D", "80.00"), now, "raise")).toBeNull();
    expect(await limitAt("D")).toEqual([5_000n, null, null]);
  });

  test("does not serve for another change", async () => {
    const { change, limitAt } = await newPlayer();
    await change(set("D", "50.00"), now, "one");
    expect(await change(set("D", "10.00"), now, "one")).toBe("KEY_REUSED");
    expect(await change(set("W", "50.00"), now, "one")).toBe("KEY_REUSED");
    expect(await limitAt("D")).toEqual([5_000n, null, null]);
  });
});
