import { randomUUID } from "node:crypto";
import type { Context, Hono, MiddlewareHandler } from "hono";
import { z } from "zod";
import type { Captcha } from "../../captcha/captcha";
import type { Database } from "../../core/database";
import type { Settings } from "../../core/settings";
import { type Call, keyed } from "../gate";
import { readQuery } from "../read-query";
import { readBody, refuse, refuseFields } from "../responses";
import { country, countryOf, type SiteRules } from "../site-rules";
import { changeRegistrant } from "./change-registrant";
import { plantedError, plantedNumberRefusal, plantedRefusal } from "./planted-errors";
import type { Player, Players } from "./players";
import { Registration, RegistrationUpdate } from "./registration-schemas";
import { isUnfinished, statusOf } from "./registration-status";
import { createRegistrations } from "./registrations";

interface Dependencies {
  db: Database;
  settings: Settings;
  players: Players;
  rules: SiteRules;
  captcha: Captcha;
  playerGate: MiddlewareHandler<Call>;
}

/** The country that was chosen in the form, else the detected one. */
const RegistrationQuery = z.object({ country: country.optional() });

/** Lets a call of the registration pass with the token of a solved captcha, each token once. */
function createCaptchaGate(captcha: Captcha, cut: ReadonlySet<string>): MiddlewareHandler<Call> {
  return async (context, next) => {
    const token = tokenOf(context);
    // A browser sends a call once more by itself when its connection is cut.
    if (cut.has(token)) return cutOff(context);
    if (captcha.redeem(token)) return next();
    return refuse(context, 403, "", "User is not authorized to access this resource with an explicit deny");
  };
}

/** Beginning and completing a registration. */
export function addRegistrationCalls(
  app: Hono<Call>,
  { db, settings, players, rules, captcha, playerGate }: Dependencies,
): void {
  const registrations = createRegistrations(db, players);
  const cut = new Set<string>();
  const gate = createCaptchaGate(captcha, cut);
  // The path itself and all below it.
  app.use("/registration/*", gate);

  app.post("/registration", keyed, readQuery("registration", RegistrationQuery), async (context) => {
    const sent = await readBody(context);
    const parsed = Registration.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "registration", parsed.error, sent);
    const { country = countryOf(context) } = context.req.valid("query");
    const { email, mobilePhone } = parsed.data;
    const planted = plantedError(email);
    if (planted === "blocked" || rules.isRestricted(country)) return stop(context);
    if (planted) return refuse(context, ...plantedRefusal(planted));
    const ofNumber = plantedNumberRefusal(mobilePhone);
    if (ofNumber) return refuse(context, ...ofNumber);

    const key = (settings.honoursKeys && context.get("key")) || randomUUID();
    const begun = await registrations.begin(key, parsed.data, country);
    if (begun === "key-reused") return refuse(context, 422, "error.idempotency.key_reused", "The key is another's.");
    if (begun === "taken")
      return refuse(context, 400, "error.registration.player_already_exists", "There is such a player already.");
    return context.json(begun, 201);
  });

  function stop(context: Context<Call>): Promise<never> {
    cut.add(tokenOf(context));
    return cutOff(context);
  }

  app.put("/registration", async (context) => {
    const sent = await readBody(context);
    const parsed = RegistrationUpdate.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "registration", parsed.error, sent);
    const { playerId, marketingOptIn, cpf, province, termsAndConditionsAccepted: _, ...given } = parsed.data;
    const player = (await ownerOf(context, playerId)) ?? (await signedInOwner(context, playerId));
    if (!player) return refuse(context, 404, "error.registration.not_found", "There is no such registration.");
    if (rules.isRestricted(given.countryCode)) return stop(context);
    const ofNumber = plantedNumberRefusal(given.mobilePhone);
    if (ofNumber) return refuse(context, ...ofNumber);
    if (cpf && (await isTaken(cpf, playerId)))
      return refuse(context, 400, "error.cpf.duplicate_found", "There is a player with this CPF.");
    const { profile } = player;
    const hasNewNumber = profile.mobilePhone !== given.mobilePhone;
    const next = {
      ...given,
      provinceCode: province ?? null,
      phoneVerified: profile.phoneVerified && !hasNewNumber,
      ...(marketingOptIn !== undefined && { marketingPreferences: allChannels(marketingOptIn) }),
      attributes: { ...profile.attributes, ...(cpf && { cpf }) },
    };
    const accountStatus = statusOf({ ...profile, ...next }, rules);
    await changeRegistrant({ db, players, rules }, player, { ...next, accountStatus });
    return context.body(null, 204);
  });

  /** The player of the token, whose registration is not over. A registered one repeats a call whose answer was lost. */
  async function ownerOf(context: Context, playerId: string): Promise<Player | null> {
    const token = /^Bearer (.+)$/.exec(context.req.header("Authorization") ?? "")?.[1];
    const player = await registrations.ownerOf(playerId, token);
    const isOpen = player && (isUnfinished(player.profile) || player.profile.accountStatus === "REGISTERED");
    return isOpen ? player : null;
  }

  /** The player who signed in to an account whose registration was left, and whose own token the call brings. */
  async function signedInOwner(context: Context<Call>, playerId: string): Promise<Player | null> {
    const refused = await playerGate(context, async () => {});
    if (refused) return null;
    const player = context.get("player");
    return player.playerId === playerId && isUnfinished(player.profile) ? player : null;
  }

  const isTaken = async (cpf: string, playerId: string) =>
    (await players.list()).some((other) => other.playerId !== playerId && other.profile.attributes.cpf === cpf);
}

const allChannels = (isOn: boolean) => ({ email: isOn, sms: isOn, phone: isOn, post: isOn });

const tokenOf = (context: Context) => context.req.header("X-Captcha-Token") ?? "";

/** No response, as in a country whose calls are blocked on their way. */
function cutOff(context: Context<Call>): Promise<never> {
  context.env.incoming.socket.destroy();
  return new Promise(() => {});
}
