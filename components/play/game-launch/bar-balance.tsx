import { publicConfig } from "@/lib/config/public";
import { formatMoney } from "@/lib/core/money";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { walletQuery } from "@/lib/money/wallet/queries";
import { usePlayerQuery } from "@/lib/session/player-queries";
import { useHeldByRound } from "@/lib/site/running-round";

/** The balance where the game hides the header, which keeps it up to date; nothing until it is known. */
export function BarBalance({ tag }: { tag: string }) {
  const t = useTranslations("play");
  const { data } = usePlayerQuery(walletQuery);
  const total = useHeldByRound(data?.balances?.totalBalance, (held) => held !== undefined);
  if (!total) return null;
  return (
    <p className="whitespace-nowrap text-sm">
      <span className="sr-only">{t("game.balance")} </span>
      <b className="figures">{formatMoney(total, tag, publicConfig().currencies)}</b>
    </p>
  );
}
