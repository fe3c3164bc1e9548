import type { Http } from "@/lib/core/http/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";
import type { CashbackProgress, FreeSpinDetails, FreeSpinProgress } from "./schema";

const ofCampaigns = (campaignIds: readonly string[]) => ({ campaignIds: campaignIds.join(",") });

/** The games and the stake of free spins. @throws as every call does */
export const getFreeSpinDetails = (
  http: Http,
  campaignIds: readonly string[],
  signal?: AbortSignal,
): Promise<FreeSpinDetails[]> =>
  callPlatform(http, endpoints.freeSpinDetails, { query: ofCampaigns(campaignIds), signal });

/** How far free spins are played. @throws as every call does */
export const getFreeSpinProgress = (
  http: Http,
  campaignIds: readonly string[],
  signal?: AbortSignal,
): Promise<FreeSpinProgress[]> =>
  callPlatform(http, endpoints.freeSpinProgress, { query: ofCampaigns(campaignIds), signal });

/** How much cashback has come together. @throws as every call does */
export const getCashbackProgress = (http: Http, campaignId: string, signal?: AbortSignal): Promise<CashbackProgress> =>
  callPlatform(http, endpoints.cashbackProgress, { params: { campaignid: campaignId }, signal });
