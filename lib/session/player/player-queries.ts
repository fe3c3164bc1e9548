import {
  type MutationOptions,
  QueryCache,
  QueryClient,
  skipToken,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
} from "@tanstack/react-query";
import { HttpError, Unreachable } from "@/lib/core/http/http-errors";
import { report } from "@/lib/site/browser-reports/report";
import { type Player, playerIn } from "../state";
import { useSession } from "../store";
import { onPlayerChange } from "./on-player-change";

export type PlayerKey = readonly ["player", string, ...unknown[]];
export type PublicKey = readonly ["public", ...unknown[]];

/** The key of a player's data. Every read, prefetch, invalidation and push message builds it here. */
export function playerKey({ playerId }: Pick<Player, "playerId">, ...parts: unknown[]): PlayerKey {
  return ["player", playerId, ...parts];
}

/** The key of data that belongs to nobody; it survives a change of player. */
export function publicKey(...parts: unknown[]): PublicKey {
  return ["public", ...parts];
}

/**
 * The server state of this tab. Data stays fresh for five minutes, and a read is not retried unless its hook enables it
 * (specification "Limits and timings"). Mutations are never retried, and never delayed until the browser is online: a write
 * that runs later than the player asked for it is worse than one that fails. Their variables may be a password: the cache
 * drops a settled mutation, which no component shows any more, after a second. At 0, the timer of a pending one never rests.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => report(error) }),
  defaultOptions: {
    queries: { staleTime: 300_000, retry: false },
    mutations: { retry: false, networkMode: "always", gcTime: 1_000 },
  },
});

// A QueryClientProvider would do this: the client follows the tab's visibility and its connection.
queryClient.mount();

const retries = 2;

/** The one retry policy of reads: the network, and temporary statuses. A deadline has made the player wait already. */
export const retryTransient = {
  retry: (failures: number, error: Error) => failures < retries && isTransient(error),
  retryDelay: (failures: number) => 1_000 * 2 ** failures,
};

function isTransient(error: Error): boolean {
  if (error instanceof Unreachable) return error.reason === "network";
  return error instanceof HttpError && [429, 502, 503, 504].includes(error.status);
}

/** Data of the signed-in player. Off for guests and while the session is unavailable. */
export function usePlayerQuery<Data>(
  options: (player: Player) => UseQueryOptions<Data, Error, Data, PlayerKey>,
): UseQueryResult<Data> {
  const player = useSession(playerIn);
  return useQuery<Data, Error, Data, PlayerKey>(
    player ? { ...retryTransient, ...options(player) } : { queryKey: ["player", ""], queryFn: skipToken },
    queryClient,
  );
}

/** A write of the signed-in player. Rejects for guests and while the session is unavailable, before anything is sent. */
export function usePlayerMutation<Data, Variables>(
  options: (player: Player) => UseMutationOptions<Data, Error, Variables>,
): UseMutationResult<Data, Error, Variables> {
  const player = useSession(playerIn);
  return useMutation(player ? options(player) : { mutationFn: refuse }, queryClient);
}

/** Live data that is the same for everybody. */
export function usePublicQuery<Data>(options: UseQueryOptions<Data, Error, Data, PublicKey>): UseQueryResult<Data> {
  return useQuery({ ...retryTransient, ...options }, queryClient);
}

/** Runs a mutation outside a hook: one of a visitor, or in code that is loaded on intent. */
export function runMutation<Data, Variables, OnMutate>(
  options: MutationOptions<Data, Error, Variables, OnMutate>,
  variables: Variables,
): Promise<Data> {
  return queryClient.getMutationCache().build(queryClient, options).execute(variables);
}

async function refuse(): Promise<never> {
  throw new Error("No player is signed in.");
}

/** Is it neither public nor of the player of this tab? What is not public goes, whatever its key. */
const isForeign = ({ queryKey: [kind, playerId] }: { queryKey: readonly unknown[] }) =>
  kind !== "public" && playerId !== (playerIn(useSession.getState())?.playerId ?? "");

// A change of player, in this tab or another: nothing of the last one stays in memory.
onPlayerChange(() => {
  void queryClient.cancelQueries({ predicate: isForeign }, { silent: true });
  queryClient.removeQueries({ predicate: isForeign });
  queryClient.getMutationCache().clear();
});

// Nor does a late response, of a write or a push message, bring anything back.
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === "added" && isForeign(query)) queryClient.getQueryCache().remove(query);
});
