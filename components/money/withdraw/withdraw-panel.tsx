"use client";

import { ProductGate } from "@/components/site/player-page/page-gates";
import { LinkButton } from "@/components/ui/button";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBlock } from "@/components/ui/state-block";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { walletQuery } from "@/lib/money/wallet/queries";
import { paths } from "@/lib/routing/paths";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { WithdrawSteps } from "./withdraw-steps";

/** A withdrawal from the platform's check to its request. Closed while nobody knows whether the site is open to the player. */
export function WithdrawPanel({ cancelled }: { cancelled: readonly string[] }) {
  const t = useTranslations("money.withdraw");
  const wallet = usePlayerQuery(walletQuery);
  return (
    <section
      aria-label={t("title")}
      className="grid min-w-0 gap-5 rounded-lg border border-line bg-surface p-4 shadow-card md:p-5"
    >
      <ProductGate guard="withdrawal">
        <QueryState query={wallet} loading={<Skeleton size="h-100 rounded-md" label={t("checking")} />}>
          {({ balances, asOf }) =>
            balances ? <WithdrawSteps balances={balances} asOf={asOf} cancelled={cancelled} /> : <NoWallet />
          }
        </QueryState>
      </ProductGate>
    </section>
  );
}

function NoWallet() {
  const t = useTranslations("money.withdraw");
  return (
    <StateBlock
      state="empty"
      look="stage"
      title={t("noWallet.title")}
      action={
        <LinkButton kind="secondary" href={paths.playerPage(pageLocale(), "banking")}>
          {t("banking")}
        </LinkButton>
      }
    >
      {t("noWallet.text")}
    </StateBlock>
  );
}
