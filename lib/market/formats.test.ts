import { describe, expect, test } from "vitest";
import { formatMoney, money } from "@/lib/core/money";
import { locales, parseLocale, resolveLocale } from "./locale";
import { markets } from "./markets";

/** The locale, 1234.5 of its market's currency, and 5 November 2026. "~" is a space that does not break. */
const table = [
  ["en-UN", "€1,234.50", "Nov 5, 2026"],
  ["fi-UN", "1~234,50~€", "5.11.2026"],
  ["no-UN", "1~234,50~€", "5. nov. 2026"],
  ["de-UN", "1.234,50~€", "05.11.2026"],
  ["fr-UN", "1~234,50~€", "5 nov. 2026"],
  ["es-UN", "1234,50~€", "5 nov 2026"],
  ["pt-UN", "€~1.234,50", "5 de nov. de 2026"],
  ["ja-UN", "€1,234.50", "2026/11/05"],
  ["tr-UN", "€1.234,50", "5 Kas 2026"],
  ["pl-UN", "1234,50~€", "5 lis 2026"],
  ["de-AT", "€~1~234,50", "05.11.2026"],
  ["en-AT", "€~1.234,50", "5 Nov 2026"],
  ["br-BR", "R$1.234,50", "5 de nov. de 2026"],
  ["en-BR", "R$1,234.50", "Nov 5, 2026"],
  ["ca-CA", "CA$1,234.50", "Nov 5, 2026"],
  ["caf-CA", "CA$1~234,50", "5 nov. 2026"],
  ["en-CA", "CA$1,234.50", "Nov 5, 2026"],
  ["fr-CA", "CA$1~234,50", "5 nov. 2026"],
  ["de-CH", "€~1'234.50", "05.11.2026"],
  ["fr-CH", "1~234,50~€", "5 nov. 2026"],
  ["en-CH", "€1'234.50", "5 Nov 2026"],
  ["cl-CL", "CLP~1.234,50", "05-11-2026"],
  ["es-CL", "CLP~1.234,50", "05-11-2026"],
  ["en-CL", "CLP~1,234.50", "Nov 5, 2026"],
  ["en-CX", "€1,234.50", "5 Nov 2026"],
  ["de-DE", "1.234,50~€", "05.11.2026"],
  ["en-DE", "€1.234,50", "5 Nov 2026"],
  ["fi-FI", "1~234,50~€", "5.11.2026"],
  ["en-FI", "€1~234,50", "5 Nov 2026"],
  ["fr-FR", "1~234,50~€", "5 nov. 2026"],
  ["en-FR", "€1~234,50", "5 Nov 2026"],
  ["en-GB", "£1,234.50", "5 Nov 2026"],
  ["en-GG", "£1,234.50", "5 Nov 2026"],
  ["inen-IN", "₹1,234.50", "5 Nov 2026"],
  ["en-IN", "₹1,234.50", "5 Nov 2026"],
  ["de-JJ", "1.234,50~€", "05.11.2026"],
  ["en-JJ", "€1.234,50", "5 Nov 2026"],
  ["ja-JP", "€1,234.50", "2026/11/05"],
  ["en-JP", "€1,234.50", "Nov 5, 2026"],
  ["en-LL", "€1.234,50", "5 Nov 2026"],
  ["fr-LL", "1~234,50~€", "5 nov. 2026"],
  ["en-MT", "€1,234.50", "05 Nov 2026"],
  ["en-NL", "€1.234,50", "5 Nov 2026"],
  ["no-NO", "1~234,50~NOK", "5. nov. 2026"],
  ["en-NO", "1~234,50~NOK", "5 Nov 2026"],
  ["nz-NZ", "NZ$1,234.50", "5 Nov 2026"],
  ["en-NZ", "NZ$1,234.50", "5 Nov 2026"],
  ["pe-PE", "PEN~1,234.50", "5 nov. 2026"],
  ["es-PE", "PEN~1,234.50", "5 nov. 2026"],
  ["en-PE", "PEN~1,234.50", "Nov 5, 2026"],
  ["tl-PH", "₱1,234.50", "Nob 5, 2026"],
  ["en-PH", "₱1,234.50", "Nov 5, 2026"],
  ["pl-PL", "1234,50~PLN", "5 lis 2026"],
  ["en-PL", "1.234,50~PLN", "5 Nov 2026"],
  ["en-PP", "€1~234,50", "5 Nov 2026"],
  ["pt-PT", "1234,50~€", "05/11/2026"],
  ["en-PT", "€1~234,50", "5 Nov 2026"],
  ["en-SE", "€1~234,50", "5 Nov 2026"],
  ["tr-TR", "TRY~1.234,50", "5 Kas 2026"],
  ["en-TR", "TRY~1,234.50", "Nov 5, 2026"],
  ["en-UK", "£1,234.50", "5 Nov 2026"],
] as const;

/** Every spelling of a space that does not break, and of an apostrophe: ICU's own taste between its versions. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, "~").replaceAll("\u2019", "'");

test("every locale is in the table", () => {
  expect(table.map(([segment]) => segment).sort()).toEqual(locales.map(({ segment }) => segment).sort());
});

describe.each(table)("%s", (segment, amount, date) => {
  const locale = parseLocale(segment) ?? expect.fail(segment);
  const { tag } = resolveLocale(locale);

  test(`writes ${amount} [LOC-025]`, () => {
    expect(plain(formatMoney(money(123_450, markets[locale.market].currency), tag))).toBe(amount);
  });

  test(`writes ${date}`, () => {
    const day = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeZone: "UTC" });
    expect(plain(day.format(new Date("2026-11-05T12:00:00Z")))).toBe(date);
  });
});
