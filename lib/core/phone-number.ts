import type { CountryCode } from "libphonenumber-js/min";
import { latinDigits } from "./latin-digits";
import { loadQuietly } from "./lazy-import";
import { plainLine } from "./pasted-text";

/** A phone number as a form's value: an ISO country code, and what was typed. */
export interface PhoneInput {
  country: string;
  number: string;
}

export interface Phone {
  country: string;
  /** Without the plus: "358". */
  prefix: string;
  /** The national number without its trunk zero: "401234567". */
  body: string;
}

/** The rules of all countries weigh 42.5 KB gzip: they are loaded when a phone field has the focus. */
export const loadPhoneRules = () => loadQuietly(() => import("libphonenumber-js/min"));

/** A number that its country could have; null for any other. One that begins with a plus brings its own country. */
export async function readPhone({ country, number }: PhoneInput): Promise<Phone | null> {
  const { parsePhoneNumberFromString, isSupportedCountry, getCountryCallingCode } = await loadPhoneRules();
  const text = plainLine(latinDigits(number));
  const home = isSupportedCountry(country) ? { defaultCountry: country as CountryCode } : {};
  const phone = parsePhoneNumberFromString(text, { ...home, extract: false });
  if (!phone?.isValid()) return null;
  const { countryCallingCode: prefix, nationalNumber: body } = phone;
  // Several countries share a calling code: the chosen one stays when it has the number's.
  const isAtHome = isSupportedCountry(country) && getCountryCallingCode(country) === prefix;
  return { country: isAtHome ? country : (phone.country ?? country), prefix, body };
}
