import { HttpError, InvalidResponse, requireOk, Unreachable } from "./http-errors";
import { readText } from "./read-text";

interface SiteJsonOptions {
  signal: AbortSignal;
  /** For the whole exchange, body included, in milliseconds. */
  deadlineMs: number;
  /** The most bytes of a body that are read, after decompression. */
  capBytes: number;
}

/**
 * JSON of the site's own server with `fetch` alone, for what a guest downloads: `createHttp` would weigh more than what it reads.
 * @throws as every call of `Http` does
 */
export async function getSiteJson<T>(
  path: string,
  isValid: (value: unknown) => value is T,
  { signal, deadlineMs, capBytes }: SiteJsonOptions,
): Promise<T> {
  const deadline = AbortSignal.timeout(deadlineMs);
  try {
    const response = requireOk(await fetch(path, { signal: AbortSignal.any([signal, deadline]) }));
    const text = await readText(response, capBytes);
    if (text === null) throw new InvalidResponse(path, response.status, "too large");
    const value: unknown = JSON.parse(text);
    if (!isValid(value)) throw new InvalidResponse(path, response.status, "another shape");
    return value;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof HttpError || error instanceof InvalidResponse) throw error;
    if (error instanceof SyntaxError) throw new InvalidResponse(path, 200, "no JSON");
    throw new Unreachable(deadline.aborted ? "deadline" : "network", path, error);
  }
}
