import type { IncomingMessage, ServerResponse } from "node:http";

/** One line per request: no query, no address, no player. */
export function logRequest(request: IncomingMessage, response: ServerResponse, requestId: string): void {
  const started = performance.now();
  const path = (request.url ?? "").split("?", 1)[0];
  response.once("close", () => {
    const ms = Math.round(performance.now() - started);
    console.log(
      JSON.stringify({
        event: "request",
        id: requestId,
        method: request.method,
        path,
        status: response.statusCode,
        ms,
      }),
    );
  });
}
