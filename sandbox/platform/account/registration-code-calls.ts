import type { Context, Hono } from "hono";
import { z } from "zod";
import type { Database } from "../../core/database";
import type { Call } from "../gate";
import { readBody, refuse, refuseFields } from "../responses";
import type { SiteRules } from "../site-rules";
import { changeRegistrant } from "./change-registrant";
import { Pincode, refuseCode, respondCodeSent } from "./code-responses";
import type { OneTimeCodes } from "./one-time-codes";
import type { Players } from "./players";
import { statusOf } from "./registration-status";

const CodeRequest = z.object({
  playerId: z.string().min(1),
  siteId: z.number().int().positive(),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
});
const Given = CodeRequest.extend({ pincode: Pincode });

/**
 * The codes that a new player proves phone number and e-mail address with. The id of a player is no secret: an id of nobody behaves like
 * one of somebody, with a code that no digits are equal to.
 */
export function addRegistrationCodeCalls(
  app: Hono<Call>,
  { db, players, rules, codes }: { db: Database; players: Players; rules: SiteRules; codes: OneTimeCodes },
): void {
  for (const channel of ["sms", "email"] as const) {
    const subjectOf = (playerId: string) => `registration-${channel}:${playerId}`;

    app.post(`/registration/${channel}_request`, async (context) => {
      const read = await readPlayer(context, CodeRequest, `${channel}Request`);
      if (read instanceof Response) return read;
      const { player, params } = read;
      const subject = subjectOf(params.playerId);
      if (!player) {
        const ghost = { channel, recipient: subject, purpose: "sign-up", isGhost: true } as const;
        return respondCodeSent(context, await codes.send({ subject, ...ghost }));
      }
      const recipient = channel === "sms" ? player.profile.mobilePhone : player.email;
      if (!recipient)
        return refuse(context, 404, `${channel}.recipient.missing`, "There is nowhere to send a code to.");
      const { playerId, profile } = player;
      const code = { channel, recipient, playerId, purpose: "sign-up", language: profile.languageCode } as const;
      return respondCodeSent(context, await codes.send({ subject, ...code }));
    });

    app.post(`/registration/${channel}_verification`, async (context) => {
      const read = await readPlayer(context, Given, `${channel}Verification`);
      if (read instanceof Response) return read;
      const { player, params } = read;
      const checked = await codes.check({ subject: subjectOf(params.playerId) }, params.pincode);
      if (!checked.ok) return refuseCode(context, checked, channel);
      if (!player) return refuseCode(context, { ok: false, reason: "wrong" }, channel);
      const proof = channel === "sms" ? { phoneVerified: true } : { emailVerified: true };
      const isComplete = player.profile.accountStatus === "ACCOUNT_UNVERIFIED";
      const status = isComplete ? { accountStatus: statusOf({ ...player.profile, ...proof }, rules) } : {};
      await changeRegistrant({ db, players, rules }, player, { ...proof, ...status });
      return context.body(null, 204);
    });
  }

  async function readPlayer<T extends z.infer<typeof CodeRequest>>(
    context: Context,
    schema: z.ZodType<T>,
    name: string,
  ) {
    const sent = await readBody(context);
    const parsed = schema.safeParse(sent);
    if (!parsed.success) return refuseFields(context, name, parsed.error, sent);
    return { params: parsed.data, player: await players.find(parsed.data.playerId) };
  }
}
