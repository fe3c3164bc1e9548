import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { Database, Transaction } from "../../core/database";
import { type Payment, type Voucher, vouchers } from "./db-schema";

export interface Vouchers {
  find(code: string): Promise<Voucher | null>;
  /** A voucher that can be spent. One that has the code already stays as it is. */
  issue(voucher: Omit<Voucher, "spentOn">): Promise<void>;
}

export function createVouchers(db: Database): Vouchers {
  return {
    async find(code) {
      return (await db.select().from(vouchers).where(eq(vouchers.code, code)))[0] ?? null;
    },
    async issue(voucher) {
      await db.insert(vouchers).values(voucher).onConflictDoNothing();
    },
  };
}

/** Spends a voucher on a payment that it is worth, within what moves the money. False: it is spent already, over, or worth something else. */
export async function spendVoucher(
  tx: Transaction,
  code: string,
  { token, amountMinor, currency }: Payment,
): Promise<boolean> {
  const spent = await tx
    .update(vouchers)
    .set({ spentOn: token })
    .where(
      and(
        ...[eq(vouchers.code, code), isNull(vouchers.spentOn)],
        ...[eq(vouchers.amountMinor, amountMinor), eq(vouchers.currency, currency)],
        or(isNull(vouchers.expiresAt), gt(vouchers.expiresAt, new Date())),
      ),
    )
    .returning();
  return spent.length > 0;
}

/** A voucher for each refusal, in every sandbox. */
const demoVouchers: readonly Voucher[] = [
  { code: "9000000000000019", amountMinor: 2_500n, currency: "EUR", expiresAt: null, spentOn: "an earlier payment" },
  { code: "9000000000000027", amountMinor: 2_500n, currency: "EUR", expiresAt: new Date("2025-09-01"), spentOn: null },
  { code: "9000000000000035", amountMinor: 1_700n, currency: "EUR", expiresAt: null, spentOn: null },
  { code: "9000000000000043", amountMinor: 5_000n, currency: "CAD", expiresAt: null, spentOn: null },
];

export async function writeDemoVouchers(db: Database): Promise<void> {
  await db
    .insert(vouchers)
    .values([...demoVouchers])
    .onConflictDoNothing();
}
