import type * as z from "zod/mini";
import type { CallOptions, Http } from "@/lib/core/http/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";
import { requireResponse } from "./failure";
import { requirementOf } from "./requirement";
import type { Requirement } from "./schema";

export type RegistrationPayload = z.infer<(typeof endpoints.register)["body"]>;

/** The form that completes a registration. */
export type RegistrationForm = z.infer<(typeof endpoints.updateRegistration)["body"]>;

export interface RegistrationCall extends Pick<CallOptions, "signal"> {
  captchaToken?: string | undefined;
}

/** @param key names the registration: sent again with it, it is the same one */
export async function register(
  http: Http,
  body: RegistrationPayload,
  { key, country, ...call }: RegistrationCall & { key: string; country?: string },
): Promise<{ playerId: string; token: string }> {
  const options = { ...call, key, query: { country } };
  return requireResponse(await callPlatform(http, endpoints.register, { ...options, body }));
}

/** @param token of the registration; null where it is gone and the player is signed in, whose own token goes with the call */
export function updateRegistration(
  http: Http,
  body: RegistrationForm,
  { token, ...call }: RegistrationCall & { token: string | null },
): Promise<undefined> {
  const headers = token === null ? {} : { Authorization: `Bearer ${token}` };
  return callPlatform(http, endpoints.updateRegistration, { ...call, headers, body });
}

/** The verifications that a country requires: either source may require one; without both, none. */
export async function getRequirement(
  http: Http,
  { siteId, countryCode }: { siteId: number; countryCode: string },
  signal?: AbortSignal,
): Promise<Requirement> {
  const [site, { marketRiskSetting = "NONE" }] = await Promise.all([
    callPlatform(http, endpoints.siteConfig, { signal, query: { siteId, countryCode } }),
    callPlatform(http, endpoints.riskSetting, { signal, query: { countryCode } }),
  ]);
  return requirementOf(site, marketRiskSetting);
}
