import files from "next/dist/server/lib/incremental-cache/file-system-cache.js";

const FileSystemCache = files.default ?? files;

/** Where the custom server stores the function that notifies other instances of stale tags: Redis cannot be imported here (see below). */
export const announcement = Symbol.for("greenroom.announce-tags");

/**
 * Facts of a page for the byte cache, in headers of Next's response, which the custom server removes: the time of the render
 * (Next sends a HIT's whole `s-maxage`, not the remainder) and the content tags that it shows.
 */
export const renderedAtHeader = "x-greenroom-rendered-at";
export const tagsHeader = "x-greenroom-tags";
const nextTagsHeader = "x-next-cache-tags";

/**
 * Next's own cache, in memory (`isrFlushToDisk: false`), which stores with each page the `script-src` that allows exactly the
 * page's inline scripts: strict CSP on cached HTML without a nonce per request. Next bundles this file into the edge bundle
 * too, so it may use WebCrypto but no Node module.
 */
export default class CspCacheHandler extends FileSystemCache {
  async get(...args) {
    const entry = await super.get(...args);
    if (entry?.value) await addPolicy(entry.value);
    return entry;
  }

  async set(key, value, context) {
    await addPolicy(value);
    if (value?.kind === "APP_PAGE")
      value.headers = {
        ...value.headers,
        [renderedAtHeader]: String(Date.now()),
        [tagsHeader]: value.headers?.[nextTagsHeader] ?? "",
      };
    return super.set(key, value, context);
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    globalThis[announcement]?.([tags].flat());
  }
}

async function addPolicy(value) {
  if (value?.kind !== "APP_PAGE" || typeof value.html !== "string" || value.headers?.["content-security-policy"])
    return;
  value.headers = { ...value.headers, "content-security-policy": await scriptPolicy(value.html) };
}

/** `script-src` with a hash of each inline script; scripts with `src` are our own, JSON blocks do not run. */
export async function scriptPolicy(html) {
  const sources = new Set(["'self'"]);
  for (const [, attributes, text] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (!text || /\ssrc\s*=/i.test(attributes) || /type="application\/(ld\+)?json"/i.test(attributes)) continue;
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    sources.add(`'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`);
  }
  return `script-src ${[...sources].join(" ")}`;
}
