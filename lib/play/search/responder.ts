import { createSearch } from "./matching";
import { type Found, SearchIndex } from "./schema";

/** What the page sends to the worker, each with a number by which it knows the response. */
export type WorkerRequest = { id: number } & ({ load: string } | { find: string });
export type WorkerResponse = { id: number } & ({ found: Found } | { games: number } | { error: string });

/** Reads the index, builds what searches it, and searches: in a worker, where none of it makes the page wait. */
export function createResponder(): (request: WorkerRequest) => Promise<WorkerResponse> {
  let find: ((text: string) => Found) | undefined;

  async function respond(request: WorkerRequest): Promise<WorkerResponse> {
    const { id } = request;
    if ("find" in request) return find ? { id, found: find(request.find) } : { id, error: "no index" };
    const response = await fetch(request.load);
    if (!response.ok) return { id, error: `status ${response.status}` };
    const index = SearchIndex.parse(await response.json());
    find = createSearch(index);
    return { id, games: index.games.length };
  }

  return (request) => respond(request).catch((error) => ({ id: request.id, error: String(error) }));
}
