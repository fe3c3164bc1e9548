import "server-only";
import { fetchContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import { termsVersionsQuery } from "./groq";
import { TermsVersions } from "./schema";

/** Every version of the terms, the newest first, as it is at this moment. @throws ContentUnavailable */
export function getTermsVersions(): Promise<TermsVersions> {
  return fetchContent(termsVersionsQuery, {}, TermsVersions, [contentTags.terms], "cacheless");
}
