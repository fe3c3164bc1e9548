"use client";

import { useState } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { Money } from "@/lib/core/money";
import { pageLocale, pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { paths } from "@/lib/routing/paths";
import { playTotalsQuery } from "@/lib/safety/activity/queries";
import type { playSummaryDialog } from "@/lib/safety/dialogs";
import { noteSummaryShown } from "@/lib/safety/play-summary/last-shown";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import type { DialogParams } from "@/lib/site/dialogs/handle";
import { openBreak } from "../breaks/break-control";
import { BreakNow } from "../breaks/break-now";
import { PlayFigures } from "../play-figures";

const days = 30;

/** What the last 30 days of play have cost. Closed before the figures were there, it comes again with the next page. */
export function PlaySummaryDialog({
  params,
  ...frame
}: DialogFrame & { params: DialogParams<typeof playSummaryDialog> }) {
  const t = useTranslations("safety.activity");
  const tCheck = useTranslations("safety.realityCheck");
  const tActions = useTranslations("site.actions");
  const [now] = useState(Date.now);
  const query = usePlayerQuery((player) => playTotalsQuery(player, days, now));
  const write = (amount: Money | null) => (amount === null ? t("unknown") : formatPlayerMoney(amount, pageTag()));
  const close = () => {
    if (query.data) noteSummaryShown(params.playerId, Date.now());
    frame.onClose();
  };
  return (
    <Dialog
      {...frame}
      onClose={close}
      title={t("summary.title", { days })}
      note={t("summary.text")}
      closeLabel={tActions("close")}
      look="check"
      closesWithLinks
    >
      <div className="grid gap-5">
        <QueryState
          query={query}
          loading={<Skeleton size="h-24 rounded-md" label={tCheck("loading")} />}
          failure={{ title: tCheck("unreadable"), text: tCheck("unreadableHint") }}
        >
          {({ staked, won, net }) => <PlayFigures staked={write(staked)} won={write(won)} net={write(net)} />}
        </QueryState>
        <div className="grid gap-3">
          <Button kind="secondary" onClick={close}>
            {t("summary.close")}
          </Button>
          {params.confirmsBreak ? (
            <Button kind="secondary" onClick={openBreak}>
              {tCheck("break")}
            </Button>
          ) : (
            <BreakNow />
          )}
          <LinkButton kind="secondary" href={paths.playerPage(pageLocale(), "activity")}>
            {t("summary.open")}
          </LinkButton>
        </div>
      </div>
    </Dialog>
  );
}
