"use client";

import { useEffect } from "react";
import { publicConfig } from "@/lib/config/public";
import { defaultIdle } from "@/lib/core/time/idle-times";
import type { ByPlace } from "@/lib/market/policy/by-place";
import { idleWarningDialog } from "@/lib/safety/dialogs";
import { forgetActivity, noteActivity } from "@/lib/safety/idle/activity";
import { logOutIdle } from "@/lib/safety/idle/log-out";
import { idleRulesOf } from "@/lib/safety/idle/rules";
import { watchIdle } from "@/lib/safety/idle/watch-idle";
import type { Player } from "@/lib/session/state";
import { report } from "@/lib/site/browser-reports/report";
import { useDialogs } from "@/lib/site/dialogs/store";

const { open, close } = useDialogs.getState();

/** Logs a player out who does nothing, and warns them before: the warning is closed by staying. `minutes`: of the market policy. */
export function IdleTimer({ player, minutes }: { player: Player; minutes: ByPlace<number> }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a player whose claims are newer is the same one
  useEffect(() => {
    let isOver = false;
    const stay = () => {
      if (!isOver) noteActivity();
    };
    const end = watchIdle(idleRulesOf(publicConfig().idle ?? defaultIdle, minutes, player), {
      warn: (endsAt) => open(idleWarningDialog, { endsAt }, stay),
      calm: () => close(idleWarningDialog),
      end: () => {
        isOver = true;
        logOutIdle().catch(report);
      },
    });
    return () => {
      isOver = true;
      end();
      close(idleWarningDialog);
      forgetActivity();
    };
  }, [player.playerId]);
  return null;
}
