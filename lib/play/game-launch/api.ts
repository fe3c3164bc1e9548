import type * as z from "zod/mini";
import type { Http } from "@/lib/core/http/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";
import type { LaunchRequest, Mode } from "./providers/launch-call";
import type { GameDetail, LaunchResponse } from "./schema";

/** The platform responded that there is no such game. */
export class NoGameData extends Error {
  override readonly name = "NoGameData";

  constructor() {
    super("No game data returned");
  }
}

export type SlugLookupBody = z.infer<typeof endpoints.gameBySlug.body>;

/** The game of a slug as the platform knows it. @throws NoGameData when it knows none */
export async function lookUpGame(
  http: Http,
  mode: Mode,
  body: SlugLookupBody,
  signal?: AbortSignal,
): Promise<GameDetail> {
  const lookup = mode === "demo" ? endpoints.demoGameBySlug : endpoints.gameBySlug;
  const { data } = await callPlatform(http, lookup, { body, signal });
  if (!data?.gameDetail) throw new NoGameData();
  return data.gameDetail;
}

/** The play session that the rounds of a real launch belong to: a new one on the first launch after a login. */
export const getPlaySession = (http: Http, requireNew: boolean, signal?: AbortSignal) =>
  callPlatform(http, endpoints.playSession, { body: { requireNew }, signal });

/** Makes the call that an adapter has built. */
export const sendLaunchRequest = (
  http: Http,
  { endpoint, body }: LaunchRequest,
  signal?: AbortSignal,
): Promise<LaunchResponse> => callPlatform(http, endpoint, { body, signal });
