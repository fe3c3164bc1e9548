import { endpoint } from "@/lib/session/platform/endpoint";
import { Tournament } from "./schema";

/** The first value is taken to be the site and the second the tournament, which the specification leaves open. */
export const tournament = endpoint({
  method: "get",
  path: "tournament/:siteId/:tournamentId/:language",
  response: Tournament,
  accessToken: true,
});

export const publicTournament = endpoint({
  method: "get",
  path: "tournament/public/:siteId/:tournamentId/:language",
  response: Tournament,
});
