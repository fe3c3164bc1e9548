import { createLists } from "@/lib/play/game-lists/lists";
import type { Choice, ListResult } from "@/lib/play/game-lists/schema";
import { ListFile } from "@/lib/play/game-lists/schema";
import type { GameRef } from "@/lib/play/my-games/ref";
import { createSearch, type Search } from "@/lib/play/search/matching";
import { type Found, type FoundGame, SearchIndex } from "@/lib/play/search/schema";

/** A list of games by the address of its file, and what is chosen of it. `tag`: the language that its names are sorted in. */
export interface ListRequest {
  list: string;
  choice: Choice;
  pageSize: number;
  tag: string;
}

/** A text; without one, of the games that a player `played`. */
interface FindRequest {
  find: string;
  played: readonly GameRef[];
}

/** Another page of what a text finds, counted from 0. */
interface FindPageRequest {
  find: string;
  page: number;
}

/** The requests of the page to the worker, each with a number that identifies the response. */
export type WorkerRequest = { id: number } & ({ load: string } | FindRequest | FindPageRequest | ListRequest);
export type WorkerResponse = { id: number } & (
  | { found: Found }
  | { page: readonly FoundGame[] }
  | { games: number }
  | { listed: ListResult }
  | { error: string }
);

/** Lists that are kept: the page's, and those that Back leads to. */
const mostLists = 3;
/** As long as the page takes other data of the site for fresh. */
const freshMs = 300_000;

/** Reads files of games, and searches and filters them: in a worker, where none of it makes the page wait. */
export function createResponder(): (request: WorkerRequest) => Promise<WorkerResponse> {
  let search: Search | undefined;
  const lists = new Map<string, { readAt: number; choose: ReturnType<typeof readLists> }>();

  async function respond(request: WorkerRequest): Promise<WorkerResponse> {
    const { id } = request;
    if ("find" in request) {
      if (!search) return { id, error: "no index" };
      if ("page" in request) return { id, page: search.findPage(request.find, request.page) };
      return { id, found: search.find(request.find, request.played) };
    }
    if ("list" in request) return { id, listed: (await openLists(request))(request.choice, request.pageSize) };
    const index = SearchIndex.parse(await readFile(request.load));
    search = createSearch(index);
    return { id, games: index.games.length };
  }

  function openLists({ list, tag }: ListRequest): ReturnType<typeof readLists> {
    const known = lists.get(list);
    if (known && Date.now() - known.readAt < freshMs) return known.choose;
    const choose = readLists(list, tag);
    lists.delete(list);
    lists.set(list, { readAt: Date.now(), choose });
    const [oldest] = lists.keys();
    if (lists.size > mostLists && oldest !== undefined) lists.delete(oldest);
    choose.catch(() => lists.get(list)?.choose === choose && lists.delete(list));
    return choose;
  }

  return (request) => respond(request).catch((error) => ({ id: request.id, error: String(error) }));
}

const readLists = async (address: string, tag: string) => createLists(ListFile.parse(await readFile(address)), tag);

/** A file of games: JSON in gzip, which no server on the way has to know. @throws an error that names the status */
async function readFile(address: string): Promise<unknown> {
  const { ok, status, body } = await fetch(address);
  if (!ok || !body) throw new Error(`status ${status}`);
  return new Response(body.pipeThrough(new DecompressionStream("gzip"))).json();
}
