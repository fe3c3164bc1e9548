"use client";

import { Button, LinkButton } from "@/components/ui/button";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import type { Outcome } from "./outcome-look";

interface ActionsProps {
  outcome: Outcome;
  reference: string;
  onAgain: () => void;
  onDone?: (() => void) | undefined;
  /** Is it in the ledger, so that its page has something to show? */
  hasPage: boolean;
}

/** The way on first: back or to the games from what is paid, once more to what failed. */
export function OutcomeActions({ outcome, reference, onAgain, onDone, hasPage }: ActionsProps) {
  const t = useTranslations("money.deposit");
  const locale = pageLocale();
  const isFailed = outcome === "failed" || outcome === "cancelled";
  return (
    <div className="flex flex-wrap gap-2.5">
      {outcome === "paid" ? (
        onDone ? (
          <Button onClick={onDone}>{t("outcome.done")}</Button>
        ) : (
          <LinkButton href={paths.casino(locale)}>{t("outcome.games")}</LinkButton>
        )
      ) : null}
      {isFailed ? <Button onClick={onAgain}>{t("outcome.again")}</Button> : null}
      <LinkButton kind="secondary" href={paths.playerPage(locale, "banking")}>
        {t("outcome.banking")}
      </LinkButton>
      {isFailed || outcome === "checking" ? null : (
        <Button kind="quiet" onClick={onAgain}>
          {t(outcome === "waiting" ? "outcome.again" : "outcome.another")}
        </Button>
      )}
      {hasPage ? (
        <LinkButton kind="quiet" href={paths.depositOutcome(locale, reference)}>
          {t("outcome.link")}
        </LinkButton>
      ) : null}
    </div>
  );
}
