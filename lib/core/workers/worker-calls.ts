import { Unreachable } from "../http/http-errors";

/** A call of a page to its worker. `id` identifies the reply. */
export interface WorkerCall<Request> {
  id: number;
  request: Request;
}

export type WorkerReply<Response> = { id: number } & ({ response: Response } | { error: string });

/** For a file of thousands of entries over a slow line. */
const deadlineMs = 15_000;

/**
 * Calls a worker that the first call starts. One that cannot be started, or that fails, is dropped; the next call starts another.
 * `subject` names what is called in errors. @throws Unreachable when the worker fails, or takes longer than 15 s
 */
export function createWorkerCalls<Request, Response>(
  start: () => Worker,
  subject: string,
): (request: Request) => Promise<Response> {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, (reply: WorkerReply<Response>) => void>();

  function settle(reply: WorkerReply<Response>): void {
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  }

  function startWorker(): Worker {
    const started = start();
    started.onmessage = ({ data }: MessageEvent<WorkerReply<Response>>) => settle(data);
    started.onerror = (event) => {
      event.preventDefault();
      started.terminate();
      worker = undefined;
      for (const id of [...waiting.keys()]) settle({ id, error: "worker" });
    };
    return started;
  }

  return (request) => {
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => settle({ id, error: "deadline" }), deadlineMs);
      waiting.set(id, (reply) => {
        clearTimeout(timer);
        if ("error" in reply) reject(new Unreachable("network", subject, reply));
        else resolve(reply.response);
      });
      worker ??= startWorker();
      const call: WorkerCall<Request> = { id, request };
      worker.postMessage(call);
    });
  };
}
