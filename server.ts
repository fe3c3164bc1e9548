import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import next from "next";
import { readEnvironment } from "@/lib/core/env";
import { getBrand } from "@/lib/site/config/brand";
import { dressAnswer, sendDocument } from "@/lib/site/front/answer";
import { displayCookies } from "@/lib/site/front/display-cookies";
import { refusalOf, stripHeaders } from "@/lib/site/front/guard";
import { answerHealth, leave } from "@/lib/site/front/health";
import { logRequest } from "@/lib/site/front/log";
import { watchMarkets } from "@/lib/site/front/market-watch";
import { visitorFromHop } from "@/lib/site/front/trusted-hop";
import { zones } from "@/lib/site/market/zones";
import { marketsHeader, type Visitor, visitorHeaders } from "@/lib/site/routes/visitor";
import { joinTagBus } from "@/lib/site/tag-bus/join";

/** The front: a thin entry around Next's request handler. It never rewrites; the middleware does. */
async function main(): Promise<void> {
  const env = readEnvironment();
  zones();
  const brand = getBrand();
  const app = next({ dev: false, dir: import.meta.dirname, port: env.PORT, hostname: "localhost" });
  await app.prepare();
  if (env.REDIS_URL) joinTagBus(env.REDIS_URL);
  const handle = app.getRequestHandler();
  const offeredMarkets = watchMarkets(env);
  const isSecure = env.SITE_ORIGIN.startsWith("https:");

  const server = createServer((request, response) => {
    const requestId = randomUUID();
    const visitor = visitorFromHop(request.headers, request.socket.remoteAddress ?? "", env);
    const answering = { brand, requestId, cookies: displayCookies(visitor, request.headers.cookie, isSecure) };
    logRequest(request, response, requestId);
    response.setHeader("x-request-id", requestId);
    dressAnswer(request, response, answering);
    if (answerHealth(request, response)) return;
    const refusal = refusalOf(request);
    if (refusal) return sendDocument(refusal, request, response, answering);
    writeVisitor(request, requestId, visitor, offeredMarkets());
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
      leave();
      server.close(() => process.exit(0));
      server.closeIdleConnections();
      setTimeout(() => process.exit(0), 10_000).unref();
    });
}

/** Replaces what the visitor said of itself by what the trusted hop says. */
function writeVisitor(request: IncomingMessage, requestId: string, visitor: Visitor, offeredMarkets: string): void {
  stripHeaders(request);
  request.headers[visitorHeaders.country] = visitor.country;
  request.headers[visitorHeaders.address] = visitor.address;
  request.headers["x-greenroom-request"] = requestId;
  if (offeredMarkets) request.headers[marketsHeader] = offeredMarkets;
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

main().catch((error: Error) => stop(error.message));
