"use client";

import { useEffect } from "react";
import { combineQueries } from "@/components/ui/combine-queries";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { labelled } from "@/lib/safety/edd/answer";
import type { Asker } from "@/lib/safety/edd/due";
import { labelsQuery, occupationsQuery, salaryRangesQuery, sourcesOfFundsQuery } from "@/lib/safety/edd/queries";
import { usePlayerQuery, usePublicQuery } from "@/lib/session/player/player-queries";
import { useToasts } from "@/lib/site/toasts/store";
import { EddForm } from "./edd-form";

interface EddQuestionsProps {
  asker: Asker;
  onEnd: (how: "sent" | "already") => void;
}

/** The questions, once the three lists of the platform are there. Their words come from content, where it has them. */
export function EddQuestions({ asker, onEnd }: EddQuestionsProps) {
  const t = useTranslations("safety.edd");
  const lists = combineQueries({
    occupations: usePlayerQuery(occupationsQuery),
    salaryRanges: usePlayerQuery(salaryRangesQuery),
    sourcesOfFunds: usePlayerQuery(sourcesOfFundsQuery),
  });
  const { data: words } = usePublicQuery(labelsQuery(pageLocale().segment));
  return (
    <QueryState
      query={lists}
      loading={<Skeleton size="h-120 rounded-md" label={t("loading")} />}
      failure={{ title: t("unreadable"), text: t("unreadableHint"), action: <FailureToast /> }}
    >
      {({ occupations, salaryRanges, sourcesOfFunds }) => (
        <EddForm
          asker={asker}
          lists={{
            occupations: labelled(occupations, words?.occupations),
            salaryRanges,
            sourcesOfFunds: labelled(sourcesOfFunds, words?.sourcesOfFunds),
          }}
          onEnd={onEnd}
        />
      )}
    </QueryState>
  );
}

/** Beside the failure that is drawn: the toast that tells every failure of the questionnaire. */
function FailureToast() {
  const tForm = useTranslations("site.form");
  useEffect(() => {
    useToasts.getState().show("error", tForm("error.oops.tryAgain"));
  }, [tForm]);
  return null;
}
