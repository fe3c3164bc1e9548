import type { Http } from "@/lib/core/http/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import { type BreakWish, leastMonths } from "./break";
import * as endpoints from "./endpoints";

/** Begins a break at once. @param key of the intent: sent again, it begins no second one. @throws as every call does */
export const startBreak = (http: Http, wish: BreakWish, key: string): Promise<undefined> =>
  wish.kind === "timeOut"
    ? callPlatform(http, endpoints.timeOut, { key, body: { timeoutInHours: wish.hours, initiator: "PLAYER" } })
    : callPlatform(http, endpoints.exclusion, { key, body: exclusionBody(wish.months) });

const exclusionBody = (months: number | null) =>
  months === null
    ? ({ accountDisableIndefinitely: true, exclusionInMonths: leastMonths, exclusionDelayInHours: 0 } as const)
    : ({ exclusionInMonths: months, exclusionDelayInHours: 0 } as const);
