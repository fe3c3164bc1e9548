import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import { latinDigits } from "../latin-digits";
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

/** A number that its country could have; null for any other. One that begins with a plus brings its own country. */
export function parsePhone({ country, number }: PhoneInput): Phone | null {
  const isSupported = isSupportedCountry(country);
  const home = isSupported ? { defaultCountry: country as CountryCode } : {};
  const phone = parsePhoneNumberFromString(plainLine(latinDigits(number)), { ...home, extract: false });
  if (!phone?.isValid()) return null;
  const { countryCallingCode: prefix, nationalNumber: body } = phone;
  // Several countries share a calling code: the chosen one stays when it has the number's.
  const isAtHome = isSupported && getCountryCallingCode(country) === prefix;
  return { country: isAtHome ? country : (phone.country ?? country), prefix, body };
}
