import "server-only";
import { z } from "zod";
import { fetchContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import { termsVersionsQuery } from "./groq";
import { TermsVersion } from "./schema";

/** All versions of the terms, the newest first, read without a cache of the service. @throws ContentUnavailable */
export function getTermsVersions(): Promise<TermsVersion[]> {
  return fetchContent(termsVersionsQuery, {}, z.array(TermsVersion), [contentTags.terms], "cacheless");
}
