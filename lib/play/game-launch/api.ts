import type { Http } from "@/lib/core/http";
import { callPlatform } from "@/lib/session/platform/endpoints";
import type { LaunchRequest, Mode } from "./launch-call";
import { type GameDetail, LaunchResponse, PlaySession, SlugLookup, type SlugLookupBody } from "./schema";

/** The platform responded that there is no such game. */
export class NoGameData extends Error {
  override readonly name = "NoGameData";

  constructor() {
    super("No game data returned");
  }
}

/** The game of a slug as the platform knows it. @throws NoGameData when it knows none */
export async function lookUpGame(
  http: Http,
  mode: Mode,
  body: SlugLookupBody,
  signal?: AbortSignal,
): Promise<GameDetail> {
  const name = mode === "demo" ? "demoGameBySlug" : "gameBySlug";
  const { data } = await callPlatform(http, name, SlugLookup, options(body, signal));
  if (!data?.gameDetail) throw new NoGameData();
  return data.gameDetail;
}

/** The play session that the rounds of a real launch belong to: a new one on the first launch after a login. */
export const getPlaySession = (http: Http, requireNew: boolean, signal?: AbortSignal) =>
  callPlatform(http, "playSession", PlaySession, options({ requireNew }, signal));

/** Makes the call that an adapter has built. */
export const sendLaunchRequest = (http: Http, { path, body }: LaunchRequest, signal?: AbortSignal) =>
  http.post(path, LaunchResponse, options(body, signal));

function options(body: object, signal: AbortSignal | undefined) {
  return { body, ...(signal && { signal }) };
}
