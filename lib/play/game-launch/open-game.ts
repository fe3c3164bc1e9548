import type { Http } from "@/lib/core/http";
import { HttpError } from "@/lib/core/http-errors";
import { countryCurrency } from "@/lib/market/currency";
import { walletQuery } from "@/lib/money/wallet/queries";
import { derivePermissions, productAccess } from "@/lib/session/permissions/permissions";
import { accessDetailsQuery, profileQuery } from "@/lib/session/permissions/queries";
import type { Profile } from "@/lib/session/permissions/schema";
import { queryClient } from "@/lib/session/player-queries";
import type { Player } from "@/lib/session/state";
import type { Device, LaunchContext } from "./adapter";
import { NoGameData, sendLaunchRequest } from "./api";
import { type FrameAddress, frameAddress } from "./frame-address";
import { isRestricted } from "./jurisdiction";
import type { Problem } from "./launch";
import { gameLookupQuery } from "./lookup";
import { adapters, type Provider } from "./registry";
import type { SlugLookupBody } from "./schema";

/** Which game is opened, for whom, on what. */
export interface LaunchInput {
  /** Null for a demo. */
  player: Player | null;
  game: { slug: string; provider: Provider; studio: string | null; restrictedCountries: readonly string[] };
  /** Of the page: "fi-FI", and the platform's language. */
  locale: { segment: string; apiLanguage: string };
  device: Device;
  /** Where the visitor is and the currency there, as detected; of the page's market where nothing was detected. */
  client: { country: string; currency: string; address: string };
  /** The market, as the code of the jurisdiction that its games are offered under. */
  jurisdiction: string;
  lobbyUrl: string;
  brand: string;
  /** Of the configuration. */
  partnerId: number;
  launcher: string | undefined;
  frameOrigins: readonly string[];
  ownOrigin: string;
}

export type LaunchResult = { ok: true; address: FrameAddress } | { ok: false; problem: Problem; detail: string | null };

const refused = (problem: Problem, detail: string | null = null): LaunchResult => ({ ok: false, problem, detail });

/**
 * Opens a game: permission, country, money where it is demanded, lookup by slug, the provider's own call, and the address
 * checked against the list of frames. A refusal is a value; only the caller's own abort is thrown. What decides is read for this
 * launch, whatever the cache holds.
 */
export async function openGame(http: Http, input: LaunchInput, signal?: AbortSignal): Promise<LaunchResult> {
  const account = input.player ? await readAccount(http, input.player, signal) : null;
  if (account && "problem" in account) return refused(account.problem);
  // The detected country and the account's country: the stricter of both counts.
  const countries = account ? [input.client.country, account.profile.countryCode] : [input.client.country];
  if (countries.some((country) => input.game.restrictedCountries.includes(country))) return refused("blocked-country");
  const problem = await moneyProblem(http, input, [input.jurisdiction, ...countries], signal);
  if (problem) return refused(problem);
  try {
    return await requestGame(http, input, account?.profile ?? null, signal);
  } catch (error) {
    signal?.throwIfAborted();
    return refused(problemOf(error), lookupText(error));
  }
}

async function requestGame(
  http: Http,
  input: LaunchInput,
  profile: Profile | null,
  signal?: AbortSignal,
): Promise<LaunchResult> {
  const { player, game, locale, client, device } = input;
  const mode = player ? "real" : "demo";
  const currency = profile ? (profile.currencyCode ?? countryCurrency(profile.countryCode)) : client.currency;
  const lookup: SlugLookupBody = {
    countryCode: client.country,
    currency,
    language: locale.apiLanguage,
    slug: game.slug,
    platform: device.platform,
    ip: client.address,
    locale: locale.segment,
    playerCountryCode: profile?.countryCode ?? null,
    enabled: true,
  };
  const detail = await queryClient.fetchQuery(gameLookupQuery(http, player, lookup));
  signal?.throwIfAborted();
  if (detail._type === "liveCasinoGames" && mode === "demo") return refused("no-demo");
  const adapter = adapters[game.provider];
  const context: LaunchContext = {
    mode,
    gameId: detail.gameId,
    studio: game.studio,
    language: locale.apiLanguage,
    currency,
    device,
    lobbyUrl: input.lobbyUrl,
    partnerId: input.partnerId,
    brand: input.brand,
  };
  const response = await sendLaunchRequest(http, mode, adapter.buildRequest(context), signal);
  const url = adapter.buildUrl(response, context, input.launcher);
  const address = url === null ? null : frameAddress(url, input.frameOrigins, input.ownOrigin);
  return address ? { ok: true, address } : refused("bad-address");
}

/** The player's profile where it allows casino games; else why not. A profile that could not be read allows nothing. */
async function readAccount(
  http: Http,
  player: Player,
  signal?: AbortSignal,
): Promise<{ profile: Profile } | { problem: Problem }> {
  try {
    const [profile, { accountStatus }] = await Promise.all([
      queryClient.fetchQuery({ ...profileQuery(player, http), staleTime: 0 }),
      queryClient.fetchQuery({ ...accessDetailsQuery(player, http), staleTime: 0 }),
    ]);
    signal?.throwIfAborted();
    const source = { ...profile, accountStatus, riskPayout: profile.attributes.riskPayout === true };
    const permissions = derivePermissions({
      profile: { kind: "read", profile: source },
      multibrandSuspended: player.multibrand.suspended,
    });
    const isOpen = productAccess(permissions, "casino") === "allowed" && accountStatus === "REGISTERED";
    return isOpen ? { profile } : { problem: "not-allowed" };
  } catch {
    signal?.throwIfAborted();
    return { problem: "profile-unreadable" };
  }
}

/** Why the game is closed for want of money where its provider is open only to players who have some; null when it is not. */
async function moneyProblem(
  http: Http,
  { game, player }: LaunchInput,
  jurisdictions: readonly string[],
  signal?: AbortSignal,
): Promise<Problem | null> {
  const isClosed = (totalMinor: number | null) =>
    jurisdictions.some((jurisdiction) => isRestricted(game.provider, jurisdiction, totalMinor));
  if (!isClosed(null)) return null;
  if (!player) return "money-needed";
  try {
    const { balances } = await queryClient.fetchQuery({ ...walletQuery(player, http), staleTime: 0 });
    signal?.throwIfAborted();
    return isClosed(balances?.totalBalance.amountMinor ?? null) ? "money-needed" : null;
  } catch {
    signal?.throwIfAborted();
    return "profile-unreadable";
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof HttpError) {
    if (error.code === "error.country.blocked") return "blocked-country";
    if (error.code === "error.game.no_demo") return "no-demo";
    if (error.code === "error.wallet.not_found") return "money-needed";
    if (error.status === 403) return "not-allowed";
    return error.status === 404 ? "not-found" : "unreachable";
  }
  return error instanceof NoGameData ? "not-found" : "unreachable";
}

/** The text of a failed lookup: the response's message, else the error's own, else "Unknown error". */
export function lookupText(error: unknown): string {
  return (error instanceof Error && error.message) || "Unknown error";
}
