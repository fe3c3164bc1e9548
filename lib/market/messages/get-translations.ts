import "server-only";
import { createTranslator } from "next-intl";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import { englishOf } from "./english";
import { flattenMessages, type MessageTree, mergeMessages, pickDomain } from "./merge";
import type { MessageDomain, Translator } from "./translator";

/**
 * The translator of one domain for a server component. A message that cannot be formatted falls back to the English one as it is
 * written, or to its key (specification "The error catalogue").
 */
export async function getTranslations<Domain extends MessageDomain>(
  locale: Locale,
  domain: Domain,
): Promise<Translator<Domain>> {
  const translate = createTranslator({
    locale: resolveLocale(locale).tag,
    messages: await readMessages(locale, domain),
    onError: (error) => reportMessage(domain, error.message),
    getMessageFallback: ({ key }) => flattenMessages(englishOf(domain)).get(key) ?? key,
  });
  // next-intl's own key type cannot follow a merge of overlays; Translator checks the keys against the English file.
  return translate as Translator<Domain>;
}

/** One domain's messages of a locale, overlays merged. */
export async function readMessages(locale: Locale, domain: MessageDomain): Promise<MessageTree> {
  const [area = ""] = domain.split(".");
  const files = await Promise.all(resolveLocale(locale).messages.map((language) => readFile(language, area)));
  return pickDomain({ [area]: files.reduce(mergeMessages, {}) }, domain);
}

async function readFile(language: string, area: string): Promise<MessageTree> {
  const file: { default: MessageTree } = await import(`@/messages/${language}/${area}.json`);
  return file.default;
}

/** A message that cannot be shown as it is written. */
export function reportMessage(domain: MessageDomain, reason: string): void {
  console.error(JSON.stringify({ event: "message", domain, reason }));
}
