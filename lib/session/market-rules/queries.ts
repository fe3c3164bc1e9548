import { queryOptions } from "@tanstack/react-query";
import { publicKey } from "../player/player-queries";
import { getMarketRules } from "./rules";

/** While nobody knows the rules they are read this often. */
const retryMs = 30_000;

/** What the law of a locale's market asks for where a player is known. It changes with a release only, and is read until it is known. */
export const marketRulesQuery = (locale: string) =>
  queryOptions({
    queryKey: publicKey("market-rules", locale),
    queryFn: ({ signal }) => getMarketRules(locale, signal),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state: { data } }) => (data ? false : retryMs),
  });
