import type { Context, Hono } from "hono";
import { z } from "zod";
import { Refusal } from "../../identity/refusal";
import type { Call } from "../gate";
import { readBody, refuse, refuseFields } from "../responses";
import type { OpenedSession, PayAndPlay } from "./pay-and-play";

const text = z.string().min(1).max(200);
/** Empty where nobody knows it: the platform's own edge sees the true one. */
const Code = z.strictObject({
  oneTimeCode: text,
  sessionId: text,
  ipAddress: z.string().max(45),
  blackbox: z.string(),
});
const Update = z.strictObject({
  sessionId: text,
  playerId: text,
  email: z.email().max(254),
  mobilePhone: z.string().regex(/^\+\d{6,15}$/, "must be a number with its prefix"),
});
const Login = z.strictObject({ sessionId: text, playerId: text });

/** The three calls of pay-and-play. The first returns a token, which the others require in the Access-Token header. */
export function addPayAndPlayCalls(app: Hono<Call>, payAndPlay: PayAndPlay): void {
  app.post("/paynplay/player/code", async (context) => {
    const sent = await readBody(context);
    const parsed = Code.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "payAndPlayCode", parsed.error, sent);
    const { sessionId, oneTimeCode } = parsed.data;
    const verified = await payAndPlay.verify(sessionId, oneTimeCode);
    if (!verified) return refuse(context, 400, "error.paynplay.code.invalid", "The code is not valid any more.");
    return context.json({
      sessionId,
      playerId: verified.player.playerId,
      email: verified.email,
      mobilePhone: verified.mobilePhone,
      idToken: null,
      refreshToken: null,
      accessToken: verified.accessToken,
      lastAuth: new Date().toISOString(),
    });
  });

  app.post("/paynplay/player/update", async (context) => {
    const sent = await readBody(context);
    const parsed = Update.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "payAndPlayUpdate", parsed.error, sent);
    const opened = await open(context, parsed.data);
    if (!opened) return refuse(context, 401, "error.unauthorized", "Token expired");
    const { email, mobilePhone } = parsed.data;
    const outcome = await payAndPlay.complete(opened, email, mobilePhone);
    if (outcome === "over") return refuse(context, 401, "error.unauthorized", "Token expired");
    if (outcome === "unproved")
      return refuse(context, 400, "error.phone.unverified", "No code has proved the phone number.");
    if (outcome === "taken")
      return refuse(context, 400, "error.same.customer.info.detected", "same customer info detected");
    return context.body(null, 204);
  });

  app.post("/paynplay/player/login", async (context) => {
    const sent = await readBody(context);
    const parsed = Login.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "payAndPlayLogin", parsed.error, sent);
    const opened = await open(context, parsed.data);
    if (!opened) return refuse(context, 401, "error.unauthorized", "Token expired");
    if (opened.email === null || opened.mobilePhone === null)
      return refuse(context, 409, "error.paynplay.incomplete", "The e-mail or the phone number is missing.");
    try {
      const result = await payAndPlay.signIn(opened);
      if ("refusal" in result) return refuse(context, 409, result.refusal, "This goes beyond the deposit limit.");
      const { IdToken, RefreshToken, AccessToken } = result;
      const lastAuth = new Date().toISOString();
      return context.json({ idToken: IdToken, refreshToken: RefreshToken, accessToken: AccessToken, lastAuth });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return refuse(context, 403, "error.login.refused", error.message);
    }
  });

  function open(context: Context<Call>, ids: { sessionId: string; playerId: string }): Promise<OpenedSession | null> {
    return payAndPlay.open(ids.sessionId, ids.playerId, context.req.header("Access-Token") ?? "");
  }
}
