import { decodeSignatureHeader, isValidSignature } from "@sanity/webhook";

/** The largest difference between a signature's time and ours, either way. */
export const signatureToleranceMs = 5 * 60_000;

/** The maximum of remembered signatures. Only valid ones are, so nobody but the publisher fills the memory. */
const mostRemembered = 10_000;

export type Verdict = "valid" | "invalid" | "replayed";

/**
 * Checks messages of the content service: signed with the secret, not older or newer than the tolerance, and not seen before.
 * Each instance remembers for itself (decision 27).
 */
export function createVerifier(secret: string, now: () => number = Date.now) {
  /** Signature → when its time is over, the oldest first. */
  const seen = new Map<string, number>();

  const forgetOld = () => {
    for (const [signature, until] of seen) if (until < now() || seen.size > mostRemembered) seen.delete(signature);
  };

  return async (body: string, signature: string | null): Promise<Verdict> => {
    if (!signature || !(await isValidSignature(body, signature, secret))) return "invalid";
    const { timestamp } = decodeSignatureHeader(signature);
    if (Math.abs(now() - timestamp) > signatureToleranceMs) return "invalid";
    forgetOld();
    if (seen.has(signature)) return "replayed";
    seen.set(signature, now() + 2 * signatureToleranceMs);
    return "valid";
  };
}
