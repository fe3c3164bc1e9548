import { type Http, nothing } from "@/lib/core/http";
import { callPlatform } from "@/lib/session/platform/endpoints";
import {
  ActivityLog,
  type AddressInput,
  type LanguageInput,
  MarketingPreferences,
  type PasswordInput,
  type ProvinceInput,
} from "./schema";

/** The calls by which players read and change their account. Each throws as every call does. */

export const changeAddress = (http: Http, body: AddressInput & { countryCode: string }) =>
  callPlatform(http, "address", nothing, { body });

export const changeProvince = (http: Http, body: ProvinceInput) => callPlatform(http, "province", nothing, { body });

export const changeLanguage = (http: Http, body: LanguageInput) => callPlatform(http, "language", nothing, { body });

export const changePassword = (http: Http, body: PasswordInput) => callPlatform(http, "password", nothing, { body });

export const getMarketingPreferences = (http: Http, signal?: AbortSignal): Promise<MarketingPreferences> =>
  callPlatform(http, "marketingPreferences", MarketingPreferences, signal && { signal });

export const changeMarketingPreferences = (http: Http, body: MarketingPreferences): Promise<MarketingPreferences> =>
  callPlatform(http, "changeMarketingPreferences", MarketingPreferences, { body });

export const getActivityLog = (http: Http, signal?: AbortSignal): Promise<ActivityLog> =>
  callPlatform(http, "latestActivityLog", ActivityLog, signal && { signal });
