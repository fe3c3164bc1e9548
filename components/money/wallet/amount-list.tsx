import { DescriptionList } from "@/components/ui/description-list";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import type { Balances } from "@/lib/money/wallet/wallet";

const parts = ["mainBalance", "lockedBalance", "casinoBonus", "liveCasinoBonus", "sportsBonus"] as const;

/** Each amount of the wallet, and their sum. */
export function AmountList({ balances }: { balances: Balances }) {
  const t = useTranslations("money.overview");
  const fact = (name: keyof Balances) => ({
    name: t(`amounts.${name}`),
    value: formatPlayerMoney(balances[name], pageTag()),
  });
  return (
    <DescriptionList
      label={t("amounts.label")}
      facts={[...parts.map(fact), { ...fact("totalBalance"), isTotal: true }]}
    />
  );
}
