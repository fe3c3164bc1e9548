import "server-only";
import { unstable_cache } from "next/cache";
import type { ZodType } from "zod";
import { contentClient, type Source } from "./client";
import { renderDeadline } from "./deadline";
import { contentTags } from "./tags";

const freshSeconds = 60;

/** A read of the content service failed or its answer was not what was asked for. The page throws it, so that its last good copy stays. */
export class ContentUnavailable extends Error {}

/**
 * The one door to content: a GROQ query with its values as parameters, its answer parsed, cached under `tags` until a
 * webhook or a minute makes it stale. What is cached is the parsed answer: a cached `fetch` would keep a service's garbage
 * for a minute after the service has recovered.
 * @throws ContentUnavailable
 */
export function fetchContent<Answer>(
  query: string,
  params: Record<string, unknown>,
  answer: ZodType<Answer>,
  tags: string[],
  source: Source = "cached",
): Promise<Answer> {
  const signal = renderDeadline();
  const read = () => request(query, params, answer, { tags, source, signal });
  return unstable_cache(read, [source, query, JSON.stringify(params)], {
    tags: [contentTags.all, ...tags],
    revalidate: freshSeconds,
  })();
}

/**
 * The same without the cache, for parameters of which there is no end, such as lists of a player's games: each list would be an
 * entry of its own. @throws ContentUnavailable
 */
export function fetchUncachedContent<Answer>(
  query: string,
  params: Record<string, unknown>,
  answer: ZodType<Answer>,
): Promise<Answer> {
  return request(query, params, answer, { tags: [], source: "cached", signal: renderDeadline() });
}

interface RequestOptions {
  tags: string[];
  source: Source;
  signal: AbortSignal;
}

async function request<Answer>(
  query: string,
  params: Record<string, unknown>,
  answer: ZodType<Answer>,
  { tags, source, signal }: RequestOptions,
): Promise<Answer> {
  try {
    signal.throwIfAborted();
    const raw: unknown = await contentClient(source).fetch(query, params, { cache: "no-store", signal });
    return answer.parse(raw);
  } catch (error) {
    console.error(JSON.stringify({ event: "dependency", dependency: "content", tags, reason: String(error) }));
    throw new ContentUnavailable("The content service did not answer as it should.", { cause: error });
  }
}
