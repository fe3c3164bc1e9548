"use client";

import { useEffect, useRef } from "react";
import { claimOperation, forfeitOperation } from "@/lib/offers/rewards/operation";
import { refetchRewards } from "@/lib/offers/rewards/queries";
import type { Reward } from "@/lib/offers/rewards/schema";
import { intents, useIntentChanges } from "@/lib/session/intents/browser-intents";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

/** Is it unknown whether a claim of the reward, or its end, took effect? Its row above the page says more; once it is known, both lists are read again. */
export function useIsChecked({ campaignId, assignmentId }: Reward): boolean {
  const player = useSession(playerIn);
  const isChecked = useIntentChanges(() =>
    intents.of(player?.playerId ?? null).some(({ state, operation, parameters }) => {
      if (state !== "unknown") return false;
      const about: Record<string, unknown> = Object(parameters);
      if (operation === claimOperation.name) return assignmentId === null && about.campaignId === campaignId;
      return operation === forfeitOperation.name && assignmentId !== null && about.assignmentId === assignmentId;
    }),
  );
  const wasChecked = useRef(isChecked);
  useEffect(() => {
    if (wasChecked.current && !isChecked && player) void refetchRewards(player);
    wasChecked.current = isChecked;
  }, [isChecked, player]);
  return isChecked;
}
