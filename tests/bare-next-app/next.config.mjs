import { join } from "node:path";

/** As little as Next can be, with the cache of the site, so that what it rests on in Next is seen alone. */
export default {
  // Only `.jsx`, or Next would take the project's own middleware, two folders up, into this build.
  pageExtensions: ["jsx"],
  poweredByHeader: false,
  cacheHandler: join(import.meta.dirname, "../../lib/edge/next/cache-handler.mjs"),
  experimental: { isrFlushToDisk: false },
};
