import { notFound } from "next/navigation";
import { decodeSegment } from "@/lib/core/url-path";
import { zones } from "@/lib/market/blocked-providers";
import { type Edition, parseEdition } from "./edition";

/** The edition of a page's `params`, or the not-found page. */
export async function requireEdition(params: Promise<{ edition: string }>): Promise<Edition> {
  return findEdition((await params).edition) ?? notFound();
}

/** The edition of a dynamic segment, which Next passes on escaped; null for one that is not served. */
export function findEdition(segment: string): Edition | null {
  const edition = parseEdition(decodeSegment(segment) ?? "");
  return edition && zones().has(edition.zone) ? edition : null;
}
