import type { Context, Hono, MiddlewareHandler } from "hono";
import { z } from "zod";
import type { Content } from "../content/content";
import type { ContentGame } from "../content/game";
import type { SandboxContext } from "../core/part";
import { readBody, refuse, refuseFields } from "./answers";
import type { Call } from "./gate";
import type { Player } from "./players";
import { playRefusal } from "./profile";
import { type GameSession, issueTicket } from "./tickets";
import type { Wallet } from "./wallet";

const country = z.string().regex(/^[A-Z]{2}$/);

const SlugLookup = z.object({
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

const SessionTicket = z.object({
  gameId: z.string().min(1).max(200),
  channel: z.enum(["web", "mobile"]),
  partner: z.number().int().positive(),
  jurisdiction: z.enum(["MT", "CC"]),
});

const PragmaticUrl = z.object({
  symbol: z.string().min(1).max(200),
  language: z.string().min(2),
  currency: z.string().regex(/^[A-Z]{3}$/),
  platform: z.string().min(1),
  stylename: z.string().min(1),
  lobbyUrl: z.url({ protocol: /^https?$/ }),
  jurisdiction: z.string().min(2),
});

interface Dependencies extends Pick<SandboxContext, "db" | "settings"> {
  content: Content;
  wallet: Wallet;
  playerGate: MiddlewareHandler<Call>;
}

/** The providers whose games start with a ticket; a ticket call names the game by the provider's id only. */
const ticketProviders = ["relax", "quickspin", "trifecta"] as const;

const unknownGame = [404, "error.game.not_found", "There is no such game."] as const;

type Refused = readonly [status: 403 | 404, code: string, message: string];

/** The launch calls, each for play money (no sign-in) and for real money (behind the player gate). */
export function addGameCalls(app: Hono<Call>, { db, settings, content, wallet, playerGate }: Dependencies): void {
  app.post("/game/slug/demo", (context) => lookUp(context, null));
  app.post("/game/slug", playerGate, (context) => lookUp(context, context.get("player")));
  app.post("/game/session/ticket/demo", (context) => giveTicket(context, null));
  app.post("/game/session/ticket", playerGate, (context) => giveTicket(context, context.get("player")));
  app.post("/pragmatic/partner/demoGameUrl", (context) => giveUrl(context, null));
  app.post("/pragmatic/partner/realGameUrl", playerGate, (context) => giveUrl(context, context.get("player")));

  async function lookUp(context: Context<Call>, player: Player | null) {
    const sent = await readBody(context);
    const asked = SlugLookup.safeParse(sent);
    if (!asked.success) return refuseFields(context, "gameBySlug", asked.error, sent);
    const { slug, countryCode } = asked.data;
    const game = content.findGame(slug);
    if (!game) return context.json({ data: { gameDetail: null } });
    const blocked = blockedFor(game, player?.profile.countryCode ?? countryCode);
    if (blocked) return refuse(context, ...blocked);
    const { _type, gameId, name, provider } = game;
    return context.json({ data: { gameDetail: { _type, gameId, slug, name, provider } } });
  }

  async function giveTicket(context: Context<Call>, player: Player | null) {
    const sent = await readBody(context);
    const asked = SessionTicket.safeParse(sent);
    if (!asked.success) return refuseFields(context, "sessionTicket", asked.error, sent);
    const { gameId } = asked.data;
    const game = first(ticketProviders, (provider) => content.findProviderGame(provider, gameId));
    if (!game) return refuse(context, ...unknownGame);
    const refused = await playRefused(game, player);
    if (refused) return refuse(context, ...refused);
    return context.json({ ticket: await issueTicket(db, sessionOf(game, player, { currency: "EUR", locale: "en" })) });
  }

  async function giveUrl(context: Context<Call>, player: Player | null) {
    const sent = await readBody(context);
    const asked = PragmaticUrl.safeParse(sent);
    if (!asked.success) return refuseFields(context, "gameUrl", asked.error, sent);
    const { symbol, language, currency, lobbyUrl } = asked.data;
    const game = content.findProviderGame("pragmaticplay", symbol);
    if (!game) return refuse(context, ...unknownGame);
    const refused = await playRefused(game, player);
    if (refused) return refuse(context, ...refused);
    const token = await issueTicket(db, sessionOf(game, player, { currency, locale: language }));
    const url = new URL("/pragmaticplay/play", settings.origin.frames);
    url.search = new URLSearchParams({ token, symbol, language, lobbyUrl }).toString();
    return context.json({ gameURL: url.href });
  }

  /** Why this game may not be opened. For real money the player's stored state and country decide, not the request. */
  async function playRefused(game: ContentGame, player: Player | null): Promise<Refused | null> {
    const isLive = game._type === "liveCasinoGames";
    if (!player) return isLive ? [403, "error.game.no_demo", "This game is played for real money only."] : null;
    const refusal = playRefusal(player.profile, isLive ? "liveCasino" : "casino");
    if (refusal) return [403, refusal, "The player may not play this game."];
    if (!(await wallet.balance(player.playerId))) return [404, "error.wallet.not_found", "The player has no wallet."];
    return blockedFor(game, player.profile.countryCode);
  }
}

function blockedFor({ restrictedCountries }: ContentGame, countryCode: string): Refused | null {
  if (!restrictedCountries.includes(countryCode)) return null;
  return [403, "error.country.blocked", "This game is not offered in the player's country."];
}

/** A real-money session is in the currency and language of the account, whatever the request named. */
function sessionOf(
  { provider, gameId }: ContentGame,
  player: Player | null,
  asked: { currency: string; locale: string },
): GameSession {
  if (!player) return { playerId: null, mode: "demo", provider, gameId, ...asked };
  const { currencyCode, languageCode } = player.profile;
  return { playerId: player.playerId, mode: "real", provider, gameId, currency: currencyCode, locale: languageCode };
}

function first<T, R>(items: readonly T[], find: (item: T) => R | null): R | null {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return null;
}
