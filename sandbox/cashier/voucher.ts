import { createHash } from "node:crypto";
import type { Payment, Voucher } from "../platform/money/db-schema";
import { digitsOf, hasCheckDigit, withCheckDigit } from "./digits";

/** Why a voucher pays nothing. Each has its own message. */
export type VoucherProblem =
  | "voucherLength"
  | "voucherMistyped"
  | "voucherUnknown"
  | "voucherSpent"
  | "voucherExpired"
  | "voucherCurrency"
  | "voucherAmount";

/** What is typed, as a code; or what no code looks like. */
export function readVoucherCode(typed: string): { code: string } | { problem: VoucherProblem } {
  const code = digitsOf(typed);
  if (!/^\d{16}$/.test(code)) return { problem: "voucherLength" };
  return hasCheckDigit(code) ? { code } : { problem: "voucherMistyped" };
}

/** What stands against paying with a voucher. */
export function voucherProblem(
  voucher: Voucher | null,
  { amountMinor, currency }: Pick<Payment, "amountMinor" | "currency">,
  now = new Date(),
): VoucherProblem | null {
  if (!voucher) return "voucherUnknown";
  if (voucher.spentOn !== null) return "voucherSpent";
  if (voucher.expiresAt && voucher.expiresAt <= now) return "voucherExpired";
  if (voucher.currency !== currency) return "voucherCurrency";
  return voucher.amountMinor === amountMinor ? null : "voucherAmount";
}

/** The code of the voucher that this world issues for a payment, so that somebody has one to type. */
export function demoVoucherCode({ token, reference }: Pick<Payment, "token" | "reference">): string {
  const hash = createHash("sha256")
    .update(token ?? reference)
    .digest();
  return withCheckDigit(`1${String(hash.readBigUInt64BE() % 10n ** 14n).padStart(14, "0")}`);
}

/** As it is printed: in groups of four. */
export const writeVoucherCode = (code: string): string => code.replace(/(\d{4})(?=\d)/g, "$1 ");
