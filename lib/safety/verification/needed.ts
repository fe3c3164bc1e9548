import { isAgeVerified } from "@/lib/session/permissions/age";
import type { KycLevel } from "./kyc-level";
import type { DocumentStatus, PlayerDocument } from "./schema";

/** Is there nothing to verify? Only where the platform says so, or where nobody asked an account without any verification. */
export function isNotNeeded(level: KycLevel, documents: readonly PlayerDocument[]): boolean {
  if (level === "NOT_REQUIRED") return true;
  return level === "NOT_VERIFIED" && documents.every(({ status }) => status === "UNREQUESTED");
}

/**
 * Is the age that the law wants verified before a deposit (`isDuty`) still open, with nothing that is asked for or being checked? That the
 * platform requires no verification proves no age.
 */
export function isAgeUnasked(isDuty: boolean, kycStatus: string, documents: readonly PlayerDocument[]): boolean {
  return (
    isDuty &&
    !isAgeVerified(kycStatus) &&
    documents.every((each) => !waitsForPlayer(each) && each.status !== "UNDER_REVIEW")
  );
}

/** The documents that have a section of their own: whatever was ever asked for. */
export const sectionsOf = (documents: readonly PlayerDocument[]): PlayerDocument[] =>
  documents.filter(({ status }) => status !== "UNREQUESTED");

/** Does it wait for the player? */
export const waitsForPlayer = ({ status }: Pick<PlayerDocument, "status">): boolean =>
  status === "REQUESTED" || status === "EXPIRED";

/** What comes next of a player's identity and address. */
export type VerificationStep = "uploadId" | "selectAddressType" | "uploaded" | "success";

export function verificationStep(id: DocumentStatus, address: DocumentStatus): VerificationStep {
  if (waitsForPlayer({ status: id })) return "uploadId";
  if (waitsForPlayer({ status: address })) return "selectAddressType";
  const isDone = (status: DocumentStatus) => status === "VERIFIED" || status === "UNREQUESTED";
  return isDone(id) && isDone(address) ? "success" : "uploaded";
}

/** The step of these documents. */
export function stepOf(documents: readonly PlayerDocument[]): VerificationStep {
  const statusOf = (kind: PlayerDocument["kind"]) =>
    documents.find((each) => each.kind === kind)?.status ?? "UNREQUESTED";
  return verificationStep(statusOf("idDocument"), statusOf("addressDocument"));
}

/** What the passport lists: what was asked for, and of the law's usual questions also what was not. */
export const passportOf = (documents: readonly PlayerDocument[]): PlayerDocument[] =>
  documents.filter(({ kind, status }) => status !== "UNREQUESTED" || usual.includes(kind));

const usual: readonly PlayerDocument["kind"][] = ["idDocument", "addressDocument", "sowDocument"];

/** What a withdrawal may wait for: whatever was asked for and is not verified. */
export const unverified = (documents: readonly PlayerDocument[]): PlayerDocument[] =>
  sectionsOf(documents).filter(({ status }) => status !== "VERIFIED");
