import { describe, expect, test } from "vitest";
import { money } from "@/lib/core/money";
import { defaultDisplay, formatMoney } from "@/lib/core/money-display";
import { locales, parseLocale, resolveLocale } from "@/lib/market/locale";
import { markets } from "@/lib/market/markets";

/** The locale, and 1234.5 of its market's currency. "~" is a space that does not break. */
const table = [
  ["en-UN", "€1,234.50"],
  ["fi-UN", "1~234,50~€"],
  ["no-UN", "1~234,50~€"],
  ["de-UN", "1.234,50~€"],
  ["fr-UN", "1~234,50~€"],
  ["es-UN", "1234,50~€"],
  ["pt-UN", "€~1.234,50"],
  ["ja-UN", "€1,234.50"],
  ["tr-UN", "€1.234,50"],
  ["pl-UN", "1234,50~€"],
  ["de-AT", "€~1~234,50"],
  ["en-AT", "€~1.234,50"],
  ["br-BR", "R$1.234,50"],
  ["en-BR", "R$1,234.50"],
  ["ca-CA", "CA$1,234.50"],
  ["caf-CA", "CA$1~234,50"],
  ["en-CA", "CA$1,234.50"],
  ["fr-CA", "CA$1~234,50"],
  ["de-CH", "€~1'234.50"],
  ["fr-CH", "1~234,50~€"],
  ["en-CH", "€1'234.50"],
  ["cl-CL", "CLP~1.234,50"],
  ["es-CL", "CLP~1.234,50"],
  ["en-CL", "CLP~1,234.50"],
  ["en-CX", "€1,234.50"],
  ["de-DE", "1.234,50~€"],
  ["en-DE", "€1.234,50"],
  ["fi-FI", "1~234,50~€"],
  ["en-FI", "€1~234,50"],
  ["fr-FR", "1~234,50~€"],
  ["en-FR", "€1~234,50"],
  ["en-GB", "£1,234.50"],
  ["en-GG", "£1,234.50"],
  ["inen-IN", "₹1,234.50"],
  ["en-IN", "₹1,234.50"],
  ["de-JJ", "1.234,50~€"],
  ["en-JJ", "€1.234,50"],
  ["ja-JP", "€1,234.50"],
  ["en-JP", "€1,234.50"],
  ["en-LL", "€1.234,50"],
  ["fr-LL", "1~234,50~€"],
  ["en-MT", "€1,234.50"],
  ["en-NL", "€1.234,50"],
  ["no-NO", "1~234,50~NOK"],
  ["en-NO", "1~234,50~NOK"],
  ["nz-NZ", "NZ$1,234.50"],
  ["en-NZ", "NZ$1,234.50"],
  ["pe-PE", "PEN~1,234.50"],
  ["es-PE", "PEN~1,234.50"],
  ["en-PE", "PEN~1,234.50"],
  ["tl-PH", "₱1,234.50"],
  ["en-PH", "₱1,234.50"],
  ["pl-PL", "1234,50~PLN"],
  ["en-PL", "1.234,50~PLN"],
  ["en-PP", "€1~234,50"],
  ["pt-PT", "1234,50~€"],
  ["en-PT", "€1~234,50"],
  ["en-SE", "€1~234,50"],
  ["tr-TR", "TRY~1.234,50"],
  ["en-TR", "TRY~1,234.50"],
  ["en-UK", "£1,234.50"],
] as const;

/** Every spelling of a space that does not break, and of an apostrophe: ICU's own taste between its versions. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, "~").replaceAll("\u2019", "'");

/** Since ICU 78.3 (Node 22.23) French Switzerland groups as the German one does. */
const newer: Readonly<Record<string, string>> = { "fr-CH": "1'234,50~€" };

test("every locale is in the table", () => {
  expect(table.map(([segment]) => segment).sort()).toEqual(locales.map(({ segment }) => segment).sort());
});

describe.each(table)("%s", (segment, amount) => {
  const locale = parseLocale(segment) ?? expect.fail(segment);
  const { tag } = resolveLocale(locale);

  test(`writes ${amount} [LOC-025]`, () => {
    const written = plain(formatMoney(money(123_450, markets[locale.market].currency), tag, defaultDisplay));
    expect([amount, newer[segment]]).toContain(written);
  });
});
