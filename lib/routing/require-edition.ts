import { notFound } from "next/navigation";
import { zones } from "@/lib/market/zones";
import { type Edition, parseEdition } from "./edition";
import { requireParam } from "./require-param";

/** The edition of a page's `params`, or the not-found page. */
export async function requireEdition(params: Promise<{ edition: string }>): Promise<Edition> {
  const edition = parseEdition(requireParam((await params).edition));
  if (!edition || !zones().has(edition.zone)) notFound();
  return edition;
}
