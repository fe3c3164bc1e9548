import "server-only";
import { z } from "zod";
import { languageParams } from "@/lib/content/groq";
import { ContentUnavailable, fetchContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import type { Locale } from "@/lib/market/locale";

import { seoDescriptionQuery } from "./groq";

/** The meta description of the page at a path ("/online-casino"); undefined where there is none. */
export async function findSeoDescription(locale: Locale, path: string): Promise<string | undefined> {
  const params = { path, ...languageParams(locale) };
  try {
    const text = await fetchContent(seoDescriptionQuery, params, z.string().nullable(), [contentTags.seo]);
    return text ?? undefined;
  } catch (error) {
    if (error instanceof ContentUnavailable) return undefined;
    throw error;
  }
}
