import { createServer, type Server } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { requestId } from "hono/request-id";
import { decodeJwt } from "jose";
import type { Fault, Faults } from "./faults";
import type { Settings, System } from "./settings";

export type App = Hono<{ Bindings: HttpBindings }>;

/**
 * An empty app with what every listener shares: the CORS headers of the real services, faults, errors as JSON. `origins`: whose pages
 * may read a response, those of the site and of the frames.
 */
export function createApp(system: System, faults: Faults, origins: readonly string[] = []): App {
  const app: App = new Hono();
  // The control listener accepts its own origin only, so it has no CORS headers.
  if (system !== "control") {
    app.use(cors({ origin: [...origins], credentials: true, maxAge: 600, exposeHeaders: ["X-Request-Id"] }));
    // The reference that a player can give to support.
    app.use(requestId());
    app.use(async (context, next) => {
      const fault = faults.hit({ system, ...caller(context) });
      return fault ? breakCall(fault, context, next) : next();
    });
  }
  app.onError((error, context) => {
    console.error(`sandbox ${system}: ${context.req.method} ${context.req.path}: ${error.stack ?? error}`);
    return context.json({ message: "The sandbox failed." }, 500);
  });
  return app;
}

function caller(context: Context): { path: string; test: string | undefined; player: string | undefined } {
  const url = new URL(context.req.url);
  const authorization = context.req.header("authorization") ?? url.searchParams.get("Authorization") ?? "";
  return {
    path: decodeLoosely(url.pathname + url.search),
    test: context.req.header("x-sandbox-test"),
    player: playerOf(authorization.replace(/^Bearer /, "")),
  };
}

/** The player a token speaks of, unverified: a fault needs no proof. */
function playerOf(token: string): string | undefined {
  try {
    const claims = decodeJwt(token);
    return typeof claims.player_id === "string" ? claims.player_id : undefined;
  } catch {
    return undefined;
  }
}

function decodeLoosely(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}

const forever = new Promise<never>(() => {});

async function breakCall(fault: Fault, context: Context, next: () => Promise<void>): Promise<Response | undefined> {
  const { incoming, outgoing } = context.env as HttpBindings;
  switch (fault.kind) {
    case "refused":
      incoming.socket.destroy();
      return forever;
    case "half-open":
      return forever;
    case "cut":
      outgoing.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
      outgoing.write('{"cut":');
      setTimeout(() => incoming.socket.destroy(), 50);
      return forever;
    case "slow":
      await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
      await next();
      return undefined;
    case "error":
      return context.html("<h1>Something broke</h1>", fault.status as 500);
    case "garbage":
      return context.body("<<<this is not what you asked for>>>", 200, { "content-type": "application/json" });
  }
}

/** Binds the app to its port on loopback; rejects with one sentence when the port is in use. */
export function listen(app: App, system: System, settings: Settings): Promise<Server> {
  const server = createServer(getRequestListener(app.fetch));
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const inUse = `Port ${settings.port[system]} (sandbox ${system}) is in use: set SANDBOX_PORT to another free range of six ports.`;
      reject(error.code === "EADDRINUSE" ? new Error(inUse) : error);
    });
    server.listen(settings.port[system], settings.host, () => resolve(server));
  });
}
