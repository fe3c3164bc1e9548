import { loadQuietly } from "@/lib/core/lazy-import";
import { type Locale, localeOfPath, resolveLocale } from "@/lib/market/locale";
import type { CompiledMessages } from "./compile";
import type { MessageDomain } from "./translator";

const retries = 3;
const waitMs = 2_000;

type MessageFiles = Partial<Record<MessageDomain, CompiledMessages>>;

const loading = new Map<string, Promise<void>>();
const loaded = new Map<string, CompiledMessages>();

/** The locale of the page that is open. */
export const pageLocale = (): Locale => localeOfPath(location.pathname);

/** Its BCP 47 tag, for figures and dates. */
export const pageTag = (): string => resolveLocale(pageLocale()).tag;

/** One domain's messages, once they are loaded. */
export function getLoadedMessages(domain: MessageDomain, { segment }: Locale): CompiledMessages | undefined {
  return loaded.get(`${segment}/${domain}`);
}

/**
 * Loads one domain's messages of a locale, once. Where its file does not arrive, the file of the whole locale is fetched, and where
 * that fails three retries later too, this is reported and the English messages are used; the next call tries again.
 * @throws when the English messages cannot be loaded either
 */
export function loadMessages(domain: MessageDomain, locale = pageLocale()): Promise<void> {
  const id = `${locale.segment}/${domain}`;
  const known = loading.get(id);
  if (known) return known;
  const messages = fetchDomain(domain, locale)
    .catch(async (error: unknown) => {
      loading.delete(id);
      console.error(`The messages ${id} could not be fetched: ${String(error)}`);
      return (await loadQuietly(() => import("./english-fallback"))).compileEnglish(domain);
    })
    .then((found) => void loaded.set(id, found));
  messages.catch(() => loading.delete(id));
  loading.set(id, messages);
  return messages;
}

/** The version in the address changes with the messages: a browser keeps a file for as long as it is right. */
async function fetchDomain(domain: MessageDomain, { segment }: Locale): Promise<CompiledMessages> {
  try {
    return await fetchJson(`/locales/${segment}/${domain}.json?v=${process.env.MESSAGES_VERSION}`);
  } catch {
    const file = await fetchWithRetries<MessageFiles>(`/locales/${segment}/default.json`);
    const messages = file[domain];
    if (!messages) throw new Error(`no domain ${domain}`);
    return messages;
  }
}

/** Repeated up to three times, waiting 2 s times the number of the attempt (specification "Business constants"). */
async function fetchWithRetries<T>(path: string): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await fetchJson(path);
    } catch (error) {
      if (attempt > retries) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs * attempt));
    }
  }
}

async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} responded ${response.status}`);
  return await response.json();
}
