import type { IncomingMessage, ServerResponse } from "node:http";
import { createLineWriter } from "@/lib/core/line-writer";
import { clean } from "@/lib/site/browser-reports/redact";

const longestPath = 500;

/** The log of requests, on standard output: a pipe or a file takes a write before it returns, also while the process ends. */
export const requestLog = createLineWriter((text) => process.stdout.write(text));
process.once("exit", requestLog.flush);

/** One line per request: no query, no address, no player; what a person has put into the path is left out. */
export function logRequest(request: IncomingMessage, response: ServerResponse, requestId: string): void {
  const started = performance.now();
  const { method, url = "" } = request;
  const path = clean(url.split("?", 1)[0] ?? "", longestPath);
  response.once("close", () => {
    const ms = Math.round(performance.now() - started);
    requestLog.write(
      JSON.stringify({ event: "request", id: requestId, method, path, status: response.statusCode, ms }),
    );
  });
}
