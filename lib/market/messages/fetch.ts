import { loadQuietly } from "@/lib/core/lazy-import";
import type { Messages } from "./merge";

const retries = 3;
const waitMs = 2_000;

const loaded = new Map<string, Promise<Messages>>();

/**
 * All words of a locale for a lazily loaded area, fetched once. A failed fetch is repeated up to three times, waiting 2 s times
 * the number of the attempt (specification "Business constants"). When the last repeat fails too, that is reported and the
 * English words do; the next call tries anew.
 * @throws when the English words cannot be loaded either
 */
export function fetchWords(localeSegment: string): Promise<Messages> {
  const known = loaded.get(localeSegment);
  if (known) return known;
  const words = fetchRepeatedly(`/locales/${localeSegment}/default.json`).catch(async (error: unknown) => {
    loaded.delete(localeSegment);
    console.error(`The words of ${localeSegment} could not be fetched: ${String(error)}`);
    return (await loadQuietly(() => import("./english"))).english;
  });
  loaded.set(localeSegment, words);
  return words;
}

async function fetchRepeatedly(path: string): Promise<Messages> {
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await fetch(path);
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      return await answer.json();
    } catch (error) {
      if (attempt > retries) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs * attempt));
    }
  }
}
