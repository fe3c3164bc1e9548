"use client";

import { useEffect, useRef } from "react";
import { isOpen } from "@/lib/core/intents/intent";
import { keptChange, type LimitChange } from "@/lib/safety/limits/change";
import { limitOperation } from "@/lib/safety/limits/operation";
import { rereadLimits } from "@/lib/safety/limits/queries";
import { useIntentRows } from "@/lib/session/intents/use-intent-rows";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

/** The changes whose outcome nobody knows yet, of this browser. Once one is settled, the limits are read again. */
export function useOpenChanges(): readonly LimitChange[] {
  const player = useSession(playerIn);
  const open = useIntentRows().filter((intent) => intent.operation === limitOperation.name && isOpen(intent));
  const count = open.length;
  const last = useRef(count);
  useEffect(() => {
    const isSettled = count < last.current;
    last.current = count;
    if (isSettled && player) void rereadLimits(player);
  }, [count, player]);
  return open.flatMap(({ parameters }) => keptChange(parameters) ?? []);
}
