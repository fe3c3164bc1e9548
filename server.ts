import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import next from "next";
import { type Environment, readEnvironment } from "@/lib/core/env";
import { getBrand } from "@/lib/site/config/brand";
import { dressAnswer, sendDocument } from "@/lib/site/front/answer";
import { refusalOf, stripHeaders } from "@/lib/site/front/guard";
import { logRequest } from "@/lib/site/front/log";
import { visitorFromHop } from "@/lib/site/front/trusted-hop";
import { zones } from "@/lib/site/market/zones";
import { visitorHeaders } from "@/lib/site/routes/visitor";

/** The front: a thin entry around Next's request handler. It never rewrites; the middleware does. */
async function main(): Promise<void> {
  const env = readEnvironment();
  zones();
  const brand = getBrand();
  const app = next({ dev: false, dir: import.meta.dirname, port: env.PORT, hostname: "localhost" });
  await app.prepare();
  const handle = app.getRequestHandler();

  const server = createServer((request, response) => {
    const requestId = randomUUID();
    const answering = { brand, requestId };
    logRequest(request, response, requestId);
    response.setHeader("x-request-id", requestId);
    dressAnswer(request, response, answering);
    if (answerHealth(request, response)) return;
    const refusal = refusalOf(request);
    if (refusal) return sendDocument(refusal, request, response, answering);
    writeVisitor(request, requestId, env);
    handle(request, response).catch((error: unknown) => {
      console.error(JSON.stringify({ event: "failure", id: requestId, message: String(error) }));
      if (!response.headersSent) sendDocument("unavailable", request, response, answering);
    });
  });
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  server.on("upgrade", (_request, socket) => socket.destroy());
  server.once("error", (error: NodeJS.ErrnoException) => {
    const inUse = `Port ${env.PORT} is in use: set PORT to a free one.`;
    stop(error.code === "EADDRINUSE" ? inUse : error.message);
  });
  server.listen(env.PORT, () => console.log(`Site ready: http://localhost:${env.PORT}`));

  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeIdleConnections();
      setTimeout(() => process.exit(0), 10_000).unref();
    });
}

function answerHealth(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.url !== "/healthz" && request.url !== "/readyz") return false;
  response.setHeader("content-type", "application/json");
  response.setHeader("cache-control", "no-store");
  response.end('{"ok":true}');
  return true;
}

/** Replaces what the visitor said of itself by what the trusted hop says. */
function writeVisitor(request: IncomingMessage, requestId: string, env: Environment): void {
  const visitor = visitorFromHop(request.headers, request.socket.remoteAddress ?? "", env);
  stripHeaders(request);
  request.headers[visitorHeaders.country] = visitor.country;
  request.headers[visitorHeaders.address] = visitor.address;
  request.headers["x-greenroom-request"] = requestId;
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

main().catch((error: Error) => stop(error.message));
