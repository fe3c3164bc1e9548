"use client";

import { useMemo } from "react";
import { AmountField } from "@/components/ui/amount-field";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/form";
import { FormControl } from "@/components/ui/form/form-control";
import { FormFailure } from "@/components/ui/form/form-failure";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { readAmount, writeAmount } from "@/lib/core/form/amount-input";
import { money } from "@/lib/core/money";
import { currencySymbol } from "@/lib/core/money-display";
import { amountFormat } from "@/lib/market/amount-notation";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import type { Balances } from "@/lib/money/wallet/wallet";
import { withdrawErrors } from "@/lib/money/withdraw/form-errors";
import { payoutRange, withdrawSchema } from "@/lib/money/withdraw/forms";
import type { WithdrawalMethod } from "@/lib/money/withdraw/schema";
import { BonusNotice } from "./bonus-notice";
import type { Sent } from "./sent-notice";
import { useSendWithdrawal } from "./use-send-withdrawal";
import { WithdrawMethods } from "./withdraw-methods";

export interface WithdrawFieldsProps {
  balances: Balances;
  /** What can be withdrawn now, in hundredths: more than nothing. */
  possibleMinor: number;
  methods: readonly WithdrawalMethod[];
  onSent: (sent: Sent | null) => void;
}

/** Where it should go and how much, in the currency of the account. No amount is proposed but all of it. */
export function WithdrawFields({ balances, possibleMinor, methods, onSent }: WithdrawFieldsProps) {
  const t = useTranslations("money.withdraw");
  const { currency, amountMinor: cashMinor } = balances.mainBalance;
  const send = useSendWithdrawal({ balances, onSent });
  const schema = useMemo(
    () => withdrawSchema(currency, pageTag(), { methods, possibleMinor }),
    [currency, methods, possibleMinor],
  );
  const form = useSchemaForm({
    schema,
    defaultValues: { methodId: methods[0]?.id ?? "", amount: "" },
    draft: "withdraw",
    catalogue: withdrawErrors,
    async onSubmit({ amount, methodId }, signal) {
      await send(amount, methodId, signal);
      form.form.reset({ methodId, amount: "" });
    },
  });
  const [methodId, text] = form.form.watch(["methodId", "amount"]);
  const write = (amountMinor: number) => formatPlayerMoney(money(amountMinor, currency), pageTag());
  const range = payoutRange(
    methods.find(({ id }) => id === methodId),
    possibleMinor,
  );
  const reading = readAmount(text, amountFormat(currency, pageTag()));
  const typed = reading.kind === "amount" && reading.amountMinor > 0 ? reading.amountMinor : null;
  const stays = typed !== null && typed <= possibleMinor ? t("stays", { amount: write(cashMinor - typed) }) : null;
  const all = writeAmount(possibleMinor, pageTag());
  return (
    <Form form={form} label={t("title")}>
      <FormControl form={form} name="methodId">
        {(control) => <WithdrawMethods {...control} methods={methods} write={write} />}
      </FormControl>
      <div className="grid justify-items-start gap-1.5">
        <div className="w-full">
          <FormControl form={form} name="amount">
            {(control) => (
              <AmountField
                {...control}
                label={t("amount", { currency: currencySymbol(currency) })}
                hint={[t("least", { amount: write(range.leastMinor) }), stays].filter(Boolean).join(" ")}
                currency={currency}
                repeats={false}
                range={range.leastMinor <= range.mostMinor ? range : null}
              />
            )}
          </FormControl>
        </div>
        <Button
          kind="quiet-small"
          onClick={() => form.isBusy || form.form.setValue("amount", all, { shouldDirty: true, shouldValidate: true })}
        >
          {t("useFull", { amount: write(possibleMinor) })}
        </Button>
      </div>
      <BonusNotice balances={balances} />
      <FormFailure form={form} />
      <SubmitButton form={form}>
        {typed === null ? t("submit") : t("submitAmount", { amount: write(typed) })}
      </SubmitButton>
    </Form>
  );
}
