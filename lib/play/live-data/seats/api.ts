import * as z from "zod/mini";
import type { Http } from "@/lib/core/http";
import { callPlatform } from "@/lib/session/platform/endpoints";
import { PlatformTable } from "./schema";

/** The live tables of a provider (specification "Platform calls"). @throws as every call does */
export const getLiveTables = (
  http: Http,
  partnerId: number,
  providerKind: string,
  signal?: AbortSignal,
): Promise<PlatformTable[]> =>
  callPlatform(http, "liveTables", z.array(PlatformTable), {
    query: { partnerid: partnerId, providerKind },
    ...(signal && { signal }),
  });
