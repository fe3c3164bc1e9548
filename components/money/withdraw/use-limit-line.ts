import { type Currency, money } from "@/lib/core/money";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import type { WithdrawFlow } from "@/lib/money/withdraw/flow";

/** What the withdrawal limit leaves of how much, in words; empty of what the platform does not say. */
export function useLimitLine({ limit, duration, originalLimit }: WithdrawFlow, currency: Currency): string {
  const t = useTranslations("money.withdraw");
  const write = (amountMinor: number) => formatPlayerMoney(money(amountMinor, currency), pageTag());
  const left = limit === null ? null : t(`limited.${duration}`, { amount: write(limit) });
  const whole = originalLimit === null ? null : t("limited.whole", { amount: write(originalLimit) });
  return [left, whole].filter(Boolean).join(" ");
}
