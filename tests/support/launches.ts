import { z } from "zod";
import { Environment } from "@/lib/config/environment";
import { needsLogin, openingProvider } from "@/lib/play/catalogue/providers";
import type { LaunchInput } from "@/lib/play/game-launch/launch/open-game";
import type { Device, Mode } from "@/lib/play/game-launch/providers/launch-call";
import type { Player } from "@/lib/session/state";
import type { Origins } from "../../.ci/lib/programs.mjs";
import { noRules } from "./launch-rules";

/** Launches of the sandbox's games as the site makes them, without a browser. */

export const desktop: Device = { platform: "desktop", channel: "web" };
export const lobbyUrl = "http://localhost:3000/fi-FI/online-casino";
export const depositUrl = "http://localhost:3000/fi-FI/deposit";

/** The token of each caller determines the account. */
const player = { playerId: "P1", multibrand: { suspended: false } } as Player;

const Game = z.object({
  name: z.string(),
  slug: z.string().nullable(),
  gameId: z.string(),
  provider: z.string(),
  type: z.enum(["casinoGames", "liveCasinoGames"]),
  gameType: z.string(),
  jackpotExist: z.boolean(),
  channels: z.array(z.enum(["web", "mobile"])),
});
export type Game = z.infer<typeof Game>;

/** The value of a GROQ query over published documents. */
export async function queryContent<T>(origins: Origins, query: string, schema: z.ZodType<T>): Promise<T> {
  const address = `${origins.content}/v2026-01-01/data/query/production?query=${encodeURIComponent(query)}`;
  const body: unknown = await (await fetch(address)).json();
  return z.object({ result: schema }).parse(body).result;
}

/** A test takes the limits from this game, so that no frame can play it. */
export const withoutLimits = "ivory-dice";

/** Every game of the content service. */
export const readGames = (origins: Origins): Promise<Game[]> =>
  queryContent(
    origins,
    `*[_type in ["casinoGames", "liveCasinoGames"]]{name, "slug": slug.current, gameId, "provider": provider->slug.current, "type": _type, gameType, "jackpotExist": coalesce(jackpotExist, false), channels}`,
    z.array(Game),
  );

/** A launch from the Finnish page on a desktop. @throws for a provider without an adapter */
export function inputFor(origins: Origins, mode: Mode, { slug, gameId, type, gameType, provider }: Game): LaunchInput {
  const known = openingProvider({ type, provider });
  if (!known) throw new Error(`No adapter for ${provider}.`);
  return {
    player: mode === "real" ? player : null,
    game: { type, slug, gameId, provider: known, tableId: gameId, gameCategory: gameType, restrictedCountries: [] },
    needsLogin: needsLogin(known, type, Environment.shape.LOGIN_PROVIDERS.parse(undefined)),
    locale: { segment: "fi-FI", apiLanguage: "fi" },
    device: desktop,
    client: { country: "FI", currency: "EUR", address: "192.0.2.7" },
    rules: noRules,
    demoFor: null,
    lobbyUrl,
    depositUrl,
    brand: "greenroom",
    requireNew: true,
    partnerId: 1247,
    jurisdictions: { ticket: "MT", token: "MT", address: "MT" },
    launcher: `${origins.frames}/${provider}/launcher`,
    frameOrigins: [origins.frames],
    ownOrigin: "http://localhost:3000",
  };
}
