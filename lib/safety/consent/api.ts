import type { Http } from "@/lib/core/http/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import type { ConsentOptions } from "@/lib/site/consent/choice";
import * as endpoints from "./endpoints";
import type { ConsentRecord } from "./schema";

/** @throws as every call does */
export const getConsent = (http: Http, signal?: AbortSignal): Promise<ConsentRecord> =>
  callPlatform(http, endpoints.cookiesConsent, { signal });

/** @throws as every call does */
export const changeConsent = (http: Http, version: number, options: ConsentOptions): Promise<ConsentRecord> =>
  callPlatform(http, endpoints.changeCookiesConsent, { params: { version }, body: { options } });
