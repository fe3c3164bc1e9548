import { adoptChoice, consentVersion, isUnsent, keptChoice, noteUnsent, optionalUses } from "@/lib/site/consent/choice";
import type { ConsentRecord } from "./schema";

/**
 * The platform's record takes the place of what this browser keeps, unless a choice was made here that the platform does not have yet:
 * that one is newer. Nor does a record count of a player who has not chosen, or of another version of what is asked.
 */
export function takeRecord({ id, options, version, chosenAt }: ConsentRecord): void {
  if (isUnsent() || options === null || id === null || version !== consentVersion) return;
  adoptChoice({ id, options, chosenAt });
}

/**
 * The record of a player who comes back. The sign-out has removed the mark of a choice that did not arrive: a later refusal of theirs
 * still counts, and is sent. A later consent does not: after the sign-out, somebody else may have given it here.
 */
export function takeReadRecord(record: ConsentRecord): void {
  if (!isUnsent() && record.version === consentVersion && isRefusedSince(record)) noteUnsent();
  else takeRecord(record);
}

function isRefusedSince({ id, options, chosenAt }: ConsentRecord): boolean {
  const kept = keptChoice();
  if (!kept?.chosenAt || kept.id !== id || !chosenAt || Date.parse(kept.chosenAt) <= Date.parse(chosenAt)) return false;
  return optionalUses.some((use) => options?.[use] && !kept.options[use]);
}
