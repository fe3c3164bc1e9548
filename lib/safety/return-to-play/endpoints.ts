import * as z from "zod/mini";
import { nothing } from "@/lib/core/http/http";
import { endpoint } from "@/lib/session/platform/endpoint";

/** The player has seen the page after the break that ended then: the profile names it no more. */
export const breakSeen = endpoint({
  method: "post",
  path: "player/break/seen", // assumed
  body: z.object({ endedAt: z.string() }),
  response: nothing,
});
