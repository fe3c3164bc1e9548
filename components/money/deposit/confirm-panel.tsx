import { DescriptionList } from "@/components/ui/description-list";
import { FormFailure } from "@/components/ui/form/form-failure";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { readAmount } from "@/lib/core/form/amount-input";
import { money } from "@/lib/core/money";
import { amountFormat } from "@/lib/market/amount-notation";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { recentDepositsQuery } from "@/lib/money/deposit/queries";
import type { DepositMethod } from "@/lib/money/deposit/schema";
import type { DepositFlow } from "@/lib/money/deposit/status";
import type { Limit } from "@/lib/safety/limits/schema";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { useWalletCurrency } from "../wallet/use-wallet-currency";
import { DepositLicence } from "./deposit-licence";
import { FirstDepositNote } from "./first-deposit-note";
import { LimitsFold } from "./limits-fold";
import type { DepositSchemaForm } from "./use-deposit-form";

interface ConfirmPanelProps {
  limits: readonly Limit[];
  flow: DepositFlow;
  method: DepositMethod | null;
  /** As it was typed. */
  amount: string;
  /** What was chosen of bonuses; null where there is nothing to choose. */
  bonus: string | null;
  /** The account has no deposit yet. */
  isFirst: boolean;
  form: DepositSchemaForm;
}

/**
 * What a player should know before they go on: what they have paid in lately and what their limits leave, beside the form where there is
 * room, and on a phone behind the least that they leave; then what they pay now and the button. Nothing lies over anything.
 */
export function ConfirmPanel({ limits, flow, method, amount, bonus, isFirst, form }: ConfirmPanelProps) {
  const t = useTranslations("money.deposit");
  const currency = useWalletCurrency();
  // Sums that could not be read are absent: they are not 0.00.
  const deposited = usePlayerQuery(recentDepositsQuery).data?.sums;
  const reading = readAmount(amount, amountFormat(currency, pageTag()));
  const write = (amountMinor: number) => formatPlayerMoney(money(amountMinor, currency), pageTag());
  const amountMinor = reading.kind === "amount" && reading.amountMinor > 0 ? reading.amountMinor : null;
  const fee = method?.fee ?? 0;
  return (
    <section aria-label={t("confirm.title")} className="contents">
      <div className="grid min-w-0 gap-4 md:col-start-2 md:row-span-2 md:row-start-1">
        <LimitsFold
          limits={limits}
          flow={flow}
          sums={
            deposited ? (
              <DescriptionList
                label={t("confirm.deposited")}
                facts={(["today", "week", "month"] as const).map((span) => ({
                  name: t(`confirm.${span}`),
                  value: write(deposited[span]),
                }))}
              />
            ) : null
          }
        />
        {isFirst ? <FirstDepositNote /> : null}
      </div>
      <div className="grid min-w-0 gap-4">
        <DescriptionList
          label={t("confirm.now")}
          facts={[
            { name: t("confirm.fee"), value: write(fee) },
            ...(bonus === null ? [] : [{ name: t("bonus.title"), value: bonus }]),
            { name: t("confirm.pay"), value: amountMinor === null ? "–" : write(amountMinor + fee), isTotal: true },
          ]}
        />
        <FormFailure form={form} />
        <div className="grid gap-2">
          <SubmitButton form={form}>
            {amountMinor === null ? t("confirm.submit") : t("confirm.submitAmount", { amount: write(amountMinor) })}
          </SubmitButton>
          <p className="text-muted text-sm">{t("confirm.hint")}</p>
        </div>
        <DepositLicence />
      </div>
    </section>
  );
}
