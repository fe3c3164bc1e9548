import { HttpError, InvalidResponse, requireOk, Unreachable } from "@/lib/core/http/http-errors";
import { parseLiveData } from "./parse";
import type { LiveData } from "./schema";

const deadlineMs = 8_000;

/** The public live data of an edition, by the site's own server. With `fetch` alone: a guest downloads this. @throws as every call does */
export async function getLiveData(edition: string, signal: AbortSignal): Promise<LiveData> {
  const path = `/api/live/${edition}`;
  const deadline = AbortSignal.timeout(deadlineMs);
  try {
    const response = await fetch(path, { signal: AbortSignal.any([signal, deadline]) });
    return parseLiveData(await requireOk(response).json());
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof HttpError) throw error;
    if (error instanceof SyntaxError) throw new InvalidResponse(path, 200, "no JSON");
    throw new Unreachable(deadline.aborted ? "deadline" : "network", path, error);
  }
}
