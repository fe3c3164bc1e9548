"use client";

import { useMemo } from "react";
import { AmountField } from "@/components/ui/amount-field";
import { Button, LinkButton } from "@/components/ui/button";
import { Form } from "@/components/ui/form/form";
import { FormControl } from "@/components/ui/form/form-control";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { payAndPlayCurrency } from "@/lib/account/pay-and-play/amounts";
import type { PayAndPlay } from "@/lib/account/pay-and-play/flow";
import { bankAmountErrors } from "@/lib/account/pay-and-play/form-errors";
import { amountSchema } from "@/lib/account/pay-and-play/forms";
import type { PayAndPlayOffer } from "@/lib/account/pay-and-play/offer";
import { writeAmount } from "@/lib/core/form/amount-input";
import { money } from "@/lib/core/money";
import { currencySymbol } from "@/lib/core/money-display";
import { localeOfPath } from "@/lib/market/locale";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { paths } from "@/lib/routing/paths";
import { AmountFailureNotice } from "./amount-failure-notice";

interface AmountFormProps {
  state: Extract<PayAndPlay, { step: "amount" | "authorising" }>;
  /** Undefined until it is known. */
  offer: PayAndPlayOffer | undefined;
  /** Of the try before. */
  amountMinor: number | null;
  onSubmit(amountMinor: number, signal: AbortSignal): Promise<void>;
}

/** The form of the amount; below it the last error. */
export function AmountForm({ state, offer, amountMinor, onSubmit }: AmountFormProps) {
  const t = useTranslations("account.payAndPlay");
  const locale = localeOfPath(location.pathname);
  const currency = payAndPlayCurrency(locale.market);
  const amounts = offer?.amounts ?? null;
  const schema = useMemo(() => amountSchema(currency, pageTag(), amounts), [currency, amounts]);
  const write = (minor: number) => formatPlayerMoney(money(minor, currency), pageTag());
  const range = amounts && { least: write(amounts.leastMinor), most: write(amounts.mostMinor) };
  const form = useSchemaForm({
    schema,
    defaultValues: { amount: amountMinor === null ? "" : writeAmount(amountMinor, pageTag()) },
    draft: "pay-and-play-amount",
    catalogue: bankAmountErrors,
    onSubmit: ({ amount }, signal) => onSubmit(amount, signal),
  });
  const failure = state.step === "amount" ? state.failure : null;
  return (
    <Form form={form}>
      <Introduction offer={offer} />
      {failure ? <AmountFailureNotice failure={failure} /> : null}
      <FormControl form={form} name="amount">
        {(control) => (
          <AmountField
            {...control}
            label={t("amount", { currency: currencySymbol(currency) })}
            hint={[range && t("amountRange", range), t("amountHint")].filter(Boolean).join(" ")}
            currency={currency}
            range={amounts}
            // The bank repeats it, before it is paid.
            repeats={false}
          />
        )}
      </FormControl>
      <Button type="submit" busy={form.isBusy}>
        {t(form.isBusy ? "submitting" : "submit")}
      </Button>
      <LinkButton kind="secondary" href={paths.signUp(locale)}>
        {t("signUp")}
      </LinkButton>
    </Form>
  );
}

/** The editors' banner, else our own words. */
function Introduction({ offer }: { offer: PayAndPlayOffer | undefined }) {
  const t = useTranslations("account.payAndPlay");
  const { banner = null, notice = null } = offer ?? {};
  return (
    <div className="grid gap-1 text-muted">
      {banner ? <h3 className="text-md text-text">{banner.title}</h3> : null}
      <p>{banner?.description ?? t("lead")}</p>
      {notice ? <p className="text-sm text-danger">{notice}</p> : null}
    </div>
  );
}
