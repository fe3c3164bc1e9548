import { describe, expect, test } from "vitest";
import { locales, parseLocale } from "@/lib/market/locale";
import { marketCodes } from "@/lib/market/markets";
import { timeZones } from "./time-zones";
import { writeTime } from "./write-time";

/** The locale, and 12:05 UTC on 5 November 2026 in the zone of its market. */
const table = [
  ["en-UN", "5 Nov 2026, 12:05 pm UTC"],
  ["fi-UN", "5.11.2026 klo 12.05 UTC"],
  ["no-UN", "5. nov. 2026, 12:05 UTC"],
  ["de-UN", "5. Nov. 2026, 12:05 UTC"],
  ["fr-UN", "5 nov. 2026, 12:05 UTC"],
  ["es-UN", "5 nov 2026, 12:05 UTC"],
  ["pt-UN", "5 de nov. de 2026, 12:05 UTC"],
  ["ja-UN", "2026年11月5日 12:05 UTC"],
  ["tr-UN", "5 Kas 2026 12:05 UTC"],
  ["pl-UN", "5 lis 2026, 12:05 UTC"],
  ["de-AT", "5. Nov. 2026, 13:05 MEZ"],
  ["en-AT", "5 Nov 2026, 13:05 CET"],
  ["br-BR", "5 de nov. de 2026, 09:05 BRT"],
  ["en-BR", "Nov 5, 2026, 9:05 AM Brasilia Standard Time"],
  ["ca-CA", "Nov 5, 2026, 7:05 a.m. EST"],
  ["caf-CA", "5 nov. 2026, 07 h 05 HNE"],
  ["en-CA", "Nov 5, 2026, 7:05 a.m. EST"],
  ["fr-CA", "5 nov. 2026, 07 h 05 HNE"],
  ["de-CH", "5. Nov. 2026, 13:05 MEZ"],
  ["fr-CH", "5 nov. 2026, 13:05 heure normale d’Europe centrale"],
  ["en-CH", "5 Nov 2026, 13:05 CET"],
  ["cl-CL", "5 nov 2026, 9:05 a. m. CLST"],
  ["es-CL", "5 nov 2026, 9:05 a. m. CLST"],
  ["en-CL", "Nov 5, 2026, 9:05 AM Chile Summer Time"],
  ["en-CX", "5 Nov 2026, 19:05 Christmas Island Time"],
  ["de-DE", "5. Nov. 2026, 13:05 MEZ"],
  ["en-DE", "5 Nov 2026, 13:05 CET"],
  ["fi-FI", "5.11.2026 klo 14.05 Itä-Euroopan normaaliaika"],
  ["en-FI", "5 Nov 2026, 14.05 EET"],
  ["fr-FR", "5 nov. 2026, 13:05 heure normale d’Europe centrale"],
  ["en-FR", "5 Nov 2026, 13:05 CET"],
  ["en-GB", "5 Nov 2026, 12:05 GMT"],
  ["en-GG", "5 Nov 2026, 12:05 GMT"],
  ["inen-IN", "5 Nov 2026, 5:35 pm IST"],
  ["en-IN", "5 Nov 2026, 5:35 pm IST"],
  ["de-JJ", "5. Nov. 2026, 13:05 MEZ"],
  ["en-JJ", "5 Nov 2026, 13:05 CET"],
  ["ja-JP", "2026年11月5日 21:05 JST"],
  ["en-JP", "Nov 5, 2026, 21:05 Japan Standard Time"],
  ["en-LL", "5 Nov 2026, 13:05 CET"],
  ["fr-LL", "5 nov. 2026, 13:05 heure normale d’Europe centrale"],
  ["en-MT", "05 Nov 2026, 13:05 Central European Standard Time"],
  ["en-NL", "5 Nov 2026, 13:05 CET"],
  ["no-NO", "5. nov. 2026, 13:05 CET"],
  ["en-NO", "5 Nov 2026, 13:05 CET"],
  ["nz-NZ", "6 Nov 2026, 1:05 am NZDT"],
  ["en-NZ", "6 Nov 2026, 1:05 am NZDT"],
  ["pe-PE", "5 nov. 2026, 7:05 a. m. PET"],
  ["es-PE", "5 nov. 2026, 7:05 a. m. PET"],
  ["en-PE", "Nov 5, 2026, 7:05 AM Peru Standard Time"],
  ["tl-PH", "Nob 5, 2026, 8:05 PM Standard na Oras sa Pilipinas"],
  ["en-PH", "Nov 5, 2026, 8:05 PM Philippine Standard Time"],
  ["pl-PL", "5 lis 2026, 13:05 CET"],
  ["en-PL", "5 Nov 2026, 13:05 CET"],
  ["en-PP", "5 Nov 2026, 13:05 CET"],
  ["pt-PT", "5/11/2026, 12:05 WET"],
  ["en-PT", "5 Nov 2026, 12:05 WET"],
  ["en-SE", "5 Nov 2026, 13:05 CET"],
  ["tr-TR", "5 Kas 2026 15:05 Türkiye Standart Saati"],
  ["en-TR", "Nov 5, 2026, 3:05 PM Türkiye Standard Time"],
  ["en-UK", "5 Nov 2026, 12:05 GMT"],
] as const;

/** ICU changes its mind about which space does not break from one version to the next. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const locale = (segment: string) => parseLocale(segment) ?? expect.fail(segment);

test("every locale is in the table", () => {
  expect(table.map(([segment]) => segment).sort()).toEqual(locales.map(({ segment }) => segment).sort());
});

test.each(table)("%s reads %s", (segment, text) => {
  expect(plain(writeTime(locale(segment), Date.UTC(2026, 10, 5, 12, 5)).text)).toBe(text);
});

test("every market has a time zone that exists", () => {
  for (const market of marketCodes)
    expect(() => new Intl.DateTimeFormat("en", { timeZone: timeZones[market] })).not.toThrow();
});

describe("in summer", () => {
  test.each([
    ["fi-FI", "2.7.2026 klo 1.30 Itä-Euroopan kesäaika", "2026-07-02T01:30:00+03:00"],
    ["en-GB", "1 Jul 2026, 23:30 BST", "2026-07-01T23:30:00+01:00"],
    ["cl-CL", "1 jul 2026, 6:30 p. m. CLT", "2026-07-01T18:30:00-04:00"],
    ["en-IN", "2 Jul 2026, 4:00 am IST", "2026-07-02T04:00:00+05:30"],
    ["en-UN", "1 Jul 2026, 10:30 pm UTC", "2026-07-01T22:30:00Z"],
  ])("%s reads %s, and machines the offset of that day", (segment, text, dateTime) => {
    const written = writeTime(locale(segment), Date.UTC(2026, 6, 1, 22, 30));
    expect({ ...written, text: plain(written.text) }).toEqual({ text, dateTime });
  });
});
