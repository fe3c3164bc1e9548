import * as z from "zod/mini";

/** The results that the platform's operations of a wallet have (specification "Status vocabularies"). */
export const walletResults = [
  "FORBIDDEN",
  "SELF_LIMIT_REACHED",
  "SELF_SPEND_LIMIT_REACHED",
  "WITHDRAWAL_LIMIT_REACHED",
  "SUCCESS",
  "FAILURE",
  "DOCUMENTS_PREFERRED",
  "DOCUMENTS_REQUIRED",
  "EXCEEDS_KYC_LIMIT",
  "NOT_ENOUGH_FUNDS",
  "RESTRICTED",
  "DOCUMENTS_REQUIRED_RESTRICTED",
  "DOCUMENTS_UNDER_REVIEW",
] as const;
export type WalletResult = (typeof walletResults)[number];

/** A result that is not known, empty or missing reads as null: it is an error, and opens nothing. */
export const Result = z.pipe(
  z.nullish(z.string()),
  z.transform((text): WalletResult | null => walletResults.find((result) => result === text) ?? null),
);

const ofLimits: readonly (string | null)[] = [
  "SELF_LIMIT_REACHED",
  "SELF_SPEND_LIMIT_REACHED",
  "WITHDRAWAL_LIMIT_REACHED",
];

/** Does a limit decide it? Of a request: a smaller amount may be possible. */
export const isOfLimit = (result: string | null): boolean => ofLimits.includes(result);
