import * as z from "zod/mini";
import { nothing } from "@/lib/core/http/http";
import { endpoint } from "@/lib/session/platform/endpoint";

export const cooling = endpoint({
  method: "patch",
  path: "player/timeout/cooling", // assumed
  body: z.object({
    playerId: z.string(),
    days: z.literal(1),
    initiator: z.literal("PLAYER"),
    isCooling: z.literal(true),
  }),
  response: nothing,
  keyed: true,
});
