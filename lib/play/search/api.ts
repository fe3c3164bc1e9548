import { array, int, object } from "zod/mini";
import { createHttp } from "@/lib/core/http";
import { Unreachable } from "@/lib/core/http-errors";
import type { WorkerRequest, WorkerResponse } from "./responder";
import { type Found, FoundGame } from "./schema";

const site = createHttp({ baseUrl: () => location.origin, deadlineMs: 8_000, bodyCapBytes: 200_000 });
/** For the index, which is large, over a slow line. */
const workerDeadlineMs = 15_000;

const FoundByName = object({ containing: array(FoundGame), total: int() });

/** The games whose name contains a text, by the server. @throws as every call does */
export async function findByName(edition: string, text: string, signal: AbortSignal): Promise<Found> {
  const query = { gameNameFilter: text };
  const found = await site.get(`api/search/${edition}/by-name`, FoundByName, { query, signal });
  return { ...found, near: [], places: [] };
}

/** Makes the worker read the index of an edition. @throws Unreachable when it cannot be had */
export async function loadIndex(edition: string): Promise<number> {
  const response = await call({ load: `${location.origin}/api/search/${edition}` });
  return "games" in response ? response.games : fail(response);
}

/** What a text finds in the index that was loaded last. @throws Unreachable */
export async function findInIndex(text: string): Promise<Found> {
  const response = await call({ find: text });
  return "found" in response ? response.found : fail(response);
}

function fail(response: WorkerResponse): never {
  throw new Unreachable("network", "The search index", response);
}

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (response: WorkerResponse) => void>();

type Request = WorkerRequest extends infer Each ? (Each extends unknown ? Omit<Each, "id"> : never) : never;

function call(request: Request): Promise<WorkerResponse> {
  const id = ++lastId;
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle({ id, error: "deadline" }), workerDeadlineMs);
    waiting.set(id, (response) => {
      clearTimeout(timer);
      resolve(response);
    });
    worker ??= startWorker();
    worker.postMessage({ ...request, id });
  });
}

function settle(response: WorkerResponse): void {
  waiting.get(response.id)?.(response);
  waiting.delete(response.id);
}

/** A worker that cannot be started, or that fails, is given up; the next call starts another. */
function startWorker(): Worker {
  const started = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  started.onmessage = ({ data }: MessageEvent<WorkerResponse>) => settle(data);
  started.onerror = (event) => {
    event.preventDefault();
    started.terminate();
    worker = undefined;
    for (const id of [...waiting.keys()]) settle({ id, error: "worker" });
  };
  return started;
}
