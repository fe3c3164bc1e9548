import type { IncomingMessage, ServerResponse } from "node:http";
import { createLineWriter } from "@/lib/core/line-writer";

/** The log of requests, on standard output: a pipe or a file takes a write before it returns, also while the process ends. */
export const requestLog = createLineWriter((text) => process.stdout.write(text));
process.once("exit", requestLog.flush);

/** One line per request: no query, no address, no player. */
export function logRequest(request: IncomingMessage, response: ServerResponse, requestId: string): void {
  const started = performance.now();
  const { method, url = "" } = request;
  const path = url.split("?", 1)[0];
  response.once("close", () => {
    const ms = Math.round(performance.now() - started);
    requestLog.write(
      JSON.stringify({ event: "request", id: requestId, method, path, status: response.statusCode, ms }),
    );
  });
}
