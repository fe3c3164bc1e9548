"use client";

import { useEffect } from "react";
import { QueryFailure } from "@/components/ui/query-failure";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBlock } from "@/components/ui/state-block";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { dispatchBonusCode, useBonusCode } from "@/lib/offers/bonus-code/store";
import { bonusPreferenceQuery } from "@/lib/offers/bonus-preference/queries";
import { usePermissions } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { BonusesRefused } from "../bonus-preference/bonuses-refused";
import { BonusCodeForm } from "./bonus-code-form";
import { ClaimedCode } from "./claimed-code";

/** The field for a code, and what a claimed one has given. Not offered to a player whose bonuses are off, by the operator or by themselves. */
export function BonusCodeView() {
  const t = useTranslations("offers.bonusCode");
  const { permissions, state, retry } = usePermissions();
  const preference = usePlayerQuery(bonusPreferenceQuery);
  const { bonusCode, manualClaim } = useBonusCode();
  useEffect(() => () => dispatchBonusCode({ type: "cleared" }), []);

  const skeleton = <Skeleton size="h-52 rounded-lg" label={t("loading")} />;
  if (state === "unreadable") return <QueryFailure onRetry={retry} />;
  if (!permissions.known) return skeleton;
  if (!permissions.bonuses)
    return (
      <StateBlock state="empty" title={t("off.title")}>
        {t("off.text")}
      </StateBlock>
    );
  return (
    <QueryState query={preference} loading={skeleton}>
      {(setting) =>
        setting?.refusesBonuses ? (
          <BonusesRefused />
        ) : (
          <section
            aria-label={t("title")}
            className="grid max-w-152 min-w-0 gap-5 rounded-lg border border-line bg-surface p-4 shadow-card md:p-5"
          >
            {bonusCode.selectEnterBonusCode || !manualClaim.reward ? (
              <BonusCodeForm />
            ) : (
              <ClaimedCode claimed={manualClaim.reward} />
            )}
          </section>
        )
      }
    </QueryState>
  );
}
