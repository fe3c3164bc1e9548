import { AsyncLocalStorage } from "node:async_hooks";
import { DeadlinePassed } from "@/lib/core/http/deadline";
import { processWide } from "@/lib/core/process-wide";

/** The time limit of all content reads of one request together, so that a cold page responds within three seconds. */
export const renderDeadlineMs = 2_500;

export function startDeadline(ms = renderDeadlineMs): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DeadlinePassed()), ms).unref();
  return controller.signal;
}

/** `isPreview`: it shows drafts. `isCurrent`: a publish shows in it at once. `tags`: of what it has read, where somebody wants them. */
type Requests = AsyncLocalStorage<{
  deadline?: AbortSignal;
  isPreview: boolean;
  isCurrent?: true;
  tags?: Set<string>;
}>;

const requests = processWide("content-deadline", (): Requests => new AsyncLocalStorage());

/**
 * Runs a request under one deadline, which starts with its first content read: layout, metadata and page share it, and so
 * does the second render that follows a failed one (React's `cache` ends with the first).
 */
export function withRenderDeadline<Result>(run: () => Result, isPreview = false): Result {
  return requests.run({ isPreview }, run);
}

/**
 * Runs with content that waits for what was published: pages show their last copy once more instead. For what programs read, who come
 * once in a while and would take an old copy along.
 */
export function withCurrentContent<Result>(run: () => Result): Result {
  return requests.run({ isPreview: isPreview(), isCurrent: true }, run);
}

/** The same, with the tags of the copies that were read: a publish of one of them makes the result outdated. */
export async function withCurrentTags<Result>(run: () => Promise<Result>): Promise<{ result: Result; tags: string[] }> {
  const tags = new Set<string>();
  const result = await requests.run({ isPreview: isPreview(), isCurrent: true, tags }, run);
  return { result, tags: [...tags] };
}

/** Notes the tags of a copy that the request that is running reads. */
export function recordTags(read: readonly string[]): void {
  const tags = requests.getStore()?.tags;
  for (const tag of read) tags?.add(tag);
}

/** The deadline of the request that is running; outside of one, a new one. */
export function renderDeadline(): AbortSignal {
  const request = requests.getStore();
  if (!request) return startDeadline();
  request.deadline ??= startDeadline();
  return request.deadline;
}

/** Does the request that is running show drafts? */
export function isPreview(): boolean {
  return requests.getStore()?.isPreview ?? false;
}

/** Does a publish show at once in the request that is running? */
export function isCurrent(): boolean {
  return requests.getStore()?.isCurrent ?? false;
}
