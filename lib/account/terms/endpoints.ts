import * as z from "zod/mini";
import { nothing } from "@/lib/core/http/http";
import { endpoint } from "@/lib/session/platform/endpoint";

export const acceptTerms = endpoint({
  method: "patch",
  path: "player/update_term_and_condition_version", // assumed
  body: z.object({ termsAndConditionsAcceptedVersion: z.string() }),
  response: nothing,
});
