import {
  areTagsExpired,
  areTagsStale,
  tagsManifest,
} from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { contentTags, currentTag, isCurrentTag } from "@/lib/content/tags";
import type { TaggedCache } from "@/lib/edge/tag-bus/bus";

/**
 * Next's cache of this process. `revalidateTag` works only inside a request; Next itself writes what follows from it into this
 * manifest, which every read of the cache checks (tests/budgets/next-internals.test.ts watches it). The time is our own, not the
 * publisher's: clocks of two machines need not agree. Stale, not expired: a page still answers when it cannot be rendered again. Only
 * what must be current expires.
 */
export const nextCache: TaggedCache & { expire(tags: readonly string[]): void } = {
  markStale(tags) {
    const stale = Date.now();
    for (const tag of tags.filter((each) => !isCurrentTag(each)))
      tagsManifest.set(tag, { ...tagsManifest.get(tag), stale });
    nextCache.expire(tags.filter(isCurrentTag));
  },
  /** For what must not be shown once more: a page that cannot be rendered again is not sent. */
  expire(tags) {
    const expired = Date.now();
    for (const tag of tags) tagsManifest.set(tag, { ...tagsManifest.get(tag), expired });
  },
  markAllStale: () => nextCache.markStale([contentTags.all, currentTag(contentTags.all)]),
};

/** Does Next's cache take a page with these tags, rendered at that time, for outdated? */
export const isOutdated = (tags: readonly string[], renderedAt: number): boolean =>
  areTagsStale([...tags], renderedAt) || areTagsExpired([...tags], renderedAt);
