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
    const { ok, status, body } = await fetch(request.load);
    if (!ok || !body) return { id, error: `status ${status}` };
    const file = new Response(body.pipeThrough(new DecompressionStream("gzip")));
    const index = SearchIndex.parse(await file.json());
    find = createSearch(index);
    return { id, games: index.games.length };
  }

  return (request) => respond(request).catch((error) => ({ id: request.id, error: String(error) }));
}
