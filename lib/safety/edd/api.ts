import { createHttp, type Http } from "@/lib/core/http/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import { type EarlierAnswer, type EddAnswer, Labels, type Option, type SalaryRange } from "./answer";
import type { Asker } from "./due";
import * as endpoints from "./endpoints";

/** The calls of the questionnaire. Each throws as every call does. */

export const getSalaryRanges = (http: Http, signal?: AbortSignal): Promise<SalaryRange[]> =>
  callPlatform(http, endpoints.salaryRanges, { signal });

export const getOccupations = (http: Http, signal?: AbortSignal): Promise<Option[]> =>
  callPlatform(http, endpoints.occupations, { signal });

export const getSourcesOfFunds = (http: Http, signal?: AbortSignal): Promise<Option[]> =>
  callPlatform(http, endpoints.sourcesOfFunds, { signal });

export const getEarlierAnswer = (http: Http, signal?: AbortSignal): Promise<EarlierAnswer> =>
  callPlatform(http, endpoints.eddAnswer, { signal });

export const sendAnswer = (http: Http, asker: Asker, body: EddAnswer): Promise<void> =>
  callPlatform(http, asker === "profile" ? endpoints.sendEddAnswer : endpoints.answerQuestionnaire, { body });

const site = createHttp({ baseUrl: () => location.origin, deadlineMs: 8_000, bodyCapBytes: 200_000 });

export const getLabels = (locale: string, signal?: AbortSignal): Promise<Labels> =>
  site.get(`api/questionnaire/${locale}`, Labels, signal && { signal });
