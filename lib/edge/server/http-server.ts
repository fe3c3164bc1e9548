import { createServer, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { constantHeaders } from "@/lib/edge/security/response-headers";

/** Time limits of a sender, in milliseconds. A slow one is cut off at most `checkMs` later. */
export const timeLimits = { headersMs: 10_000, requestMs: 30_000, checkMs: 1_000 } as const;

type TimeLimits = Readonly<Record<keyof typeof timeLimits, number>>;

/**
 * An HTTP server whose own responses carry our headers too: to requests that its parser refuses, that are too slow, or that
 * expect something unknown.
 */
export function createHttpServer(listener: RequestListener, limits: TimeLimits = timeLimits): Server {
  const options = {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkMs,
    // A request without Host reaches the listener, which refuses it with our headers; Node would refuse it without.
    requireHostHeader: false,
  };
  const responses = new WeakMap<Socket, ServerResponse>();
  const server = createServer(options, (request, response) => {
    responses.set(request.socket, response);
    listener(request, response);
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const response = responses.get(socket);
    // Bytes of ours in the middle of a response would become a part of it.
    const isInterrupted = response?.headersSent && !response.writableFinished;
    if (error.code === "ECONNRESET" || !socket.writable || isInterrupted) socket.destroy();
    else socket.end(refusal(statusOf(error)));
  });
  server.on("checkExpectation", (_request, response: ServerResponse) => {
    response.writeHead(417, { ...constantHeaders, connection: "close", "content-length": 0 }).end();
  });
  return server;
}

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function statusOf({ code = "" }: NodeJS.ErrnoException): number {
  return statuses[code] ?? 400;
}

function refusal(status: number): string {
  const headers = Object.entries({ ...constantHeaders, connection: "close", "content-length": "0" });
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", ""].join("\r\n");
}
