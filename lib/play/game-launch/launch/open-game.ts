import { type FrameAddress, frameAddress } from "@/lib/core/frame/frame-address";
import type { Http } from "@/lib/core/http/http";
import { countryCurrency } from "@/lib/market/currency";
import type { Place } from "@/lib/market/policy/by-place";
import type { GameType, Provider } from "@/lib/play/catalogue/providers";
import { getPlaySession } from "@/lib/play/game-launch/api";
import type { Jurisdictions } from "@/lib/play/game-launch/providers/jurisdiction";
import type { Device, LaunchContext } from "@/lib/play/game-launch/providers/launch-call";
import { launchUrl } from "@/lib/play/game-launch/providers/launch-response";
import type { GameDetail } from "@/lib/play/game-launch/schema";
import type { Profile } from "@/lib/session/permissions/schema";
import { placesOf } from "@/lib/session/player/account-place";
import { queryClient } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { demoProblem, moneyProblem, readAccount } from "./launch-account";
import { failureReference, lookupText, problemOf, type Refusal, refused, type Step } from "./launch-errors";
import { requestLaunchKey } from "./launch-key";
import { frameRules, type LaunchRules, needsMoney } from "./launch-rules";
import { gameLookupQuery } from "./lookup";

/** A game as its content document describes it. */
export interface LaunchGame {
  type: GameType;
  /** Null for a game that has none: then the lookup by slug is left out. */
  slug: string | null;
  /** The provider's own id. */
  gameId: string;
  provider: Provider;
  /** Of evolution's games. */
  tableId: string;
  gameCategory: string;
  restrictedCountries: readonly string[];
}

/** Which game is opened, for whom, on what. */
export interface LaunchInput {
  /** Null for a demo. */
  player: Player | null;
  game: LaunchGame;
  /** Does the game open for players alone? */
  needsLogin: boolean;
  /** Of the page: "fi-FI", and the platform's language. */
  locale: { segment: string; apiLanguage: string };
  device: Device;
  /** Where the visitor is and the currency there, as detected; of the page's market where nothing was detected. */
  client: { country: string; province?: string; currency: string; address: string };
  /** Who is signed in, where a demo is opened. */
  demoFor: Player | null;
  rules: LaunchRules;
  lobbyUrl: string;
  depositUrl: string;
  brand: string;
  /** Is it the player's first launch after a login? */
  requireNew: boolean;
  /** Asked of a player when nothing else stands against the game, before anything is opened. */
  isAgreed?: (gameId: string, signal: AbortSignal | undefined) => Promise<boolean>;
  /** Called once the play session is there, whatever becomes of the launch. */
  onPlaySession?: () => void;
  /** Of the configuration. */
  partnerId: number;
  jurisdictions: Jurisdictions;
  launcher: string | undefined;
  frameOrigins: readonly string[];
  ownOrigin: string;
}

export type LaunchResult = { ok: true; address: FrameAddress } | Refusal;

/**
 * Opens a game: permission, country, money where it is demanded, lookup by slug, the provider's own call, and the address
 * checked against the list of frames. A refusal is a value; only the caller's own abort is thrown. What decides is read for this
 * launch, whatever the cache contains.
 */
export async function openGame(http: Http, input: LaunchInput, signal?: AbortSignal): Promise<LaunchResult> {
  const { type } = input.game;
  if (!input.player && input.needsLogin) return refused("no-demo");
  const places: Place[] = [input.client, ...placesOf(input.demoFor)];
  const account = input.player ? await readAccount(http, input.player, type, signal) : null;
  if (account && "problem" in account) return refused(account.problem);
  // The detected country and the account's country: the stricter of both counts.
  const ofAccount = account?.profile?.countryCode ?? (input.player ?? input.demoFor)?.countryCode;
  const { restrictedCountries } = input.game;
  if (restrictedCountries.includes(input.client.country)) return refused("blocked-country");
  if (ofAccount && restrictedCountries.includes(ofAccount)) return refused("blocked-account-country");
  if (account && ofAccount) places.push({ country: ofAccount, province: account?.profile?.provinceCode ?? null });
  const problem =
    (input.player ? null : await demoProblem(http, input, places, signal)) ??
    (needsMoney(input.rules, places) ? await moneyProblem(http, input.player, signal) : null);
  if (problem) return refused(problem);
  try {
    return await requestGame(http, input, places, account?.profile ?? null, signal);
  } catch (error) {
    signal?.throwIfAborted();
    return refused(problemOf(error), failureReference(error));
  }
}

async function requestGame(
  http: Http,
  input: LaunchInput,
  places: readonly Place[],
  profile: Profile | null,
  signal?: AbortSignal,
): Promise<LaunchResult> {
  const { player, game, locale, client, device } = input;
  const mode = player ? "real" : "demo";
  const country = profile?.countryCode ?? (player?.countryCode || client.country);
  const currency = profile?.currencyCode ?? (player ? countryCurrency(country) : client.currency);
  const found = await findGame(http, input, profile, currency);
  signal?.throwIfAborted();
  if (!found.ok) return found;
  const { _type, gameId } = found.value;
  // The account was checked for the game type of the page: another type was not checked.
  if (_type !== game.type) return refused(player ? "not-found" : "no-demo");
  if (player && input.isAgreed && !(await input.isAgreed(gameId, signal))) return refused("bonus-limited");
  const context: LaunchContext = {
    mode,
    gameId,
    tableId: game.tableId,
    gameCategory: game.gameCategory,
    playerId: player?.playerId ?? null,
    country,
    currentCountry: client.country,
    ip: client.address,
    language: locale.apiLanguage,
    locale: locale.segment,
    currency,
    device,
    lobbyUrl: input.lobbyUrl,
    depositUrl: input.depositUrl,
    partnerId: input.partnerId,
    brand: input.brand,
    jurisdictions: input.jurisdictions,
    requireNew: input.requireNew,
    frameRules: frameRules(input.rules, places),
  };
  if (player) {
    await getPlaySession(http, input.requireNew, signal);
    input.onPlaySession?.();
  }
  const key = await requestLaunchKey(http, game.provider, context, signal);
  if (!key.ok) return key;
  const url = launchUrl(key.value, context, input.launcher);
  const address = url === null ? null : frameAddress(url, input.frameOrigins, input.ownOrigin);
  return address ? { ok: true, address } : refused("bad-address");
}

/** The game as the platform knows it; one without a slug is opened as the content service describes it. */
async function findGame(
  http: Http,
  { player, game, locale, client, device }: LaunchInput,
  profile: Profile | null,
  currency: string,
): Promise<Step<GameDetail>> {
  const { slug, type, gameId } = game;
  if (slug === null) return { ok: true, value: { _type: type, gameId } };
  const lookup = gameLookupQuery(http, player, {
    countryCode: client.country,
    currency,
    language: locale.apiLanguage,
    slug,
    platform: device.platform,
    ip: client.address,
    locale: locale.segment,
    playerCountryCode: profile?.countryCode ?? null,
    enabled: true,
  });
  try {
    return { ok: true, value: await queryClient.fetchQuery(lookup) };
  } catch (error) {
    return refused(problemOf(error), lookupText(error));
  }
}
