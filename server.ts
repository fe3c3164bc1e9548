import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import next from "next";
import { getBrand } from "@/lib/config/brand";
import { loadEnvFile } from "@/lib/config/env-file";
import { readEnvironment } from "@/lib/config/environment";
import { isDevelopment } from "@/lib/config/mode";
import { describeHiddenOrigin, isProductionHost, isProductionOrigin } from "@/lib/config/production";
import { menuPages } from "@/lib/content/menus/page-list";
import { withRenderDeadline } from "@/lib/content/render-context";
import { reduceRequest, toPageVisit } from "@/lib/edge/byte-cache/page-visit";
import { createPageResponder } from "@/lib/edge/byte-cache/respond";
import { createPageStore, pageStoreLimits } from "@/lib/edge/byte-cache/store";
import { isOutdated } from "@/lib/edge/next/cache-tags";
import { createOfflinePages } from "@/lib/edge/offline/respond";
import { sendCallbackPage } from "@/lib/edge/outage-documents/callback-page";
import { compressJson } from "@/lib/edge/server/compress-json";
import { displayCookies } from "@/lib/edge/server/display-cookies";
import { endServer } from "@/lib/edge/server/end-server";
import { handOver, hasFewParameters } from "@/lib/edge/server/hand-over";
import { respondToHealthCheck } from "@/lib/edge/server/health";
import { createHttpServer } from "@/lib/edge/server/http-server";
import { createKnownHandlers } from "@/lib/edge/server/known-handlers";
import { createHostCheck } from "@/lib/edge/server/known-hosts";
import { createKnownPages } from "@/lib/edge/server/known-pages";
import { watchMarkets } from "@/lib/edge/server/market-watch";
import { createRouter } from "@/lib/edge/server/page-request";
import { createPreview } from "@/lib/edge/server/preview";
import { hasRepeatedSlashes, sendRedirect } from "@/lib/edge/server/redirect";
import { checkRequest } from "@/lib/edge/server/request-guard";
import { logRequest } from "@/lib/edge/server/request-log";
import { completeHeaders, referrer, sendOutageDocument, wrapResponse } from "@/lib/edge/server/respond";
import { createStaticFiles } from "@/lib/edge/server/static-files";
import { createHopWarning, readVisitor } from "@/lib/edge/server/trusted-hop";
import { joinTagBus } from "@/lib/edge/tag-bus/join";
import { zones } from "@/lib/market/blocked-providers";
import { checkPolicies } from "@/lib/market/policy/policies";
import { landingPages } from "@/lib/offers/landing/page-list";
import { promotionPages } from "@/lib/offers/promotions/page-list";
import { describeUnknownProviders } from "@/lib/play/catalogue/provider-lists";
import { gamePages } from "@/lib/play/game-launch/page-list";
import { gameListPages } from "@/lib/play/game-lists/page-list";
import { isIndexedRoute } from "@/lib/routing/indexed-routes";
import type { Decision } from "@/lib/routing/route-request";
import { sessionCookies } from "@/lib/session/cookie/session-signature";

