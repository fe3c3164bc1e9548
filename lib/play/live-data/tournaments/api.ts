import type { Http } from "@/lib/core/http";
import { callPlatform } from "@/lib/session/platform/endpoints";
import { Tournament } from "./schema";

export interface TournamentAddress {
  siteId: number;
  tournamentId: string;
  language: string;
}

export const getPublicTournament = (http: Http, address: TournamentAddress, signal?: AbortSignal) =>
  callPlatform(http, "publicTournament", Tournament, { params: { ...address }, ...(signal && { signal }) });

/** With the player's own place. */
export const getPlayerTournament = (http: Http, address: TournamentAddress, signal?: AbortSignal) =>
  callPlatform(http, "tournament", Tournament, { params: { ...address }, ...(signal && { signal }) });
