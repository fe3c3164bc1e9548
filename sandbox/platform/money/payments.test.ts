import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "../../core/database";
import { readSettings } from "../../core/settings";
import type { Players } from "../account/players";
import { defaultProfile } from "../account/profile";
import { players } from "../db-schema";
import { Reward } from "../offers/rewards";
import { writeLimit } from "../safety/limits";
import { openWallet } from "../wallet/ledger";
import { createWallet } from "../wallet/wallet";
import { createPayments } from "./payments";

const folder = mkdtempSync(join(tmpdir(), "greenroom-payments-"));
const later = new Date(Date.now() + 60_000);
const bonus = Reward.parse({ campaignId: "C1", triggerEvent: "FIRST_DEPOSIT", amount: "5.00", wrMultiplier: 30 });
let open: OpenDatabase;

beforeAll(async () => {
  open = await openDatabase(readSettings({ ...process.env, SANDBOX_DATA: folder }));
}, 180_000);

afterAll(async () => {
  await open.close();
  rmSync(folder, { recursive: true, force: true });
});

const wallet = () => createWallet(open.db, () => {});
const find: Players["find"] = async (playerId) =>
  (await open.db.select().from(players).where(eq(players.playerId, playerId)))[0] ?? null;
/** As a start of the sandbox makes them. */
const started = (over: Partial<Players> = {}) => createPayments(open.db, wallet(), { find, ...over } as Players);

async function deposit(bonusId: string | null = null) {
  const playerId = `test-${randomUUID()}`;
  const profile = { ...defaultProfile, firstDepositDate: "2026-01-01T00:00:00Z", rewards: [bonus] };
  await open.db.transaction(async (tx) => {
    await tx.insert(players).values({ playerId, email: `${playerId}@players.example`, profile });
    await openWallet(tx, playerId, "EUR");
  });
  const reference = randomUUID();
  const requested = { playerId, reference, amountMinor: 2_500n, currency: "EUR", methodId: "card", bonusId };
  await started().beginDeposit(requested);
  return {
    playerId,
    reference,
    status: async () => (await started().find(playerId, reference))?.status,
    balance: async () => (await wallet().balance(playerId)) ?? expect.fail("no wallet"),
  };
}

test("a deposit whose bank keeps silent is paid when its time has come, by a sandbox that was started meanwhile too", async () => {
  const { playerId, reference, status, balance } = await deposit();
  await started().settle(playerId, reference, "PENDING", { actsAt: later });
  await started().advanceDeposits(playerId, new Date(later.getTime() - 1));
  expect([await status(), (await balance()).mainMinor]).toEqual(["PENDING", 0n]);
  await started().advanceDeposits(playerId, later);
  await started().advanceDeposits(playerId, later);
  expect([await status(), (await balance()).mainMinor]).toEqual(["SUCCESS", 2_500n]);
});

test("one that a limit stands against by then has failed", async () => {
  const { playerId, reference, status, balance } = await deposit();
  await started().settle(playerId, reference, "PENDING", { actsAt: later });
  const limit = { valueMinor: 1_000n, pendingMinor: null, pendingAt: null, locked: false };
  await writeLimit(open.db, playerId, "deposit", "D", limit);
  await started().advanceDeposits(playerId, later);
  expect([await status(), (await balance()).mainMinor]).toEqual(["FAILED", 0n]);
});

test("the bonus of a deposit is given once, also where the sandbox stopped right after the payment", async () => {
  const { playerId, reference, status, balance } = await deposit(bonus.campaignId);
  const stopped = started({ find: () => Promise.reject(new Error("stopped")) });
  await expect(stopped.settle(playerId, reference, "SUCCESS")).rejects.toThrow("stopped");
  expect([await status(), (await balance()).bonusMinor.CASINO]).toEqual(["SUCCESS", 0n]);
  await started().advanceDeposits(playerId, later);
  await started().advanceDeposits(playerId, later);
  expect(await balance()).toMatchObject({ mainMinor: 2_500n, bonusMinor: { CASINO: 500n } });
});
