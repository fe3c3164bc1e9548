import type { Http } from "@/lib/core/http";
import { HttpError } from "@/lib/core/http-errors";
import { countryCurrency } from "@/lib/market/currency";
import { getAccessDetails, getProfile } from "@/lib/session/permissions/api";
import { derivePermissions, productAccess } from "@/lib/session/permissions/permissions";
import type { Profile } from "@/lib/session/permissions/schema";
import { queryClient } from "@/lib/session/query/client";
import type { Ask, Device, Mode } from "./adapter";
import { callOpening, NoGameData } from "./api";
import { type FrameAddress, frameAddress } from "./frame-address";
import { isRestricted } from "./jurisdiction";
import type { Problem } from "./launch";
import { gameLookupQuery } from "./queries";
import { adapters, type Provider } from "./registry";
import type { SlugLookupBody } from "./schema";

/** What is to be opened, for whom, on what. */
export interface Wish {
  mode: Mode;
  game: { slug: string; provider: Provider; studio: string | null; restrictedCountries: readonly string[] };
  /** Of the page: "fi-FI", the platform's language, the market's currency. */
  locale: { segment: string; apiLanguage: string; currency: string };
  device: Device;
  /** Where the visitor is, as far as the site knows. */
  station: { country: string; address: string };
  /** The market, as the code of the jurisdiction that its games are offered under. */
  jurisdiction: string;
  /** Of the session's multibrand claim. */
  multibrandSuspended: boolean;
  /** The player's total balance; null for one without a wallet. Asked only where a jurisdiction demands money. */
  readTotalMinor(signal?: AbortSignal): Promise<number | null>;
  lobbyUrl: string;
  brand: string;
  /** Of the configuration. */
  partnerId: number;
  launcher: string | undefined;
  frameOrigins: readonly string[];
  ownOrigin: string;
}

export type Opened = { ok: true; address: FrameAddress } | { ok: false; problem: Problem; detail: string | null };

const refused = (problem: Problem, detail: string | null = null): Opened => ({ ok: false, problem, detail });

/**
 * Opens a game: permission, country, money where it is demanded, lookup by slug, the provider's own call, and the address
 * checked against the list of frames. A refusal is a value; only the caller's own abort is thrown. Nothing is cached: a ticket
 * opens one session.
 */
export async function openGame(http: Http, wish: Wish, signal?: AbortSignal): Promise<Opened> {
  const player = wish.mode === "real" ? await readPlayer(http, wish, signal) : null;
  if (player && "problem" in player) return refused(player.problem);
  // Where somebody is and where the account is at home: the stricter of both counts.
  const countries = player ? [wish.station.country, player.profile.countryCode] : [wish.station.country];
  if (countries.some((country) => wish.game.restrictedCountries.includes(country))) return refused("blocked-country");
  const problem = await moneyProblem(wish, [wish.jurisdiction, ...countries], signal);
  if (problem) return refused(problem);
  try {
    return await openAt(http, wish, player?.profile ?? null, signal);
  } catch (error) {
    signal?.throwIfAborted();
    return refused(problemOf(error), lookupText(error));
  }
}

async function openAt(http: Http, wish: Wish, profile: Profile | null, signal?: AbortSignal): Promise<Opened> {
  const { mode, game, locale, station, device } = wish;
  const currency = profile ? (profile.currencyCode ?? countryCurrency(profile.countryCode)) : locale.currency;
  const lookup: SlugLookupBody = {
    countryCode: station.country,
    currency,
    language: locale.apiLanguage,
    slug: game.slug,
    platform: device.platform,
    ip: station.address,
    locale: locale.segment,
    playerCountryCode: profile?.countryCode ?? null,
    enabled: true,
  };
  const detail = await queryClient.fetchQuery(gameLookupQuery(http, mode, lookup));
  signal?.throwIfAborted();
  if (detail._type === "liveCasinoGames" && mode === "demo") return refused("no-demo");
  const adapter = adapters[game.provider];
  const { studio } = game;
  const { lobbyUrl, partnerId, brand } = wish;
  const ask: Ask = {
    mode,
    gameId: detail.gameId,
    studio,
    language: locale.apiLanguage,
    currency,
    device,
    lobbyUrl,
    partnerId,
    brand,
  };
  const answered = await callOpening(http, mode, adapter.open(ask), signal);
  const url = adapter.launch(answered, ask, wish.launcher);
  const address = url === null ? null : frameAddress(url, wish.frameOrigins, wish.ownOrigin);
  return address ? { ok: true, address } : refused("bad-address");
}

/** The player's profile where it allows casino games; else why not. What could not be read allows nothing. */
async function readPlayer(
  http: Http,
  { multibrandSuspended }: Wish,
  signal?: AbortSignal,
): Promise<{ profile: Profile } | { problem: Problem }> {
  try {
    const [profile, { accountStatus }] = await Promise.all([getProfile(http, signal), getAccessDetails(http, signal)]);
    const source = { ...profile, accountStatus, riskPayout: profile.attributes.riskPayout === true };
    const permissions = derivePermissions({ profile: { kind: "read", profile: source }, multibrandSuspended });
    const isOpen = productAccess(permissions, "casino") === "allowed" && accountStatus === "REGISTERED";
    return isOpen ? { profile } : { problem: "not-allowed" };
  } catch {
    signal?.throwIfAborted();
    return { problem: "profile-unreadable" };
  }
}

/** Why the game is closed for want of money where its provider is open only to players who have some; null when it is not. */
async function moneyProblem(
  { game, mode, readTotalMinor }: Wish,
  jurisdictions: readonly string[],
  signal?: AbortSignal,
): Promise<Problem | null> {
  const isClosed = (totalMinor: number | null) =>
    jurisdictions.some((jurisdiction) => isRestricted(game.provider, jurisdiction, totalMinor));
  if (!isClosed(null)) return null;
  if (mode === "demo") return "money-needed";
  try {
    return isClosed(await readTotalMinor(signal)) ? "money-needed" : null;
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

/** What a failed lookup is said to be: the answer's message, else the error's own, else "Unknown error". */
export function lookupText(error: unknown): string {
  return (error instanceof Error && error.message) || "Unknown error";
}
