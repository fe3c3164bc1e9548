import "server-only";
import { unstable_cache } from "next/cache";
import { type ZodType, z } from "zod";
import { contentClient, type Source } from "./client";
import { isCurrent, isPreview, recordTags, renderDeadline, startDeadline } from "./render-context";
import { contentTags, currentTag } from "./tags";

const freshSeconds = 60;

/** A read of the content service failed or returned an invalid response. The page throws it, so that its last good copy stays. */
export class ContentUnavailable extends Error {}

/**
 * The one door to content: a GROQ query with its values as parameters, its response parsed and cached under `tags` until a
 * webhook or a minute makes it stale. The cache contains the parsed response: a cached `fetch` would keep a service's garbage
 * for a minute after the service has recovered.
 * @throws ContentUnavailable
 */
export function fetchContent<Result>(
  query: string,
  params: Record<string, unknown>,
  schema: ZodType<Result>,
  tags: string[],
  source: Source = "cached",
): Promise<Result> {
  return readCached(query, params, schema, { tags, source, signal: renderDeadline() });
}

/** Documents on a page of a long list: in a data set of 20,000 games, a tenth of a second of the content service. */
const listPageSize = 2_000;
/** For one page of a long list. Nobody waits for such a list before they see a page. */
export const listPageDeadlineMs = 5_000;

/**
 * A list of thousands of documents, page after page, so that no single query keeps the content service and this process busy.
 * Each page has its own deadline and cache entry. The query takes the documents whose `id` follows `$after`, in the order
 * of their ids, at most `$most` of them: neither a document that is added nor one that goes moves the others between pages.
 * @throws ContentUnavailable
 */
export async function fetchContentPages(
  query: string,
  params: Record<string, unknown>,
  tags: string[],
  most = listPageSize,
): Promise<{ id: string }[]> {
  const documents: { id: string }[] = [];
  for (let isLast = false; !isLast; ) {
    const page = await readCached(query, { ...params, after: documents.at(-1)?.id ?? "", most }, ListedDocuments, {
      tags,
      source: "cached",
      signal: startDeadline(listPageDeadlineMs),
    });
    documents.push(...page);
    isLast = page.length < most;
  }
  return documents;
}

const ListedDocuments = z.array(z.looseObject({ id: z.string() }));

function readCached<Result>(
  query: string,
  params: Record<string, unknown>,
  schema: ZodType<Result>,
  options: RequestOptions,
): Promise<Result> {
  if (isPreview()) return request(query, params, schema, { ...options, source: "preview" });
  const { tags, source } = options;
  const read = () => request(query, params, schema, options);
  const key = [source, query, JSON.stringify(params)];
  const all = [contentTags.all, ...tags];
  if (!isCurrent()) return unstable_cache(read, key, { tags: all, revalidate: freshSeconds })();
  recordTags(all.map(currentTag));
  return unstable_cache(read, ["current", ...key], { tags: all.map(currentTag), revalidate: freshSeconds })();
}

/** Lets the page that is being rendered expire whenever something that is shown for a time begins or ends. */
export async function endWithDates(): Promise<void> {
  if (!isPreview()) await unstable_cache(async () => null, [contentTags.dates], { tags: [contentTags.dates] })();
}

/**
 * The same without the cache, for parameters of which there is no end, such as lists of a player's games: each list would be an
 * entry of its own. @throws ContentUnavailable
 */
export function fetchUncachedContent<Result>(
  query: string,
  params: Record<string, unknown>,
  schema: ZodType<Result>,
): Promise<Result> {
  const source = isPreview() ? "preview" : "cached";
  return request(query, params, schema, { tags: [], source, signal: renderDeadline() });
}

interface RequestOptions {
  tags: string[];
  source: Source;
  signal: AbortSignal;
}

async function request<Result>(
  query: string,
  params: Record<string, unknown>,
  schema: ZodType<Result>,
  { tags, source, signal }: RequestOptions,
): Promise<Result> {
  try {
    signal.throwIfAborted();
    const raw: unknown = await contentClient(source).fetch(query, params, { signal });
    return schema.parse(raw);
  } catch (error) {
    console.error(JSON.stringify({ event: "dependency", dependency: "content", tags, reason: String(error) }));
    throw new ContentUnavailable("The content service did not respond as it should.", { cause: error });
  }
}
