"use client";

import { useLazy } from "@/components/ui/use-lazy";
import { loadEddNotice } from "./load-edd-notice";
import { useAsker } from "./use-asker";

/** Where a player finds the questionnaire again. Whom nobody asks loads nothing of it. */
export function EddPlace() {
  const isAsked = useAsker() !== null;
  const { part } = useLazy(loadEddNotice, isAsked);
  return part && isAsked ? <part.EddNotice /> : null;
}
