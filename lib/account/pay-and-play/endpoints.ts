import * as z from "zod/mini";
import { nothing } from "@/lib/core/http/http";
import { endpoint } from "@/lib/session/platform/endpoint";
import { PayAndPlaySession, SessionTokens } from "./schema";

export const code = endpoint({
  method: "post",
  path: "paynplay/player/code",
  /** `ipAddress`: a copy for display (ruling 32). */
  body: z.object({ oneTimeCode: z.string(), sessionId: z.string(), ipAddress: z.string(), blackbox: z.string() }),
  response: PayAndPlaySession,
});

export const update = endpoint({
  method: "post",
  path: "paynplay/player/update",
  body: z.object({ sessionId: z.string(), playerId: z.string(), email: z.string(), mobilePhone: z.string() }),
  response: nothing,
  accessToken: true,
});

export const login = endpoint({
  method: "post",
  path: "paynplay/player/login",
  body: z.object({ sessionId: z.string(), playerId: z.string() }),
  response: SessionTokens,
  accessToken: true,
});
