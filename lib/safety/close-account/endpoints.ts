import * as z from "zod/mini";
import { nothing } from "@/lib/core/http/http";
import { endpoint } from "@/lib/session/platform/endpoint";

export const closeAccount = endpoint({
  method: "post",
  path: "player/close", // assumed
  body: z.object({ reason: z.optional(z.string()) }),
  response: nothing,
  keyed: true,
});
