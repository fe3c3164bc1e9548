import type { Hono, MiddlewareHandler } from "hono";
import { z } from "zod";
import type { Settings } from "../../core/settings";
import type { Identity } from "../../identity/identity";
import { type Call, keyed } from "../gate";
import { readQuery } from "../read-query";
import { readBody, refuse, refuseFields } from "../responses";
import { country, countryOf, type SiteRules } from "../site-rules";
import type { Players } from "./players";

const Cooling = z.strictObject({
  playerId: z.string().min(1),
  days: z.literal(1),
  initiator: z.literal("PLAYER"),
  isCooling: z.literal(true),
});

const RiskQuery = z.object({ countryCode: country.optional() });

const AcceptedTerms = z.strictObject({
  termsAndConditionsAcceptedVersion: z.string().regex(/^\d{1,6}(\.\d{1,6}){0,5}$/),
});

interface Dependencies {
  settings: Settings;
  identity: Identity;
  players: Players;
  rules: SiteRules;
  playerGate: MiddlewareHandler<Call>;
  accessGate: MiddlewareHandler<Call>;
}

/** The calls of `player/` that concern the session; a visitor may make the first three. */
export function addSessionCalls(
  app: Hono<Call>,
  { settings, identity, players, rules, playerGate, accessGate }: Dependencies,
): void {
  app.get("/player/access/context", (context) => {
    const countryCode = countryOf(context);
    return context.json({ countryCode, isRestricted: rules.isRestricted(countryCode) });
  });

  app.get("/player/markets/risk-setting", readQuery("riskSetting", RiskQuery), (context) => {
    const { countryCode = countryOf(context) } = context.req.valid("query");
    return context.json({ countryCode, marketRiskSetting: rules.riskSetting(countryCode) });
  });

  // Of a player who cannot sign in, hence without a token: all that it can do is to keep the account closed for a day.
  app.patch("/player/timeout/cooling", keyed, async (context) => {
    const sent = await readBody(context);
    const parsed = Cooling.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "cooling", parsed.error, sent);
    const key = (settings.honoursKeys && context.get("key")) || undefined;
    const player = await players.find(parsed.data.playerId);
    const timeOut = player?.profile.timeOut;
    // Its account follows it, should the first call have been cut off between the two.
    if (player && timeOut?.isCooling && key !== undefined && timeOut.key === key) {
      await players.change(player, { timeOut });
      return context.body(null, 204);
    }
    if (timeOut?.isCooling) return refuse(context, 409, "error.timeout.cooling.already", "The account is cooling.");
    if (!player || !timeOut || Date.parse(timeOut.endsAt) > Date.now())
      return refuse(context, 409, "error.timeout.cooling", "There is no time-out that has run out.");
    const endsAt = new Date(Date.now() + dayMs).toISOString();
    await players.change(player, { timeOut: { endsAt, isCooling: true, initiator: parsed.data.initiator, key } });
    return context.body(null, 204);
  });

  app.post("/player/sign-out", playerGate, accessGate, async (context) => {
    await identity.endSignIn(context.get("signIn"));
    return context.body(null, 204);
  });

  app.patch("/player/update_term_and_condition_version", playerGate, async (context) => {
    const sent = await readBody(context);
    const parsed = AcceptedTerms.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "termsAndConditions", parsed.error, sent);
    await players.change(context.get("player"), parsed.data);
    return context.body(null, 204);
  });

  app.post("/player/migration", playerGate, (context) => context.body(null, 204));
}

const dayMs = 86_400_000;
