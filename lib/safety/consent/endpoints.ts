import * as z from "zod/mini";
import { endpoint } from "@/lib/session/platform/endpoint";
import { ConsentBody, ConsentRecord } from "./schema";

/** What the player chose, in whatever browser. */
export const cookiesConsent = endpoint({
  method: "get",
  path: "player/cookies/consent", // assumed
  response: ConsentRecord,
});

/** `version`: of what was asked. The record comes back. */
export const changeCookiesConsent = endpoint({
  method: "patch",
  path: "player/cookies/consent/:version", // assumed
  body: z.object({ options: ConsentBody }),
  response: ConsentRecord,
});
