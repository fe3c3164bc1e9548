import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "../../core/database";
import { readSettings } from "../../core/settings";
import type { Players } from "../account/players";
import { defaultProfile } from "../account/profile";
import { players } from "../db-schema";
import { findDocument, putUnderReview } from "../safety/documents";
import { openWallet } from "../wallet/ledger";
import { createWallet } from "../wallet/wallet";
import { advanceWithdrawals, checkMs } from "./operator-clock";
import { createPayments, type Payments } from "./payments";

const folder = mkdtempSync(join(tmpdir(), "greenroom-operator-"));
const start = Date.parse("2026-11-27T10:00:00Z");
let open: OpenDatabase;
let payments: Payments;

beforeAll(async () => {
  open = await openDatabase(readSettings({ ...process.env, SANDBOX_DATA: folder }));
  // A withdrawal reads no player.
  payments = createPayments(open.db, wallet(), {} as Players);
}, 60_000);

afterAll(async () => {
  await open.close();
  rmSync(folder, { recursive: true, force: true });
});

const wallet = () => createWallet(open.db, () => {});
const identity = (playerId: string) => ({ playerId, kind: "idDocument", id: "" }) as const;

/** A withdrawal that its player has asked for; `actsAt` null: one of the control page. */
async function withdrawal(amountMinor: bigint, actsAt: Date | null = new Date(start + checkMs)) {
  const playerId = `test-${randomUUID()}`;
  const reference = randomUUID();
  const row = { playerId, email: `${playerId}@players.example`, profile: defaultProfile };
  await open.db.transaction(async (tx) => {
    await tx.insert(players).values(row);
    await openWallet(tx, playerId, "EUR");
  });
  await wallet().adjust({ playerId, amountMinor: 50_000n, currency: "EUR", key: "start", reference: "Start" });
  const requested = { playerId, reference, amountMinor, currency: "EUR", methodId: "card", actsAt };
  expect(await payments.beginWithdrawal(requested)).toBeNull();
  return {
    playerId,
    reference,
    status: async () => (await payments.find(playerId, reference))?.status,
    cash: async () => (await wallet().balance(playerId))?.mainMinor,
    /** The player looks, so long after the request. */
    lookAfter: (ms: number) => advanceWithdrawals(open.db, playerId, new Date(start + ms)),
  };
}

test("a withdrawal is paid out after the check, not before, and its money leaves the wallet once", async () => {
  const { playerId, reference, status, cash, lookAfter } = await withdrawal(19_999n);
  await lookAfter(checkMs - 1);
  expect(await status()).toBe("PENDING");
  await lookAfter(checkMs);
  expect(await status()).toBe("SUCCESS");
  expect((await payments.find(playerId, reference))?.since).toEqual(new Date(start + checkMs));
  expect(await cash()).toBe(50_000n - 19_999n);
  expect(await findDocument(open.db, identity(playerId))).toBeNull();
});

test("a large one waits for proof of identity, and is paid out after another check once that is sent", async () => {
  const { playerId, status, lookAfter } = await withdrawal(20_000n);
  await lookAfter(checkMs);
  await lookAfter(checkMs * 10);
  expect(await status()).toBe("WAITING_INPUT");
  expect(await findDocument(open.db, identity(playerId))).toMatchObject({ status: "REQUESTED" });
  await putUnderReview(open.db, identity(playerId));
  await lookAfter(checkMs * 11);
  expect(await status()).toBe("PENDING");
  await lookAfter(checkMs * 12 - 1);
  expect(await status()).toBe("PENDING");
  await lookAfter(checkMs * 12);
  expect(await status()).toBe("SUCCESS");
});

test("one that its player has cancelled stays so, and one of the control page waits for a hand", async () => {
  const cancelled = await withdrawal(2_000n);
  await payments.settle(cancelled.playerId, cancelled.reference, "CANCELLED", { cancelKey: "key" });
  await cancelled.lookAfter(checkMs * 2);
  expect(await cancelled.status()).toBe("CANCELLED");
  expect(await cancelled.cash()).toBe(50_000n);
  const byHand = await withdrawal(2_000n, null);
  await byHand.lookAfter(checkMs * 2);
  expect(await byHand.status()).toBe("PENDING");
});
