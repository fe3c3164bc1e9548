import { expect, test } from "vitest";
import { readAmount } from "@/lib/core/form/amount-input";
import { dateOrder, readDate, writeDate } from "@/lib/core/form/date-input";
import { money } from "@/lib/core/money";
import { defaultDisplay, formatMoney } from "@/lib/core/money-display";
import { amountFormat } from "./amount-notation";
import { dateTag } from "./date-format";
import { locales, resolveLocale } from "./locale";
import { markets } from "./markets";

test.each(locales.map((locale) => [locale.segment, locale] as const))(
  "%s reads the amounts and dates that it writes",
  (_segment, locale) => {
    const { tag } = resolveLocale(locale);
    const { currency } = markets[locale.market];
    const format = amountFormat(currency, tag);
    for (const amountMinor of [0, 5, 1_000, 123_450, 100_000_000])
      expect(readAmount(formatMoney(money(amountMinor, currency), tag, defaultDisplay), format)).toEqual({
        kind: "amount",
        amountMinor,
      });
    const figures = dateTag(locale);
    expect(readDate(writeDate("1990-11-05", figures), dateOrder(figures))).toEqual({
      kind: "date",
      date: "1990-11-05",
    });
  },
);

test.each([
  ["BRL", "R$ 50,00"],
  ["CAD", "$50"],
  ["CAD", "50 C$"],
  ["CAD", "50 $CA"],
  ["CAD", "CA$50"],
  ["CLP", "$50"],
  ["CLP", "CLP$50"],
  ["INR", "Rs 50"],
  ["INR", "₹50"],
  ["NOK", "kr. 50"],
  ["NZD", "$50"],
  ["PHP", "₱50"],
  ["PLN", "50 zl"],
  ["EUR", "50 €"],
  ["EUR", "50 Euro"],
  ["EUR", "50 euros"],
  ["GBP", "£50"],
  ["INR", "Rs. 50/-"],
  ["INR", "Rs. 50"],
  ["NOK", "50 kr"],
  ["NOK", "kr 50,-"],
  ["NZD", "NZ$50"],
  ["PEN", "S/ 50"],
  ["PEN", "S/.50"],
  ["PHP", "P50"],
  ["PLN", "50 zł"],
  ["TRY", "50 TL"],
  ["TRY", "₺50"],
  ["ZAR", "R50"],
] as const)("fifty %s may be written %s", (currency, text) => {
  expect(readAmount(text, amountFormat(currency, "en-GB"))).toEqual({ kind: "amount", amountMinor: 5_000 });
});

test("the sign of another currency is refused", () => {
  expect(readAmount("$50", amountFormat("EUR", "en-GB"))).toEqual({ kind: "invalid", problem: "otherCurrency" });
});
