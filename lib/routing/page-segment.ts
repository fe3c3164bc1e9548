import { decodeSegment } from "@/lib/core/url-path";

/** The internal form of `?page=n`: the middleware appends it to the internal path as "~n", page 1 as nothing. */
export const pageSegment = (page: number) => (page > 1 ? [`~${page}`] : []);

/** The page of the segments below a paged route, still escaped; null when they are not a page. */
export function parsePage(segments: readonly string[] | undefined): number | null {
  if (segments === undefined) return 1;
  const [only = "", ...more] = segments;
  const [, digits] = /^~([1-9]\d*)$/.exec(decodeSegment(only) ?? "") ?? [];
  return digits && more.length === 0 ? Number(digits) : null;
}
