import { randomUUID } from "node:crypto";
import type { Context, Hono, MiddlewareHandler } from "hono";
import type { Captcha } from "../../captcha/captcha";
import { currencyOf } from "../currency";
import type { Call } from "../gate";
import { NewPlayer, type Player, type Players } from "../players";
import { readBody, refuse, refuseFields } from "../responses";
import { countryOf, type SiteRules } from "../site-rules";
import { Registration, RegistrationUpdate, simulatedError, simulatedRefusal } from "./registration-schemas";
import { isUnfinished, statusOf } from "./registration-status";

interface Dependencies {
  players: Players;
  rules: SiteRules;
  captcha: Captcha;
  playerGate: MiddlewareHandler<Call>;
}

/** A registration that was begun. Kept in memory: after a restart of the sandbox its player signs in, or begins again. */
interface Begun {
  email: string;
  playerId: string;
  token: string;
}

/** A phone check's result for numbers with these endings. */
const unknownNumber = /9{7}$/;

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

/** Beginning and completing a registration. One key is one registration, however often it is sent. */
export function addRegistrationCalls(app: Hono<Call>, { players, rules, captcha, playerGate }: Dependencies): void {
  const begun = new Map<string, Promise<Begun | null>>();
  const cut = new Set<string>();
  const gate = createCaptchaGate(captcha, cut);
  // The path itself and all below it.
  app.use("/registration/*", gate);

  app.post("/registration", async (context) => {
    const sent = await readBody(context);
    const parsed = Registration.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "registration", parsed.error, sent);
    const country = context.req.query("country") ?? countryOf(context);
    if (!/^[A-Z]{2}$/.test(country)) return refuse(context, 400, "error.validation", "The country is not valid.");
    const { email, mobilePhone } = parsed.data;
    const planted = simulatedError(email);
    if (planted === "blocked" || rules.isRestricted(country)) return stop(context);
    if (planted) return refuse(context, ...simulatedRefusal(planted));
    if (unknownNumber.test(mobilePhone)) return refuseNumber(context);

    const key = context.req.header("Idempotency-Key") ?? randomUUID();
    const known = begun.get(key);
    const beginning = known ? known.then((first) => again(first, parsed.data)) : begin(parsed.data, country);
    begun.set(key, beginning);
    const registered = await beginning.catch((error) => {
      begun.delete(key);
      throw error;
    });
    if (!registered) {
      begun.delete(key);
      return refuse(context, 400, "error.registration.player_already_exists", "There is such a player already.");
    }
    return context.json({ playerId: registered.playerId, token: registered.token }, 201);
  });

  function stop(context: Context<Call>): Promise<never> {
    cut.add(tokenOf(context));
    return cutOff(context);
  }

  async function begin(registration: Registration, country: string): Promise<Begun | null> {
    const { email, ...given } = registration;
    if (await players.isTaken(email)) return null;
    try {
      const player = await players.create(
        NewPlayer.parse({
          ...given,
          email,
          countryCode: country,
          currencyCode: currencyOf(country),
          accountStatus: "PRE_REGISTERED",
          kycStatus: "NOT_VERIFIED",
          firstLogin: true,
        }),
      );
      return { email, playerId: player.playerId, token: randomUUID() };
    } catch (error) {
      // Somebody took the address at the same moment.
      if (await players.isTaken(email)) return null;
      throw error;
    }
  }

  /** The same registration once more, with its details as they are now. The key is known to nobody else. */
  async function again(first: Begun | null, { email, password, ...given }: Registration): Promise<Begun | null> {
    const player = first && first.email === email ? await players.find(first.playerId) : null;
    const status = player?.profile.accountStatus;
    if (!first || !player || status === "REGISTERED") return null;
    if (status !== "PRE_REGISTERED") return first;
    await players.change(player, given);
    await players.setPassword(player, password);
    return first;
  }

  app.put("/registration", async (context) => {
    const sent = await readBody(context);
    const parsed = RegistrationUpdate.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "registration", parsed.error, sent);
    const { playerId, marketingOptIn, cpf, province, termsAndConditionsAccepted: _, ...given } = parsed.data;
    const player = (await ownerOf(context, playerId)) ?? (await signedInOwner(context, playerId));
    if (!player) return refuse(context, 404, "error.registration.not_found", "There is no such registration.");
    if (rules.isRestricted(given.countryCode)) return stop(context);
    if (unknownNumber.test(given.mobilePhone)) return refuseNumber(context);
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
    await players.change(player, { ...next, accountStatus: statusOf({ ...profile, ...next }, rules) });
    return context.body(null, 204);
  });

  /** The player of a registration that the token of the call belongs to. */
  async function ownerOf(context: Context, playerId: string): Promise<Player | null> {
    const token = /^Bearer (.+)$/.exec(context.req.header("Authorization") ?? "")?.[1];
    for (const each of begun.values()) {
      const known = await each.catch(() => null);
      if (known && known.playerId === playerId && known.token === token) return players.find(playerId);
    }
    return null;
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

const refuseNumber = (context: Context) =>
  refuse(context, 403, "error.vonage.phone.invalid", "The phone number does not exist.");

const tokenOf = (context: Context) => context.req.header("X-Captcha-Token") ?? "";

/** No response, as in a country whose calls are blocked on their way. */
function cutOff(context: Context<Call>): Promise<never> {
  context.env.incoming.socket.destroy();
  return new Promise(() => {});
}
