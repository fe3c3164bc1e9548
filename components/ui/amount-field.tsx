"use client";

import { useState } from "react";
import { FieldFrame } from "@/components/ui/field-frame";
import { AmountReadings } from "@/components/ui/form/amount-readings";
import { CurrencyInput } from "@/components/ui/form/currency-input";
import type { ControlProps } from "@/components/ui/form/form-control";
import { readAmount, writeAmount } from "@/lib/core/form/amount-input";
import { type Currency, money } from "@/lib/core/money";
import { currencySymbol } from "@/lib/core/money-display";
import type { AmountRange } from "@/lib/core/variable-types";
import { amountFormat } from "@/lib/market/amount-notation";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney, playerDisplayRule } from "@/lib/market/player-money";

interface AmountFieldProps extends ControlProps<string> {
  label: string;
  hint?: string;
  currency: Currency;
  /** What is accepted, where that is known: the schema of the form refuses anything else. */
  range?: AmountRange | null;
  /** False where what was understood is repeated elsewhere, so that the field does not grow when it is left. */
  repeats?: boolean;
}

/** An amount as people type it, its currency in the field. What can be read in two ways is offered in both; what was understood is repeated. */
export function AmountField({
  label,
  hint,
  currency,
  range = null,
  repeats = true,
  value,
  error,
  onChange,
  onBlur,
  ...input
}: AmountFieldProps) {
  const t = useTranslations("site.form");
  const tag = pageTag();
  const [isLeft, setLeft] = useState(false);
  const reading = readAmount(value, amountFormat(currency, tag));
  const write = (amountMinor: number) => formatPlayerMoney(money(amountMinor, currency), tag);
  const isAmbiguous = reading.kind === "ambiguous" && (isLeft || error !== null);

  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={problemText()}
      status={repeats ? (isLeft && reading.kind === "amount" ? write(reading.amountMinor) : null) : undefined}
    >
      {(tied) => (
        <>
          <CurrencyInput
            {...input}
            {...tied}
            rule={playerDisplayRule(currency, tag)}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            setLeft={setLeft}
          />
          {isAmbiguous ? (
            <AmountReadings
              field={tied.id}
              readings={reading.readings}
              write={write}
              onChoose={(amountMinor) => onChange(writeAmount(amountMinor, tag))}
            />
          ) : null}
        </>
      )}
    </FieldFrame>
  );

  function problemText(): string | null {
    if (reading.kind === "invalid" && (isLeft || error))
      return t(`errors.${reading.problem}`, {
        example: writeAmount(123_450, tag),
        currency: currencySymbol(currency),
      });
    if (range && reading.kind === "amount" && !isWithin(reading.amountMinor, range) && (isLeft || error))
      return t("errors.amountRange", { least: write(range.leastMinor), most: write(range.mostMinor) });
    return isAmbiguous ? t("errors.ambiguous") : error;
  }
}

const isWithin = (amountMinor: number, { leastMinor, mostMinor }: AmountRange): boolean =>
  amountMinor >= leastMinor && amountMinor <= mostMinor;
