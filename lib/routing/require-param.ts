import { notFound } from "next/navigation";
import { decodeSegment } from "@/lib/core/url-path";

/** The decoded value of a page's dynamic segment, or the not-found page where it is malformed. Next passes it on escaped. */
export function requireParam(param: string): string {
  return decodeSegment(param) ?? notFound();
}
