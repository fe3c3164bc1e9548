import type { Hono, MiddlewareHandler } from "hono";
import { z } from "zod";
import { readBody, refuse, refuseFields } from "../answers";
import type { Call } from "../gate";
import type { Players } from "../players";
import { Pincode, refuseCode, sentAnswer } from "./code-answers";
import type { OneTimeCodes } from "./one-time-codes";
import { PhoneNumber, type PhoneRequests } from "./phone-requests";

const Asked = z.object({ smsVerificationId: z.string().min(1) });
const Given = Asked.extend({ pincode: Pincode });

interface Dependencies {
  players: Players;
  codes: OneTimeCodes;
  requests: PhoneRequests;
  playerGate: MiddlewareHandler<Call>;
}

/** A phone number is given, then proved by a code. A player's own number is the new one once it is proved. */
export function addPhoneCalls(app: Hono<Call>, { players, codes, requests, playerGate }: Dependencies): void {
  // A player who signs up through a bank has no token yet; a token that is sent has to be good.
  app.use("/phone/*", (context, next) => (context.req.header("authorization") ? playerGate(context, next) : next()));

  app.post("/phone", async (context) => {
    const sent = await readBody(context);
    const asked = PhoneNumber.safeParse(sent);
    if (!asked.success) return refuseFields(context, "phone", asked.error, sent);
    return context.json({ smsVerificationId: requests.open(asked.data, context.get("player") ?? null) });
  });

  app.post("/phone_number/sms_request", async (context) => {
    const sent = await readBody(context);
    const asked = Asked.safeParse(sent);
    if (!asked.success) return refuseFields(context, "smsRequest", asked.error, sent);
    const request = requests.find(asked.data.smsVerificationId);
    if (!request) return refuse(context, 404, "sms.verification.unknown", "There is no such request.");
    const { subject, recipient, playerId, language } = request;
    return sentAnswer(
      context,
      await codes.send({ subject, recipient, playerId, language, channel: "sms", purpose: "sign-up" }),
    );
  });

  app.post("/phone_number/sms_verification", async (context) => {
    const sent = await readBody(context);
    const given = Given.safeParse(sent);
    if (!given.success) return refuseFields(context, "smsVerification", given.error, sent);
    const request = requests.find(given.data.smsVerificationId);
    if (!request) return refuse(context, 404, "sms.code.expired", "The code is not valid any more.");
    const checked = await codes.check({ subject: request.subject }, given.data.pincode);
    if (!checked.ok) return refuseCode(context, checked, "sms");
    // Asked for another number meanwhile: this one was not proved.
    if (checked.row.recipient !== request.recipient)
      return refuse(context, 404, "sms.code.expired", "The code is not valid any more.");
    request.isVerified = true;
    const player = request.playerId === null ? null : await players.find(request.playerId);
    if (player) await players.change(player, { mobilePhone: request.recipient, phoneVerified: true });
    return context.body(null, 204);
  });
}