/** The custom server: a thin entry around Next's request handler. It rewrites no page, which the middleware does; a call below `/api` gets the zone of its visitor (`handOver`). */
async function main(): Promise<void> {
  // Next loads it later, for what it renders: all parts of the process have to see the same values.
  loadEnvFile(process.cwd());
  const env = readEnvironment();
  zones();
  checkPolicies();
  for (const sentence of [describeHiddenOrigin(env), describeUnknownProviders(env)])
    if (sentence !== null) warn(sentence);
  const brand = getBrand();
  // Next listens for upgrades on this server instead of ours: a request that offers one is answered as if it did not (RFC 9110, 7.8).
  const silent = isDevelopment ? {} : { httpServer: createServer() };
  const app = next({ dev: isDevelopment, port: env.PORT, hostname: "localhost", ...silent });
  await app.prepare();
  if (env.REDIS_URL) joinTagBus(env.REDIS_URL);
  const handle = app.getRequestHandler();
  const render = (request: IncomingMessage, response: ServerResponse, isPreview = false) =>
    withRenderDeadline(() => handle(request, response), isPreview);
  const openPreview = createPreview(env, process.cwd());
  const offeredMarkets = watchMarkets(env);
  const route = createRouter(env);
  const checkPage = createKnownPages(env, [gamePages, gameListPages, promotionPages, landingPages, menuPages]);
  const hasHandler = isDevelopment ? () => true : createKnownHandlers(process.cwd());
  const store = createPageStore({ ...pageStoreLimits, isStale: isOutdated });
  const pages = createPageResponder(store, render, completeHeaders);
  const sendStaticFile = createStaticFiles(process.cwd());
  const respondToOffline = createOfflinePages(env, process.cwd());
  const isKnownHost = createHostCheck(env);
  const checkHop = createHopWarning(env, warn);
  const isSecure = env.SITE_ORIGIN.startsWith("https:");

  const server = createHttpServer((request, response) => {
    const requestId = randomUUID();
    const preview = openPreview(request);
    const isPreview = preview !== "";
    checkHop(request);
    const visitor = readVisitor(request.headers, request.socket.remoteAddress ?? "", env);
    const cookies = isPreview ? [] : displayCookies(visitor, request.headers.cookie, isSecure);
    const isProduction = isProductionHost(request.headers.host ?? "", env) && isProductionOrigin(env.SITE_ORIGIN, env);
    const context = {
      isHidden: !isProduction,
      brand,
      requestId,
      country: visitor.country,
      isPlayer: sessionCookies(request.headers.cookie ?? "", env.SESSION_COOKIE).length > 0,
      cookies,
      preview,
      from: referrer(request),
    };
    logRequest(request, response, requestId);
    const refusal = checkRequest(request, isKnownHost);
    const fail = (error: unknown) => {
      console.error(JSON.stringify({ event: "failure", id: requestId, message: String(error) }));
      if (!response.headersSent) sendOutageDocument("unavailable", request, response, context);
    };
    const respond = (decided: Decision) => {
      if (decided.to === "page" && !isIndexedRoute(decided.route)) context.isHidden = true;
      const isPublished = !refusal && !isDevelopment && !isPreview;
      const pathname = request.url?.split("?", 1)[0] ?? "";
      const decision = isPublished ? checkPage(decided, pathname) : decided;
      const visit = isPublished && decision.to === "page" ? toPageVisit(request, response, decision, context) : null;
      if (visit && pages.sendStored(visit)) return;
      if (!refusal && decision.to === "document")
        return sendCallbackPage(request, response, { brand, requestId, locale: decision.locale });
      response.setHeader("x-request-id", requestId);
      wrapResponse(request, response, context);
      if (respondToHealthCheck(request, response)) return;
      if (refusal) return sendOutageDocument(refusal.page, request, response, context, refusal.headers);
      if (!isDevelopment && sendStaticFile(request, response)) return;
      if (respondToOffline(request, response, context)) return;
      if (decision.to === "refuse") return sendOutageDocument(decision.document, request, response, context);
      // In development the middleware sends it: Next's tools in the browser have addresses that are no page's.
      if (decision.to === "redirect" && !isDevelopment)
        return sendRedirect(response, decision.location, decision.isPermanent);
      const isUnknown = decision.to === "pass" && !hasHandler(pathname);
      if (isUnknown || hasRepeatedSlashes(request)) return sendOutageDocument("not-found", request, response, context);
      if (decision.to === "pass" && !hasFewParameters(request.url ?? ""))
        return sendOutageDocument("bad-request", request, response, context);
      const offered = offeredMarkets();
      handOver(request, response, { requestId, visitor, offeredMarkets: offered, decision, isPreview }, env);
      if (visit && decision.to === "page") reduceRequest(visit, decision);
      if (!visit) compressJson(request, response);
      (visit ? pages.respond(visit) : render(request, response, isPreview)).catch(fail);
    };
    const decision = route(request, visitor, offeredMarkets());
    if (decision instanceof Promise) decision.then(respond).catch(fail);
    else respond(decision);
  });
  server.once("error", (error: NodeJS.ErrnoException) => {
    const inUse = `Port ${env.PORT} is in use: set PORT to a free one.`;
    stop(error.code === "EADDRINUSE" ? inUse : error.message);
  });
  server.listen(env.PORT, env.LISTEN_ADDRESS, () => console.log(`Site ready: http://localhost:${env.PORT}`));

  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => endServer(server, () => process.exit(0)));
}

function warn(message: string): void {
  console.error(JSON.stringify({ event: "warning", message }));
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

main().catch((error: Error) => stop(error.message));
