import type { ControlProps } from "@/components/ui/form/form-control";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { WithdrawalMethod } from "@/lib/money/withdraw/schema";
import { MethodChoice } from "../payment-method/method-choice";
import { useUsualTime } from "./use-usual-time";

interface WithdrawMethodsProps extends ControlProps<string> {
  methods: readonly WithdrawalMethod[];
  /** An amount in hundredths, as it is written. */
  write: (amountMinor: number) => string;
}

/** The ways to be paid, each with its fee, and how long it usually takes where it says so. */
export function WithdrawMethods({ methods, write, error, ...control }: WithdrawMethodsProps) {
  const t = useTranslations("money.withdraw");
  const usualTime = useUsualTime();
  const feeOf = ({ fee }: WithdrawalMethod) =>
    fee === null ? null : fee === 0 ? t("noFee") : t("fee", { amount: write(fee) });
  return (
    <MethodChoice
      {...control}
      error={error && t("errors.method")}
      legend={t("method")}
      hint={t("methodHint")}
      options={methods.map((method) => ({
        ...method,
        note: null,
        facts: [feeOf(method), usualTime(method.days) ?? t("noTime")].filter(Boolean).join(" "),
      }))}
    />
  );
}
