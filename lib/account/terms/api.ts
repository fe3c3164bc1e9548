import { createHttp, type Http } from "@/lib/core/http/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";
import { TermsOverview, TermsText } from "./overview";

const site = createHttp({ baseUrl: () => location.origin, deadlineMs: 8_000, bodyCapBytes: 2_000_000 });

/** The versions of the terms for readers of a locale. @throws as every call does */
export const getTerms = (locale: string, signal?: AbortSignal): Promise<TermsOverview> =>
  site.get(`api/terms/${locale}`, TermsOverview, signal && { signal });

export const getTermsText = async (locale: string, version: string, signal?: AbortSignal): Promise<string> =>
  (await site.get(`api/terms/${locale}/${version}`, TermsText, signal && { signal })).text;

/** Records that the player accepts a version. */
export const acceptTerms = (http: Http, termsAndConditionsAcceptedVersion: string) =>
  callPlatform(http, endpoints.acceptTerms, { body: { termsAndConditionsAcceptedVersion } });
