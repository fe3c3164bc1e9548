import type { Http } from "@/lib/core/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import { depositLimits, spendLimits } from "./endpoints";
import type { Limit, LimitKind } from "./schema";

const endpoints = { deposit: depositLimits, spend: spendLimits } as const satisfies Record<LimitKind, object>;

/** The limits of a kind: one of each period, day first. @throws as every call does */
export const getLimits = (http: Http, kind: LimitKind, signal?: AbortSignal): Promise<Limit[]> =>
  callPlatform(http, endpoints[kind], { signal });
