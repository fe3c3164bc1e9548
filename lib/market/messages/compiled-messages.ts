import "server-only";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import { type CompiledMessages, compileMessages } from "./compile";
import { messageDomains } from "./domains";
import { englishOf } from "./english";
import { readMessages, reportMessage } from "./get-translations";
import type { MessageDomain } from "./translator";

const compiled = new Map<string, Promise<CompiledMessages>>();

/** One domain's messages of a locale, resolved and compiled: what `/locales/{locale}/{area}.{domain}.json` serves. */
export function getCompiledMessages(locale: Locale, domain: MessageDomain): Promise<CompiledMessages> {
  const id = [...resolveLocale(locale).messages, domain].join();
  const messages =
    compiled.get(id) ??
    readMessages(locale, domain).then((tree) =>
      compileMessages(tree, englishOf(domain), (key, error) => reportMessage(domain, `${id} ${key}: ${String(error)}`)),
    );
  compiled.set(id, messages);
  return messages;
}

/** All messages of a locale, by domain: what `/locales/{locale}/default.json` serves. */
export async function getAllCompiledMessages(locale: Locale): Promise<Record<string, CompiledMessages>> {
  return Object.fromEntries(
    await Promise.all(
      messageDomains.map(async (domain) => [domain, await getCompiledMessages(locale, domain)] as const),
    ),
  );
}
