import { queryOptions } from "@tanstack/react-query";
import { publicKey } from "../player/player-queries";
import { getMarketRules } from "./rules";

/** What the law of a locale's market asks for where a player is known. It changes with a release only. */
export const marketRulesQuery = (locale: string) =>
  queryOptions({
    queryKey: publicKey("market-rules", locale),
    queryFn: ({ signal }) => getMarketRules(locale, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
