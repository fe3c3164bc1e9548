import { getConnInfo } from "@hono/node-server/conninfo";
import type { Hono, MiddlewareHandler } from "hono";
import { z } from "zod";
import type { Call } from "../gate";
import { readBody, refuse, refuseFields } from "../responses";
import { Pincode, refuseCode, respondCodeSent } from "./code-responses";
import type { OneTimeCodes } from "./one-time-codes";
import { PhoneNumber, type PhoneRequests } from "./phone-requests";
import type { Players } from "./players";

const CodeRequest = z.object({ smsVerificationId: z.string().min(1) });
const Given = CodeRequest.extend({ pincode: Pincode });

interface Dependencies {
  players: Players;
  codes: OneTimeCodes;
  requests: PhoneRequests;
  playerGate: MiddlewareHandler<Call>;
  accessGate: MiddlewareHandler<Call>;
}

/** A player who signs up through a bank has no token yet; a token that is sent has to be good. */
const ofSignedIn =
  (gate: MiddlewareHandler<Call>): MiddlewareHandler<Call> =>
  (context, next) =>
    context.req.header("authorization") ? gate(context, next) : next();

/** A phone number is requested, then proved by a code. A player's own number is the new one once it is proved. */
export function addPhoneCalls(
  app: Hono<Call>,
  { players, codes, requests, playerGate, accessGate }: Dependencies,
): void {
  app.use("/phone/*", ofSignedIn(playerGate), ofSignedIn(accessGate));

  app.post("/phone", async (context) => {
    const sent = await readBody(context);
    const parsed = PhoneNumber.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "phone", parsed.error, sent);
    return context.json({ smsVerificationId: requests.open(parsed.data, context.get("player") ?? null) });
  });

  app.post("/phone_number/sms_request", async (context) => {
    const sent = await readBody(context);
    const parsed = CodeRequest.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "smsRequest", parsed.error, sent);
    const request = requests.find(parsed.data.smsVerificationId);
    if (!request) return refuse(context, 404, "sms.verification.unknown", "There is no such request.");
    const { subject, recipient, playerId, language } = request;
    const address = getConnInfo(context).remote.address ?? "";
    const untilMs = playerId === null ? requests.blockedUntil(recipient, address) : null;
    if (untilMs !== null) return refuseCode(context, { ok: false, reason: "blocked", untilMs }, "sms");
    return respondCodeSent(
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
    // Another number was requested meanwhile: this one was not verified.
    if (checked.row.recipient !== request.recipient)
      return refuse(context, 404, "sms.code.expired", "The code is not valid any more.");
    request.isVerified = true;
    const player = request.playerId === null ? null : await players.find(request.playerId);
    if (player) await players.change(player, { mobilePhone: request.recipient, phoneVerified: true });
    return context.body(null, 204);
  });
}
