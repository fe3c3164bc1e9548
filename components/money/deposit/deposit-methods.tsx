import type { ControlProps } from "@/components/ui/form/form-control";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { DepositMethod } from "@/lib/money/deposit/schema";
import { MethodChoice } from "../payment-method/method-choice";

interface DepositMethodsProps extends ControlProps<string> {
  methods: readonly DepositMethod[];
  lastMethod: string | null;
  /** An amount in hundredths, as it is written. */
  write: (amountMinor: number) => string;
}

/** The ways to pay, each with its bounds, its fee and how long it takes. */
export function DepositMethods({ methods, lastMethod, write, error, ...control }: DepositMethodsProps) {
  const t = useTranslations("money.deposit");
  return (
    <MethodChoice
      {...control}
      error={error && t("errors.method")}
      legend={t("method")}
      options={methods.map((method) => ({
        ...method,
        note: method.id === lastMethod ? t("usedLast") : null,
        facts: factsOf(method),
      }))}
    />
  );

  function factsOf({ min, max, fee, minutes }: DepositMethod): string {
    return [
      t("range", { least: write(min), most: write(max) }),
      fee === 0 ? t("noFee") : t("fee", { amount: write(fee) }),
      minutes === null ? null : minutes === 0 ? t("atOnce") : t("minutes", { minutes }),
    ]
      .filter(Boolean)
      .join(" · ");
  }
}
