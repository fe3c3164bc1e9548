import type { SignUpOptions } from "@/lib/account/sign-up/options";
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

/** The rules of a market without a profile, among the options of its sign-up. */
export const marketRules: Pick<SignUpOptions, "leastAge" | "taxNumber"> = {
  leastAge: { here: 18, at: { CA: 19, "CA-AB": 18 } },
  taxNumber: "none",
};
