import type { Http } from "@/lib/core/http";
import type { LaunchRequest, Mode } from "./adapter";
import {
  type GameDetail,
  PragmaticUrl,
  type PragmaticUrlBody,
  SessionTicket,
  type SessionTicketBody,
  SlugLookup,
  type SlugLookupBody,
} from "./schema";

const demo = (mode: Mode) => (mode === "demo" ? "/demo" : "");

/** The platform answered a lookup, and knows no such game. */
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
  const { data } = await http.post(`game/slug${demo(mode)}`, SlugLookup, options(body, signal));
  if (!data?.gameDetail) throw new NoGameData();
  return data.gameDetail;
}

/** A ticket that opens one session of the game. */
export const getSessionTicket = async (http: Http, mode: Mode, body: SessionTicketBody, signal?: AbortSignal) =>
  (await http.post(`game/session/ticket${demo(mode)}`, SessionTicket, options(body, signal))).ticket;

/** The address of a pragmaticplay game. */
export const getPragmaticUrl = async (http: Http, mode: Mode, body: PragmaticUrlBody, signal?: AbortSignal) =>
  (await http.post(`pragmatic/partner/${mode}GameUrl`, PragmaticUrl, options(body, signal))).gameURL;

/** Makes the call that an adapter has built. */
export function sendLaunchRequest(
  http: Http,
  mode: Mode,
  request: LaunchRequest,
  signal?: AbortSignal,
): Promise<string> {
  switch (request.call) {
    case "session-ticket":
      return getSessionTicket(http, mode, request.body, signal);
    case "pragmatic-url":
      return getPragmaticUrl(http, mode, request.body, signal);
  }
}

function options(body: object, signal: AbortSignal | undefined) {
  return { body, ...(signal && { signal }) };
}
