import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../../core/database";
import type { Identity } from "../../identity/identity";
import type { Push } from "../../push/push";
import type { Call } from "../gate";
import { readBody, refuse, refuseFields } from "../responses";
import { unseenEnd } from "../safety/breaks";
import type { SiteRules } from "../site-rules";
import { balanceBody } from "../wallet/balance";
import { countDeposits } from "../wallet/summary";
import type { Wallet } from "../wallet/wallet";
import type { Player, Players } from "./players";
import { isUnfinished, missingVerifications } from "./registration-status";

interface Dependencies {
  db: Database;
  identity: Identity;
  players: Players;
  wallet: Wallet;
  push: Push;
  rules: SiteRules;
}

/** The calls under `player/` that a signed-in player makes of the own account. */
export function addPlayerCalls(app: Hono<Call>, { db, identity, players, wallet, push, rules }: Dependencies): void {
  app.get("/profile", async (context) => {
    const player = context.get("player");
    const isFirst = (await identity.signIns(player.playerId, 2)).length < 2;
    const endedAt = await unseenEnd(db, player.playerId);
    const { attributes, ...profile } = profileBody(player);
    return context.json({
      ...profile,
      attributes: { ...attributes, ...(endedAt && { breakEndedAt: endedAt.toISOString() }) },
      firstLogin: player.profile.firstLogin && isFirst,
    });
  });

  app.get("/access/details", (context) => {
    const { accountStatus, attributes, ...profile } = context.get("player").profile;
    const { payout, casino, liveCasino, sports, virtualSports, bonuses, deposit, withdrawal } = profile;
    const permissions = { payout, casino, liveCasino, sports, virtualSports, bonuses, deposit, withdrawal };
    const missing = isUnfinished({ accountStatus }) && { missingVerification: missingVerifications(profile, rules) };
    return context.json({ accountStatus, attributes, permissions, ...missing });
  });

  app.get("/wallet/balance", async (context) => {
    const { playerId } = context.get("player");
    const balance = await wallet.balance(playerId);
    if (!balance) return refuse(context, 404, "error.wallet.not_found", "The player has no wallet.");
    return context.json({ playerId, ...balanceBody(balance) });
  });

  app.get("/transaction-summary", async (context) =>
    context.json({ totalDepositsCount: await countDeposits(db, context.get("player")) }),
  );

  app.get("/push-token", async (context) =>
    context.json({ token: await push.issueToken(context.get("player").playerId) }),
  );

  const playSessions = new Map<string, string>();
  app.post("/play-session", async (context) => {
    const sent = await readBody(context);
    const parsed = z.strictObject({ requireNew: z.boolean() }).safeParse(sent);
    if (!parsed.success) return refuseFields(context, "playSession", parsed.error, sent);
    const { playerId } = context.get("player");
    const known = parsed.data.requireNew ? undefined : playSessions.get(playerId);
    const playSessionId = known ?? randomUUID();
    playSessions.set(playerId, playSessionId);
    return context.json({ playSessionId });
  });

  app.post("/idle-logout", async (context) => {
    await players.noteIdleLogout(context.get("player").playerId);
    return context.body(null, 204);
  });
}

/** The profile as the specification lists it; the account status and the data of other calls are not part of it. */
function profileBody({ playerId, email, profile }: Player) {
  const { accountStatus, timeOut, multibrandSuspended, manualClaim, ...others } = profile;
  const { phoneVerified, emailVerified, marketingPreferences, refusesBonuses, ...further } = others;
  const { rewards, withdrawalCheck, depositCheck, ...listed } = further;
  return { playerId, email, ...listed };
}
