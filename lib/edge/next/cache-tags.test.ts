import { areTagsExpired, areTagsStale } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { expect, test } from "vitest";
import { contentTags, currentTag } from "@/lib/content/tags";
import { isOutdated, nextCache } from "./cache-tags";

const before = Date.now() - 1_000;

test("a publish on another instance makes pages stale, and what must be current is gone", () => {
  nextCache.markStale(["games", currentTag("games")]);
  expect([areTagsStale(["games"], before), areTagsExpired(["games"], before)]).toEqual([true, false]);
  expect(areTagsExpired([currentTag("games")], before)).toBe(true);
  expect(isOutdated(["promotions", currentTag("promotions")], before)).toBe(false);
});

test("a publish that may have been missed does so with everything", () => {
  nextCache.markAllStale();
  expect(areTagsStale([contentTags.all], before)).toBe(true);
  expect(areTagsExpired([currentTag(contentTags.all)], before)).toBe(true);
});
