import "server-only";
import { assetFileUrl } from "@/lib/content/image";
import { ContentUnavailable, fetchContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import { readText } from "@/lib/core/http/read-text";
import { contentTag, type Locale } from "@/lib/market/locale";
import { termsVersionsQuery } from "./groq";
import type { TermsOverview } from "./overview";
import { fileFor, TermsVersions } from "./schema";

/** Every version of the terms, the newest first, as it is at this moment. @throws ContentUnavailable */
export function getTermsVersions(): Promise<TermsVersions> {
  return fetchContent(termsVersionsQuery, {}, TermsVersions, [contentTags.terms], "cacheless");
}

const isText = (asset: string) => /-(txt|md)$/.test(asset);

/** The versions for readers of a locale, the newest first; one without a file for them is left out. @throws ContentUnavailable */
export async function getTermsOverview(locale: Locale): Promise<TermsOverview> {
  const versions = await getTermsVersions();
  return {
    versions: versions.flatMap((each) => {
      const file = fileFor(each, locale);
      if (!file) return [];
      const { language, asset } = file;
      return [{ version: each.version, tag: contentTag(language), url: assetFileUrl(asset), isText: isText(asset) }];
    }),
  };
}

const mostBytes = 1_000_000;
const deadlineMs = 3_000;

/**
 * The text of a version for readers of a locale; null where there is no such version, or its file cannot be shown.
 * @throws ContentUnavailable
 */
export async function getTermsText(locale: Locale, version: string): Promise<string | null> {
  const known = (await getTermsVersions()).find((each) => each.version === version);
  const file = known && fileFor(known, locale);
  if (!file || !isText(file.asset)) return null;
  // A file is named for its contents and never changes.
  const response = await fetch(assetFileUrl(file.asset), {
    signal: AbortSignal.timeout(deadlineMs),
    redirect: "error",
    cache: "no-store",
  }).catch((cause: unknown) => {
    throw new ContentUnavailable("A file of the terms could not be had.", { cause });
  });
  const text = response.ok ? await readText(response, mostBytes) : null;
  if (text === null) throw new ContentUnavailable("A file of the terms could not be read.");
  return text;
}
