import { optional } from "zod/mini";
import { type CallOptions, type Http, nothing } from "@/lib/core/http";
import { callPlatform } from "@/lib/session/platform/endpoints";
import { requireResponse } from "./failure";
import { requirementOf } from "./requirement";
import { Registered, type Requirement, RiskSetting, SiteVerification } from "./schema";

/** The payload of a registration (specification "Registration payload"). */
export interface RegistrationPayload {
  firstName: string;
  lastName: string;
  email: string;
  /** Prefix and number: "+358401234567". */
  mobilePhone: string;
  password: string;
  termsAndConditionsAcceptedVersion: string;
}

/** The form that completes it (specification "Profile update payload"). */
export interface RegistrationForm {
  playerId: string;
  /** yyyy-MM-dd */
  dateOfBirth: string;
  postalCode: string;
  mobilePhone: string;
  countryCode: string;
  termsAndConditionsAccepted: true;
  languageCode: string;
  /** Left out, the account keeps the choice that it has. */
  marketingOptIn?: boolean;
  /** In the market of Brazil. */
  cpf?: string;
  /** In Canada. */
  province?: string;
}

export interface RegistrationCall extends Pick<CallOptions, "signal"> {
  captchaToken?: string | undefined;
}

const optionsOf = ({ signal, captchaToken }: RegistrationCall): CallOptions => ({
  ...(signal && { signal }),
  ...(captchaToken !== undefined && { captchaToken }),
});

/** @param key names the registration: sent again with it, it is the same one */
export async function register(
  http: Http,
  body: RegistrationPayload,
  { key, country, ...call }: RegistrationCall & { key: string; country?: string },
): Promise<{ playerId: string; token: string }> {
  const options = { ...optionsOf(call), headers: { "Idempotency-Key": key }, query: { country } };
  return requireResponse(await callPlatform(http, "register", optional(Registered), { ...options, body }));
}

/** @param token of the registration; null where it is gone and the player is signed in, whose own token goes with the call */
export function updateRegistration(
  http: Http,
  body: RegistrationForm,
  { token, ...call }: RegistrationCall & { token: string | null },
): Promise<undefined> {
  const headers = token === null ? {} : { Authorization: `Bearer ${token}` };
  return callPlatform(http, "updateRegistration", nothing, { ...optionsOf(call), headers, body });
}

/** The verifications that a country requires: either source may require one; without both, none. */
export async function getRequirement(
  http: Http,
  { siteId, countryCode }: { siteId: number; countryCode: string },
  signal?: AbortSignal,
): Promise<Requirement> {
  const options = signal ? { signal } : {};
  const [site, { marketRiskSetting = "NONE" }] = await Promise.all([
    callPlatform(http, "siteConfig", SiteVerification, { ...options, query: { siteId, countryCode } }),
    callPlatform(http, "riskSetting", RiskSetting, { ...options, query: { countryCode } }),
  ]);
  return requirementOf(site, marketRiskSetting);
}
