import { announcement } from "@/lib/site/security/cache-handler.mjs";
import { startTagBus } from "./bus";
import { nextCache } from "./next-cache";

/** Ties this process's cache to those of the other instances, for as long as the process lives. */
export function joinTagBus(url: string): void {
  const bus = startTagBus({
    url,
    cache: nextCache,
    onChange: (change) => console.error(JSON.stringify({ event: "dependency", dependency: "redis", ...change })),
  });
  Object.assign(globalThis, { [announcement]: bus.publish });
}
