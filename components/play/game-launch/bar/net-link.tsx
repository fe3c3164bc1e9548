import type { Money } from "@/lib/core/money";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { historySearch } from "@/lib/money/transactions/queries";
import type { TransactionCategory } from "@/lib/money/transactions/schema";
import { paths } from "@/lib/routing/paths";

interface NetLinkProps {
  net: Money;
  tag: string;
  category: TransactionCategory;
  /** When the session began, in ms since the epoch. */
  since: number;
}

/** The net position of a session; it leads to the bets behind it. In a new tab: the page would end the game. */
export function NetLink({ net, tag, category, since }: NetLinkProps) {
  const t = useTranslations("play.gameLaunch");
  return (
    <a
      className="figures inline-flex min-h-6 flex-wrap items-center gap-x-1 justify-self-start whitespace-nowrap rounded-sm text-sm focus-visible:focus-ring"
      href={paths.playerPage(pageLocale(), "transactions") + historySearch(category, since)}
      target="_blank"
      rel="noopener"
    >
      <span className="text-muted">{t("net")}</span>{" "}
      <b className="underline underline-offset-4">
        {net.amountMinor > 0 ? "+" : ""}
        {formatPlayerMoney(net, tag)}
      </b>{" "}
      <span className="sr-only">{t("netBets")}</span>
    </a>
  );
}
