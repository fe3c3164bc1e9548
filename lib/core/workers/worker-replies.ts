import type { WorkerCall, WorkerReply } from "./worker-calls";

/** The worker's side of `createWorkerCalls`: an error of `respond` is part of the reply. */
export const createReplies =
  <Request, Response>(respond: (request: Request) => Promise<Response>) =>
  ({ id, request }: WorkerCall<Request>): Promise<WorkerReply<Response>> =>
    respond(request).then(
      (response) => ({ id, response }),
      (error) => ({ id, error: String(error) }),
    );

/** A file of JSON in gzip, which no server on the way has to know. @throws an error that names the status */
export async function readGzipJson(address: string): Promise<unknown> {
  const { ok, status, body } = await fetch(address);
  if (!ok || !body) throw new Error(`status ${status}`);
  return new Response(body.pipeThrough(new DecompressionStream("gzip"))).json();
}
