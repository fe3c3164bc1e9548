import { queryClient } from "@/lib/session/player/player-queries";

/** The variables of the mutations in the cache, as text. */
export const keptVariables = () =>
  JSON.stringify(
    queryClient
      .getMutationCache()
      .getAll()
      .map(({ state }) => state.variables),
  );
