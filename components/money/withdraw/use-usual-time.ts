import { useTranslations } from "@/lib/market/messages/use-translations";
import type { WithdrawalMethod } from "@/lib/money/withdraw/schema";

/** How long a method usually takes, in words; null where it does not say. */
export function useUsualTime(): (days: WithdrawalMethod["days"]) => string | null {
  const t = useTranslations("money.withdraw");
  return (days) => {
    if (days === null) return null;
    const { least, most } = days;
    return t("days", { days: least === most ? `${most}` : `${least}–${most}`, most });
  };
}
