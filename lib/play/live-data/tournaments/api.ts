import type { Http } from "@/lib/core/http/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";

export interface TournamentAddress {
  siteId: number;
  tournamentId: string;
  language: string;
}

export const getPublicTournament = (http: Http, address: TournamentAddress, signal?: AbortSignal) =>
  callPlatform(http, endpoints.publicTournament, { params: { ...address }, signal });

/** With the player's own place. */
export const getPlayerTournament = (http: Http, address: TournamentAddress, signal?: AbortSignal) =>
  callPlatform(http, endpoints.tournament, { params: { ...address }, signal });
