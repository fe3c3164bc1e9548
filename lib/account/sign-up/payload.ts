import { isMarketCode, markets } from "@/lib/market/markets";
import type { RegistrationForm, RegistrationPayload } from "./api";
import type { RegistrationDetails } from "./flow";

/** The input of the first step. */
export interface GivenDetails {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  phone: { country: string; prefix: string; body: string };
  countryCode: string;
  termsAndConditions: boolean;
  cookiePolicyAccepted: boolean;
  marketingOptIn: boolean;
}

export function registrationPayload(given: GivenDetails, termsVersion: string): RegistrationPayload {
  const { firstName, lastName, email, password, phone } = given;
  return {
    firstName,
    lastName,
    email,
    mobilePhone: `+${phone.prefix}${phone.body}`,
    password,
    termsAndConditionsAcceptedVersion: termsVersion,
  };
}

/** The stored part of the first step: everything but the password. */
export function storedDetails(
  { password: _, phone, ...given }: GivenDetails,
  more: Pick<RegistrationDetails, "playerId" | "languageCode" | "termsAndConditionsAcceptedVersion">,
): RegistrationDetails {
  // Consent to marketing is no condition of an account (docs/specification, ruling 47).
  const allConditions = given.termsAndConditions && given.cookiePolicyAccepted;
  const { country: phoneCountry, prefix: phonePrefix, body: phoneBody } = phone;
  return { ...given, ...more, phoneCountry, phonePrefix, phoneBody, allConditions };
}

/** A country as the platform knows it: the code of a second market is that of its origin (PP SE, LL NL, JJ DE, GG and UK GB). */
export function platformCountry(code: string): string {
  const isStandIn = isMarketCode(code) && "isStandIn" in markets[code];
  return (isStandIn && markets[code].originCountryCode) || code;
}

/** The language that is sent to the platform; "inen" is sent as English. */
export const platformLanguage = (language: string): string => (language === "inen" ? "en" : language);

interface GivenContact {
  dateOfBirth: string;
  postalCode: string;
  phone: { prefix: string; body: string };
  cpf: string;
  province: string;
}

interface Registrant extends Pick<RegistrationDetails, "playerId" | "countryCode" | "languageCode"> {
  /** Null: the account keeps the choice that it has. */
  marketingOptIn: boolean | null;
}

export function registrationForm(
  details: Registrant,
  { dateOfBirth, postalCode, phone, cpf, province }: GivenContact,
): RegistrationForm {
  const { playerId, countryCode, languageCode, marketingOptIn } = details;
  return {
    playerId,
    dateOfBirth,
    postalCode,
    mobilePhone: `+${phone.prefix}${phone.body}`,
    countryCode: platformCountry(countryCode),
    termsAndConditionsAccepted: true,
    languageCode: platformLanguage(languageCode),
    ...(marketingOptIn !== null && { marketingOptIn }),
    ...(cpf !== "" && { cpf }),
    ...(province !== "" && { province }),
  };
}
