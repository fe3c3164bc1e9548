import { boolean, literal, number, object, optional, string } from "zod/mini";
import { nothing } from "@/lib/core/http/http";
import { endpoint } from "@/lib/session/platform/endpoint";
import { Registered, RiskSetting, SiteVerification } from "./schema";

export const siteConfig = endpoint({
  method: "get",
  path: "site/config", // assumed
  query: object({ siteId: number(), countryCode: string() }),
  response: SiteVerification,
});

/** The verifications that a market requires at registration. */
export const riskSetting = endpoint({
  method: "get",
  path: "player/markets/risk-setting", // assumed
  query: object({ countryCode: string() }),
  response: RiskSetting,
});

export const register = endpoint({
  method: "post",
  path: "registration",
  /** The country that was chosen in the form. */
  query: object({ country: optional(string()) }),
  /** Specification "Registration payload". `mobilePhone`: prefix and number, "+358401234567". */
  body: object({
    firstName: string(),
    lastName: string(),
    email: string(),
    mobilePhone: string(),
    password: string(),
    termsAndConditionsAcceptedVersion: string(),
  }),
  response: optional(Registered),
  captcha: true,
  keyed: true,
});

/** The path of the specified PUT is not shown. */
export const updateRegistration = endpoint({
  method: "put",
  path: "registration", // assumed
  /**
   * Specification "Profile update payload". `dateOfBirth`: yyyy-MM-dd. `marketingOptIn`: left out, the account keeps the choice that it
   * has. `cpf`: in the market of Brazil. `province`: in Canada.
   */
  body: object({
    playerId: string(),
    dateOfBirth: string(),
    postalCode: string(),
    mobilePhone: string(),
    countryCode: string(),
    termsAndConditionsAccepted: literal(true),
    languageCode: string(),
    marketingOptIn: optional(boolean()),
    cpf: optional(string()),
    province: optional(string()),
  }),
  response: nothing,
  captcha: true,
});
