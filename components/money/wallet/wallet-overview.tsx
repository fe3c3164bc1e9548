import { LinkButton } from "@/components/ui/button";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import { MoneyOnItsWay } from "./money-on-its-way";
import { PaymentsInCheck } from "./payments-in-check";
import { WalletSummary } from "./wallet-summary";

/** What can be withdrawn, what there is, and what is being checked. */
export function WalletOverview() {
  const t = useTranslations("money.overview");
  return (
    <div className="grid gap-5">
      <WalletSummary />
      <MoneyOnItsWay />
      <PaymentsInCheck />
      <LinkButton kind="quiet" href={paths.playerPage(pageLocale(), "banking")}>
        {t("more")}
      </LinkButton>
    </div>
  );
}
