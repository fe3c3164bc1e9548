import { Unreachable } from "@/lib/core/http-errors";
import type { WorkerRequest, WorkerResponse } from "./responder";

/** For a file of games, which is large, over a slow line. */
const deadlineMs = 15_000;

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (response: WorkerResponse) => void>();

type Request = WorkerRequest extends infer Each ? (Each extends unknown ? Omit<Each, "id"> : never) : never;
type Success = Exclude<WorkerResponse, { error: string }>;

/** Calls the worker that searches and filters games. @throws Unreachable when it fails, or takes longer than 15 s */
export function callWorker(request: Request): Promise<Success> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle({ id, error: "deadline" }), deadlineMs);
    waiting.set(id, (response) => {
      clearTimeout(timer);
      if ("error" in response) reject(new Unreachable("network", "The games", response));
      else resolve(response);
    });
    worker ??= startWorker();
    worker.postMessage({ ...request, id });
  });
}

function settle(response: WorkerResponse): void {
  waiting.get(response.id)?.(response);
  waiting.delete(response.id);
}

/** A worker that cannot be started, or that fails, is dropped; the next call starts another. */
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
