import type { MiddlewareHandler } from "hono";
import type { Settings } from "../core/settings";

/**
 * Lets nobody steer the sandbox but its own page and programs on this machine. A page elsewhere sends its own `Origin` (or none
 * with `Sec-Fetch-Site`), and after DNS rebinding its own name as `Host`. Programs send no `Origin` and the name that they called.
 */
export function ownOriginOnly({ port }: Pick<Settings, "port">): MiddlewareHandler {
  const hosts = ["localhost", "127.0.0.1", "[::1]"].map((name) => `${name}:${port.control}`);
  return async (context, next) => {
    const { host = "", origin, "sec-fetch-site": site = "none" } = context.req.header();
    const isOwn =
      origin === undefined ? ["none", "same-origin"].includes(site) : hosts.some((own) => origin === `http://${own}`);
    if (hosts.includes(host) && isOwn) return next();
    return context.json({ message: "The control page answers its own origin only." }, 403);
  };
}
