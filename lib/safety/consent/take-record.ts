import { adoptChoice, consentVersion, isUnsent } from "@/lib/site/consent/choice";
import type { ConsentRecord } from "./schema";

/**
 * The platform's record takes the place of what this browser keeps, unless a choice was made here that the platform does not have yet:
 * that one is newer. Nor does a record count of a player who has not chosen, or of another version of what is asked.
 */
export function takeRecord({ id, options, version, chosenAt }: ConsentRecord): void {
  if (isUnsent() || options === null || id === null || version !== consentVersion) return;
  adoptChoice({ id, options, chosenAt });
}
