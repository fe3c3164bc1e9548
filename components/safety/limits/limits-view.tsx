"use client";

import { useEffect } from "react";
import { combineQueries } from "@/components/ui/combine-queries";
import { QueryState } from "@/components/ui/query-state";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { type ByPlace, strictestAt } from "@/lib/market/policy/by-place";
import { duty } from "@/lib/market/policy/strictness";
import { limitsQuery } from "@/lib/safety/limits/queries";
import { raiseDelayOf } from "@/lib/safety/limits/raise-delay";
import { leaveLimits } from "@/lib/safety/limits/store";
import { type ChoiceRules, choicesOf } from "@/lib/safety/reality-check/choices";
import { activitySettingsQuery } from "@/lib/safety/reality-check/queries";
import { detectedPlaces } from "@/lib/session/client-context/detected-place";
import { payoutAccess } from "@/lib/session/permissions/permissions";
import { usePermissions } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { useAccountPlaces } from "../use-account-places";
import { ChangeAccess } from "./change-access";
import { LimitCard } from "./limit-card";
import { LimitsSkeleton } from "./limits-skeleton";
import { RealityCheckCard } from "./reality-check-card";
import { StopPanels } from "./stop-panels";
import { useOpenChanges } from "./use-open-changes";

interface LimitsViewProps {
  raiseDelayHours: ByPlace<number | null>;
  /** Are players told that the deposit limit counts deposits alone? */
  countsDepositsAlone: ByPlace<boolean>;
  realityCheck: ChoiceRules;
}

/**
 * The limits of a player, and what changes them. Its three resources are read side by side, and none is shown before all are there: a
 * limit that could not be read must not look like no limit. What stops play does not wait for them, and is open to a player at payout
 * risk too, who may not change limits.
 */
export function LimitsView({ raiseDelayHours, countsDepositsAlone, realityCheck }: LimitsViewProps) {
  const t = useTranslations("safety.limits");
  useEffect(() => leaveLimits, []);
  const { permissions, state, retry } = usePermissions();
  const access = payoutAccess(permissions);
  const places = useAccountPlaces();
  const openChanges = useOpenChanges();
  const query = combineQueries({
    deposit: usePlayerQuery((player) => limitsQuery(player, "deposit")),
    spend: usePlayerQuery((player) => limitsQuery(player, "spend")),
    activity: usePlayerQuery(activitySettingsQuery),
  });
  const editing = {
    canChange: access === "allowed",
    raiseDelay: raiseDelayOf(raiseDelayHours, places),
    openChanges,
  };
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid min-w-0 gap-5">
        <QueryState query={query} loading={<LimitsSkeleton />}>
          {({ deposit, spend, activity }) => (
            <>
              <ChangeAccess access={access} isUnreadable={state === "unreadable"} onRetry={retry} />
              <LimitCard
                kind="deposit"
                limits={deposit}
                {...editing}
                {...(strictestAt(duty, countsDepositsAlone, places) && { note: t("gross") })}
              />
              <LimitCard kind="spend" limits={spend} {...editing} />
              <RealityCheckCard
                timer={activity.timer}
                choices={choicesOf(realityCheck, [...places, ...detectedPlaces()])}
                canChange={editing.canChange}
              />
            </>
          )}
        </QueryState>
      </div>
      <StopPanels />
    </div>
  );
}
