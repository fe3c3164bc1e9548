import type { Http } from "@/lib/core/http/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import { type BreakRequest, leastMonths } from "./break";
import * as endpoints from "./endpoints";

/** Begins a break at once. @param key of the intent: sent again, it begins no second one. @throws as every call does */
export const startBreak = (http: Http, requested: BreakRequest, key: string): Promise<undefined> =>
  requested.kind === "timeOut"
    ? callPlatform(http, endpoints.timeOut, { key, body: { timeoutInHours: requested.hours, initiator: "PLAYER" } })
    : callPlatform(http, endpoints.exclusion, { key, body: exclusionBody(requested.months) });

const exclusionBody = (months: number | null) =>
  months === null
    ? ({ accountDisableIndefinitely: true, exclusionInMonths: leastMonths, exclusionDelayInHours: 0 } as const)
    : ({ exclusionInMonths: months, exclusionDelayInHours: 0 } as const);
