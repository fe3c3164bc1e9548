import type { Http } from "@/lib/core/http/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";
import type { Campaign, Consent } from "./schema";

/** The terms of campaigns; one that the platform does not know is missing. @throws as every call does */
export const getCampaigns = (
  http: Http,
  campaignIds: readonly string[],
  signal?: AbortSignal,
): Promise<readonly Campaign[]> =>
  callPlatform(http, endpoints.campaigns, { query: { campaignIds: campaignIds.join(",") }, signal });

/** Accepts the terms of a campaign. @throws as every call does */
export const acceptCampaign = (http: Http, consent: Consent) =>
  callPlatform(http, endpoints.campaignConsent, { body: consent });
