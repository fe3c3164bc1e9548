import type { Context, Hono, MiddlewareHandler } from "hono";
import { z } from "zod";
import type { Content } from "../../content/content";
import type { ContentGame } from "../../content/game";
import { germanLaw } from "../../core/german-law";
import type { SandboxContext } from "../../core/sandbox-part";
import type { Player } from "../account/players";
import { playRefusal } from "../account/profile";
import type { Call } from "../gate";
import { readBody, refuse, refuseFields } from "../responses";
import { countryOf } from "../site-rules";
import type { Wallet } from "../wallet/wallet";
import { type LaunchCall, launchCalls } from "./launch-calls";
import { type RoundTimes, roundTimes } from "./round-times";
import { type GameSession, issueTicket } from "./tickets";

const country = z.string().regex(/^[A-Z]{2}$/);

const SlugLookup = z.strictObject({
  countryCode: country,
  currency: z.string().regex(/^[A-Z]{3}$/),
  language: z.string().min(2),
  slug: z.string().min(1).max(200),
  platform: z.enum(["mobile", "desktop"]),
  ip: z.string(),
  locale: z.string().min(2),
  playerCountryCode: country.nullable(),
  enabled: z.boolean(),
});

interface Dependencies extends Pick<SandboxContext, "db" | "settings"> {
  content: Content;
  wallet: Wallet;
  playerGate: MiddlewareHandler<Call>;
}

const unknownGame = [404, "error.game.not_found", "There is no such game."] as const;

type Refused = readonly [status: 403 | 404, code: string, message: string];

/** The slug lookup and the launch calls, each for play money (no sign-in) and for real money (behind the player gate). */
export function addGameCalls(app: Hono<Call>, { db, settings, content, wallet, playerGate }: Dependencies): void {
  app.post("/game/slug/demo", (context) => lookUp(context, null));
  app.post("/game/slug", playerGate, (context) => lookUp(context, context.get("player")));
  for (const call of launchCalls)
    if (call.mode === "demo") app.post(call.path, (context) => launch(call, context, null));
    else app.post(call.path, playerGate, (context) => launch(call, context, context.get("player")));

  async function lookUp(context: Context<Call>, player: Player | null) {
    const sent = await readBody(context);
    const parsed = SlugLookup.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "gameBySlug", parsed.error, sent);
    const { slug, countryCode } = parsed.data;
    const game = content.findGame(slug);
    if (!game) return context.json({ data: { gameDetail: null } });
    const blocked = blockedFor(game, player?.profile.countryCode ?? countryCode);
    if (blocked) return refuse(context, ...blocked);
    const { _type, gameId, name, provider } = game;
    return context.json({ data: { gameDetail: { _type, gameId, slug, name, provider } } });
  }

  async function launch({ name, providers, body, respond }: LaunchCall, context: Context<Call>, player: Player | null) {
    const sent = await readBody(context);
    const parsed = body.safeParse(sent);
    if (!parsed.success) return refuseFields(context, name, parsed.error, sent);
    const { gameId, currency = "EUR", language = "en", lobbyUrl } = parsed.data;
    // A call without a game returns a token for any game of its provider, which the launcher names.
    const game = gameId === null ? null : first(providers, (provider) => content.findProviderGame(provider, gameId));
    if (gameId !== null && !game) return refuse(context, ...unknownGame);
    const provider = game?.provider ?? providers[0];
    const refused = await playRefused(game, provider, player);
    if (refused) return refuse(context, ...refused);
    const session = sessionOf({ provider, gameId: gameId ?? "" }, player, { currency, locale: language });
    const ticket = await issueTicket(db, { ...session, ...roundTimes(placesOf(context, player)) });
    const url = new URL(`/${provider}/play`, settings.origin.frames);
    url.search = new URLSearchParams({ token: ticket, gameid: gameId ?? "", lang: language }).toString();
    if (lobbyUrl) url.searchParams.set("homeurl", lobbyUrl);
    return context.json(respond(ticket, url.href));
  }

  /** Why this game may not be opened. For real money the player's stored state and country decide, not the request. */
  async function playRefused(
    game: ContentGame | null,
    provider: string,
    player: Player | null,
  ): Promise<Refused | null> {
    const isLive = game ? game._type === "liveCasinoGames" : provider === "creedroomz";
    if (!player) return isLive ? [403, "error.game.no_demo", "This game is played for real money only."] : null;
    const refusal = playRefusal(player.profile, isLive ? "liveCasino" : "casino");
    if (refusal) return [403, refusal, "The player may not play this game."];
    if (!(await wallet.balance(player.playerId))) return [404, "error.wallet.not_found", "The player has no wallet."];
    const _type = isLive ? "liveCasinoGames" : "casinoGames";
    return blockedFor(game ?? { _type, jackpotExist: false, restrictedCountries: [] }, player.profile.countryCode);
  }
}

function blockedFor(
  { _type, jackpotExist, restrictedCountries }: Pick<ContentGame, "_type" | "jackpotExist" | "restrictedCountries">,
  countryCode: string,
): Refused | null {
  const isOutlawed = (_type === "liveCasinoGames" || jackpotExist) && countryCode === germanLaw.country;
  if (!isOutlawed && !restrictedCountries.includes(countryCode)) return null;
  return [403, "error.country.blocked", "This game is not offered in the player's country."];
}

/** A real-money session is in the currency and language of the account, whatever the request named. */
function sessionOf(
  game: Pick<GameSession, "provider" | "gameId">,
  player: Player | null,
  params: { currency: string; locale: string },
): Omit<GameSession, keyof RoundTimes> {
  if (!player) return { playerId: null, mode: "demo", ...game, ...params };
  const { currencyCode, languageCode } = player.profile;
  return { playerId: player.playerId, mode: "real", ...game, currency: currencyCode, locale: languageCode };
}

/** Where the caller is, as the platform's own edge saw it, and where a player is at home. */
function placesOf(context: Context, player: Player | null) {
  const here = { country: countryOf(context), province: null };
  if (!player) return [here];
  const { countryCode, provinceCode } = player.profile;
  const home = { country: countryCode, province: provinceCode };
  return here.country === home.country ? [home] : [here, home];
}

function first<T, R>(items: readonly T[], find: (item: T) => R | null): R | null {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return null;
}
