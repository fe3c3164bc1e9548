import type { PlayerDocument } from "./schema";

/** The reasons of a rejection that have words of their own; the codes are assumed, and the list is open. */
const reasons = {
  BAD_QUALITY: "badQuality",
  CROPPED_CORNERS: "croppedCorners",
  DAMAGED: "damaged",
  ID_EXPIRED: "idExpired",
  ID_NAME_MISMATCH: "nameMismatch",
  ID_DATE_OF_BIRTH_MISMATCH: "birthDateMismatch",
  ADDRESS_MISMATCH: "addressMismatch",
  PAYMENT_CARD: "paymentCard",
  SCREENSHOT_NOT_ORIGINAL: "screenshot",
  MASKED_INFORMATION: "masked",
} as const;
export const rejectionCodes = Object.keys(reasons);

export type RejectionReason = (typeof reasons)[keyof typeof reasons] | "other";

/** Another picture changes nothing about these. */
const finalReasons: readonly RejectionReason[] = ["nameMismatch", "addressMismatch"];

export interface Rejection {
  reason: RejectionReason;
  /** Nothing can be sent again: only the operator's people can help. */
  isFinal: boolean;
  /** The fault may lie in the account instead of the document: a player cannot edit their date of birth. */
  mayBeInAccount: boolean;
  /** Null where the platform does not count. */
  attemptsLeft: number | null;
}

/** Why the last document was not taken, a requested one with a reason; null: it was not rejected. */
export function rejectionOf({ status, rejection, attemptsLeft }: PlayerDocument): Rejection | null {
  if (status !== "REQUESTED" || rejection === null) return null;
  const reason = Object.entries(reasons).find(([code]) => code === rejection)?.[1] ?? "other";
  const isFinal = finalReasons.includes(reason) || attemptsLeft === 0;
  return { reason, isFinal, mayBeInAccount: reason === "birthDateMismatch", attemptsLeft };
}

/** Can it be sent now? Neither what is not asked for, nor what was refused for good or tried too often. */
export const canSend = (document: PlayerDocument): boolean =>
  (document.status === "REQUESTED" || document.status === "EXPIRED") &&
  document.attemptsLeft !== 0 &&
  !rejectionOf(document)?.isFinal;
