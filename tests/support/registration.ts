import type { RegistrationDetails } from "@/lib/account/sign-up/flow";
import type { SignUpOptions } from "@/lib/account/sign-up/options";

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

/** The options of a sign-up at a market without a profile. */
export const signUpOptions: SignUpOptions = {
  countries: { FI: "358" },
  termsVersion: "2.0",
  product: "greenroom",
  captchaUrl: null,
  offer: null,
  leastAge: { here: 18, at: { CA: 19, "CA-AB": 18 } },
  taxNumber: "none",
};
