import type { Http } from "@/lib/core/http";
import { Tournament } from "./schema";

export interface TournamentAddress {
  siteId: number;
  tournamentId: string;
  language: string;
}

/**
 * The two paths of a tournament. Its first value is taken to be the site and its second the tournament, which the specification
 * leaves open: a correction is made here alone.
 */
export function tournamentPath({ siteId, tournamentId, language }: TournamentAddress, isPublic: boolean): string {
  const values = [siteId, tournamentId, language].map((value) => encodeURIComponent(value));
  return [isPublic ? "tournament/public" : "tournament", ...values].join("/");
}

export const getPublicTournament = (http: Http, address: TournamentAddress, signal?: AbortSignal) =>
  http.get(tournamentPath(address, true), Tournament, signal && { signal });

/** With the player's own place. */
export const getPlayerTournament = (http: Http, address: TournamentAddress, signal?: AbortSignal) =>
  http.get(tournamentPath(address, false), Tournament, { accessToken: true, ...(signal && { signal }) });
