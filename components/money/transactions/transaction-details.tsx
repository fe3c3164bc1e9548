"use client";

import { useState } from "react";
import { BettingTerms } from "@/components/site/content/betting-terms";
import { Button } from "@/components/ui/button";
import { DescriptionList, type Fact } from "@/components/ui/description-list";
import { pageLocale, pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatTime } from "@/lib/market/times/format";
import type { Transaction } from "@/lib/money/transactions/schema";
import { useGame } from "./history-games";
import { useTransactionTexts } from "./use-transaction-texts";

/** Categories of bets on events. */
const bets: readonly string[] = ["SPORTS", "VIRTUAL_SPORTS"];

/** All that is known of a transaction, and its reference to copy. */
export function TransactionDetails({ row }: { row: Transaction }) {
  const t = useTranslations("money.history");
  const tGlossary = useTranslations("site.glossary");
  const texts = useTransactionTexts();
  const game = useGame(row);
  const facts: Fact[] = [
    { name: t("details.type"), value: `${texts.type(row)}, ${texts.category(row)}` },
    { name: t("columns.status"), value: texts.status(row) },
    ...(game
      ? [
          {
            name: t("details.game"),
            value: (
              <a className="underline underline-offset-4" href={game.href}>
                {game.name}
              </a>
            ),
          },
        ]
      : []),
    { name: t("columns.balanceAfter"), value: texts.balanceAfter(row) },
    { name: t("columns.time"), value: formatTime(new Date(row.transactionDate), pageTag()) },
    { name: t("details.reference"), value: row.referenceId },
  ];
  return (
    <div className="grid gap-3">
      <DescriptionList facts={facts} look="columns" />
      {bets.includes(row.category) ? <BettingTerms t={tGlossary} locale={pageLocale()} /> : null}
      <CopyButton text={row.referenceId} />
    </div>
  );
}

function CopyButton({ text }: { text: string }) {
  const t = useTranslations("money.history");
  const [outcome, setOutcome] = useState<"copied" | "notCopied" | null>(null);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      // The browser does not allow it: the reference can be selected.
      setOutcome("notCopied");
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button kind="secondary" onClick={copy}>
        {t("details.copy")}
      </Button>
      <span role="status" className="text-muted text-sm">
        {outcome ? t(`details.${outcome}`) : null}
      </span>
    </div>
  );
}
