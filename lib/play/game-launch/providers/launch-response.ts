import { NoGameData } from "@/lib/play/game-launch/api";
import type { LaunchResponse } from "@/lib/play/game-launch/schema";
import type { LaunchContext } from "./launch-call";
import { wageMode } from "./launch-call";

/** The key to a game: a ready URL, or a launcher's parameter. */
export type LaunchKey = { kind: "url" | "token" | "ticket" | "sessionId"; value: string };

/** Reads the response of any launch call (specification "Game launch"). @throws NoGameData for one that opens nothing */
export function parseLaunchResponse(response: LaunchResponse): LaunchKey {
  const { Url, launch_options, gameURL, url, gameUrl, token, ticket, data } = response ?? {};
  const candidates: readonly [LaunchKey["kind"], unknown][] = [
    ["url", Url],
    ["url", launch_options?.game_url],
    ["url", gameURL],
    ["url", url],
    ["url", gameUrl],
    ["token", token],
    ["ticket", ticket],
    ["sessionId", data?.sessionId],
  ];
  for (const [kind, value] of candidates) if (typeof value === "string" && value !== "") return { kind, value };
  throw new NoGameData();
}

/**
 * The address of the frame: the one of the response, or the provider's launcher, whose address is configured, with what the
 * response gave. Null when these make no address.
 */
export function launchUrl(
  { kind, value }: LaunchKey,
  context: LaunchContext,
  launcher: string | undefined,
): string | null {
  if (kind === "url") return URL.canParse(value) ? withRules(value, context) : null;
  if (launcher === undefined || !URL.canParse(launcher)) return null;
  const url = new URL(launcher);
  const { gameId, mode, language, currency, device, lobbyUrl } = context;
  const query = {
    gameid: gameId,
    [kind]: value,
    mode: wageMode(mode),
    lang: language,
    currency,
    channel: device.channel,
    homeurl: lobbyUrl,
  };
  for (const [name, each] of Object.entries(query)) url.searchParams.set(name, each);
  return withRules(url.href, context);
}

/** An address that nothing is asked of stays as the provider wrote it, letter by letter. */
function withRules(address: string, { frameRules }: LaunchContext): string {
  if (Object.keys(frameRules).length === 0) return address;
  const url = new URL(address);
  for (const [name, value] of Object.entries(frameRules)) url.searchParams.set(name, value);
  return url.href;
}
