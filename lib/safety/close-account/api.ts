import type { Http } from "@/lib/core/http/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";

/** Closes the account. @param key of the intent: sent again, it is the same closing. @throws as every call does */
export const sendClosing = (http: Http, reason: string | null, key: string): Promise<undefined> =>
  callPlatform(http, endpoints.closeAccount, { key, body: reason === null ? {} : { reason } });
