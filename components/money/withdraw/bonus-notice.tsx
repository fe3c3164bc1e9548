import { Icon } from "@/components/ui/icon";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import type { Balances } from "@/lib/money/wallet/wallet";
import { rewardsQuery } from "@/lib/offers/rewards/queries";
import { endedByWithdrawal, givenUp } from "@/lib/offers/rewards/schema";
import { usePlayerQuery } from "@/lib/session/player/player-queries";

/** What a withdrawal costs while a bonus runs, before anything is asked for. Nothing without one. */
export function BonusNotice({ balances }: { balances: Balances }) {
  const t = useTranslations("money.withdraw");
  const { data: rewards = [] } = usePlayerQuery((player) => rewardsQuery(player, "active"));
  const ended = endedByWithdrawal(rewards);
  if (ended.length === 0) return null;
  const { bonus, locked } = givenUp(ended, balances);
  const amounts = { bonus: formatPlayerMoney(bonus, pageTag()), locked: formatPlayerMoney(locked, pageTag()) };
  return (
    <section
      aria-label={t("bonus.title")}
      className="flex gap-3 rounded-md border border-line border-l-3 border-l-text bg-raised p-3.5 text-sm"
    >
      <Icon name="warning" />
      <div className="grid min-w-0 gap-0.5 wrap-anywhere">
        <p className="font-650 text-md">{t("bonus.title")}</p>
        <p className="text-pretty text-muted">{t("bonus.text", amounts)}</p>
      </div>
    </section>
  );
}
