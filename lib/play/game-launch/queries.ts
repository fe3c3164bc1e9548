import { queryOptions } from "@tanstack/react-query";
import type { Http } from "@/lib/core/http";
import type { Mode } from "./adapter";
import { lookUpGame } from "./api";
import type { SlugLookupBody } from "./schema";

/** The lookup of a game: asked anew for every launch, kept by nobody, not repeated when the window gets the focus back. */
export const gameLookupQuery = (http: Http, mode: Mode, body: SlugLookupBody) =>
  queryOptions({
    queryKey: ["game-lookup", mode, body],
    queryFn: ({ signal }) => lookUpGame(http, mode, body, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
