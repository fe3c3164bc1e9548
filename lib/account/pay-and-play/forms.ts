import { object, pipe, refine, string, transform } from "zod/mini";
import { newEmailIssue } from "@/lib/core/form/email-address";
import { amountField, emailField, phoneField } from "@/lib/core/form/form-schemas";
import type { Phone } from "@/lib/core/form/phone-number";
import type { Currency } from "@/lib/core/money";
import type { AmountRange } from "@/lib/core/variable-types";
import { amountFormat } from "@/lib/market/amount-notation";

/** The deposit in hundredths: what may be paid in, where that is known, else more than zero. */
export const amountSchema = (currency: Currency, tag: string, amounts: AmountRange | null) =>
  object({
    amount: amountField(amountFormat(currency, tag)).check(
      amounts
        ? refine((amount) => amount >= amounts.leastMinor && amount <= amounts.mostMinor, "range")
        : refine((amount) => amount > 0, "zero"),
    ),
  });

/** The details that the bank lacks; the phone number only where it is missing. */
export const detailsSchema = (needsPhone: boolean) =>
  object({ email: emailField(newEmailIssue), phone: needsPhone ? phoneField : noPhone });

const noPhone = pipe(
  object({ country: string(), number: string() }),
  transform((): Phone | null => null),
);

export const emptyDetails = (known: string | null, country: string) => ({
  email: known ?? "",
  phone: { country, number: "" },
});
