import { notFound } from "next/navigation";
import { zones } from "@/lib/market/zones";
import { type Edition, parseEdition } from "./edition";

/** The edition of a page's `params`, or the not-found page. Next hands the segment over still escaped. */
export async function requireEdition(params: Promise<{ edition: string }>): Promise<Edition> {
  const edition = parseEdition(decodeURIComponent((await params).edition));
  if (!edition || !zones().has(edition.zone)) notFound();
  return edition;
}
