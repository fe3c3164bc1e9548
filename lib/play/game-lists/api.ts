import { createWorkerCalls } from "@/lib/core/workers/worker-calls";
import type { GameLobby } from "@/lib/routing/lobby-type";
import type { ListRequest } from "./responder";
import type { Choice, Fact, ListResult } from "./schema";

const callWorker = createWorkerCalls<ListRequest, ListResult>(
  () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
  "The list",
);

/** A list of games below a lobby. */
export interface GameList {
  /** The internal segment of the edition. */
  edition: string;
  lobby: GameLobby;
  id: string;
  /** Is the popularity of the games its own order? Else its editors' choice is. */
  isByPopularity: boolean;
  /** What the bar offers before the list is read, as in the page's HTML: it wraps, and keeps its height. */
  facts: readonly Fact[];
  /** The page of the HTML. */
  page: number;
  pageSize: number;
  /** A BCP 47 tag: the language that names are sorted in. */
  tag: string;
}

/** A page of the filtered list, by the worker. @throws Unreachable when the list cannot be had */
export function chooseInList({ edition, lobby, id, pageSize, tag }: GameList, choice: Choice): Promise<ListResult> {
  const list = `${location.origin}/api/lists/${edition}/${lobby}/${encodeURIComponent(id)}`;
  return callWorker({ list, choice, pageSize, tag });
}
