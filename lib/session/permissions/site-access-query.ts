import { queryOptions } from "@tanstack/react-query";
import type { Http } from "@/lib/core/http/http";
import { checkAccessSinceLogin } from "../platform/blocked-country";
import { platform } from "../platform/platform";
import { playerKey } from "../player/player-queries";
import type { Player } from "../state";

/** Is the site open to the player where they are? "unknown" is a response too: what depends on it stays closed, and asks again. */
export const siteAccessQuery = (player: Player, http: Http = platform) =>
  queryOptions({
    queryKey: playerKey(player, "site-access"),
    queryFn: () => checkAccessSinceLogin(http),
    // Without a request once it is known.
    staleTime: 0,
  });
