import type { Http } from "@/lib/core/http/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";
import type {
  ActivityLog,
  AddressInput,
  LanguageInput,
  MarketingPreferences,
  PasswordInput,
  ProvinceInput,
} from "./schema";

/** The calls by which players read and change their account. Each throws as every call does. */

export const changeAddress = (http: Http, body: AddressInput & { countryCode: string }) =>
  callPlatform(http, endpoints.address, { body });

export const changeProvince = (http: Http, body: ProvinceInput) => callPlatform(http, endpoints.province, { body });

export const changeLanguage = (http: Http, body: LanguageInput) => callPlatform(http, endpoints.language, { body });

export const changePassword = (http: Http, body: PasswordInput) => callPlatform(http, endpoints.password, { body });

export const getMarketingPreferences = (http: Http, signal?: AbortSignal): Promise<MarketingPreferences> =>
  callPlatform(http, endpoints.marketingPreferences, { signal });

export const changeMarketingPreferences = (http: Http, body: MarketingPreferences): Promise<MarketingPreferences> =>
  callPlatform(http, endpoints.changeMarketingPreferences, { body });

export const getActivityLog = (http: Http, signal?: AbortSignal): Promise<ActivityLog> =>
  callPlatform(http, endpoints.latestActivityLog, { signal });
