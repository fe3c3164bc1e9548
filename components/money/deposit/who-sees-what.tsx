import { DescriptionList } from "@/components/ui/description-list";
import { referenceOf } from "@/lib/core/intents/intent";
import { useTranslations } from "@/lib/market/messages/use-translations";

/** Beside the partner's page: whose it is, what it is paid for, and what is safe. `amount`: as it is shown. */
export function WhoSeesWhat({ amount, reference }: { amount: string; reference: string }) {
  const t = useTranslations("money.deposit");
  return (
    <section aria-label={t("cashier.who")} className="grid gap-4 rounded-md border border-line bg-raised p-4">
      <h2 className="text-lg">{t("cashier.who")}</h2>
      <p className="text-muted text-sm">{t("cashier.whoText")}</p>
      <DescriptionList
        facts={[
          { name: t("cashier.amount"), value: amount },
          { name: t("reference"), value: referenceOf({ id: reference }) },
        ]}
      />
      <p className="text-muted text-sm">{t("cashier.safe")}</p>
    </section>
  );
}
