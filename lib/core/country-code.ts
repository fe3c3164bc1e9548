import { z } from "zod";

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
/** Codes that have a name and that ISO 3166 assigns to no country. */
const noCountry = /^(EU|EZ|UN|XA|XB|QO)$/;

/** The code of a country as proxies send it. Another code, such as UK, would be in a list and never match a visitor. */
export const countryCode = z.string().superRefine((code, context) => {
  const fault = faultOf(code);
  if (fault !== null)
    context.addIssue({ code: "custom", message: `must have countries by their ISO 3166 codes, such as FI (${fault})` });
});

function faultOf(code: string): string | null {
  if (!/^[A-Z]{2}$/.test(code)) return `not ${code}`;
  const assigned = code === "EL" ? "GR" : new Intl.Locale(`und-${code}`).region;
  if (assigned !== undefined && assigned !== code) return `${assigned} instead of ${code}`;
  return noCountry.test(code) || names.of(code) === undefined ? `${code} is no country` : null;
}
