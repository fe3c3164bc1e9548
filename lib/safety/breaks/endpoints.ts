import * as z from "zod/mini";
import { nothing } from "@/lib/core/http/http";
import { endpoint } from "@/lib/session/platform/endpoint";

export const timeOut = endpoint({
  method: "patch",
  path: "player/timeout", // assumed
  body: z.object({ timeoutInHours: z.number(), initiator: z.literal("PLAYER") }), // assumed
  response: nothing,
  keyed: true,
});

export const exclusion = endpoint({
  method: "patch",
  path: "player/exclusion", // assumed
  body: z.object({
    exclusionInMonths: z.number(),
    exclusionDelayInHours: z.literal(0),
    accountDisableIndefinitely: z.optional(z.literal(true)), // assumed
  }),
  response: nothing,
  keyed: true,
});
