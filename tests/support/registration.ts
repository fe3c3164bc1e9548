import type { RegistrationDetails } from "@/lib/account/sign-up/steps";

/** The stored part of the first step of a sign-up, by somebody in Finland. */
export const storedRegistration: RegistrationDetails = {
  firstName: "Aino",
  lastName: "Mäki",
  email: "aino@example.com",
  phonePrefix: "358",
  phoneBody: "401234567",
  phoneCountry: "FI",
  countryCode: "FI",
  termsAndConditions: true,
  cookiePolicyAccepted: true,
  marketingOptIn: false,
  allConditions: false,
  languageCode: "en",
  termsAndConditionsAcceptedVersion: "2.0",
  playerId: "P7",
};
