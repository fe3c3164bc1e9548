import type { Context, Hono } from "hono";
import { z } from "zod";
import type { Identity } from "../../identity/identity";
import type { Call } from "../gate";
import { readBody, refuseFields } from "../responses";
import { Pincode, refuseCode, respondCodeSent } from "./code-responses";
import type { OneTimeCodes } from "./one-time-codes";
import type { Players } from "./players";

const Password = z.string().min(8).max(256);
const ResetRequest = z.object({ email: z.string().trim().toLowerCase().max(254).pipe(z.email()) });
const BySms = z.object({ smsResetKeyId: z.string().min(1), pincode: Pincode });
const NewBySms = z.object({ smsResetKeyId: z.string().min(1), password: Password });
const NewByEmail = z.object({
  email: z.string().trim(),
  resetKey: z.string().min(1),
  pincode: Pincode,
  password: Password,
});

interface Dependencies {
  players: Players;
  identity: Identity;
  codes: OneTimeCodes;
}

/** A forgotten password. No response shows whether an address has an account: one without behaves like one with. */
export function addResetCalls(app: Hono<Call>, { players, identity, codes }: Dependencies): void {
  app.post("/password_reset", async (context) => {
    const sent = await readBody(context);
    const parsed = ResetRequest.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "passwordReset", parsed.error, sent);
    const { email } = parsed.data;
    const player = await players.findByEmail(email);
    const phone = player?.profile.phoneVerified ? player.profile.mobilePhone : null;
    // Addresses without an account get their code in either way too, always the same.
    const isBySms = player ? phone !== null : identity.ghostBit(email);
    const delivery = await codes.send({
      subject: `reset:${email}`,
      channel: isBySms ? "sms" : "email",
      recipient: phone ?? email,
      purpose: "reset",
      language: player?.profile.languageCode,
      playerId: player?.playerId ?? null,
      isGhost: !player,
    });
    return respondCodeSent(
      context,
      delivery,
      delivery.ok ? { [isBySms ? "smsResetKeyId" : "resetKey"]: delivery.key } : {},
    );
  });

  app.post("/password_reset/sms_verification", async (context) => {
    const sent = await readBody(context);
    const given = BySms.safeParse(sent);
    if (!given.success) return refuseFields(context, "smsVerification", given.error, sent);
    const checked = await codes.check({ key: given.data.smsResetKeyId }, given.data.pincode);
    return checked.ok ? context.body(null, 204) : refuseCode(context, checked, "sms");
  });

  app.post("/password_reset/new_password", async (context) => {
    const sent = await readBody(context);
    const given = NewBySms.safeParse(sent);
    if (!given.success) return refuseFields(context, "newPassword", given.error, sent);
    const row = await codes.find(given.data.smsResetKeyId);
    const isProved = row?.channel === "sms" && row.verifiedAt !== null && row.expiresAt > new Date();
    if (!isProved) return refuseCode(context, { ok: false, reason: "wrong" }, "sms", "error.password.reset");
    return change(context, row.key, row.playerId, given.data.password);
  });

  app.post("/password_reset/new_password/email", async (context) => {
    const sent = await readBody(context);
    const given = NewByEmail.safeParse(sent);
    if (!given.success) return refuseFields(context, "newPassword", given.error, sent);
    const { resetKey, pincode, password } = given.data;
    const checked = await codes.check({ key: resetKey }, pincode);
    if (!checked.ok) return refuseCode(context, checked, "email", "error.password.reset");
    return change(context, resetKey, checked.row.playerId, password);
  });

  /** The identity service takes the new password; sessions that began with the old one end. */
  async function change(context: Context, key: string, playerId: string | null, password: string) {
    if (playerId !== null) {
      await identity.updateUser(playerId, { password });
      await identity.signOutEverywhere(playerId);
    }
    await codes.spend(key);
    return context.body(null, 204);
  }
}
