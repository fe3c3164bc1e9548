import { announcement } from "@/lib/edge/next/cache-handler.mjs";
import { nextCache } from "@/lib/edge/next/cache-tags";
import { startTagBus } from "./bus";

/** Ties this process's cache to those of the other instances, for as long as the process lives. */
export function joinTagBus(url: string): void {
  const bus = startTagBus({
    url,
    cache: nextCache,
    onChange: (change) => console.error(JSON.stringify({ event: "dependency", dependency: "redis", ...change })),
  });
  Object.assign(globalThis, { [announcement]: bus.publish });
}
