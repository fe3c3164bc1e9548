import { join } from "node:path";

/** @type {import("next").NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  // Next answers 304 before it says of what kind the page is: the front could not dress it, and a 304 replaces stored headers.
  generateEtags: false,
  skipTrailingSlashRedirect: true,
  productionBrowserSourceMaps: false,
  images: { unoptimized: true },
  cacheHandler: join(import.meta.dirname, "lib/edge/next/cache-handler.mjs"),
  // Pages on disk would outlive a change of flags, and random paths would fill it.
  experimental: { isrFlushToDisk: false },
};
