import "server-only";
import { createTranslator } from "next-intl";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import { english } from "./english";
import { flattenMessages, type MessageTree, mergeMessages } from "./merge";
import type { MessageArea, Translator } from "./translator";

/**
 * The translator of one area for a server component. A message that cannot be formatted falls back to the English one as it is
 * written, or to its key (specification "The error catalogue").
 */
export async function getTranslations<Area extends MessageArea>(locale: Locale, area: Area): Promise<Translator<Area>> {
  const translate = createTranslator({
    locale: resolveLocale(locale).tag,
    messages: await readMessages(locale, area),
    onError: (error) => reportMessage(area, error.message),
    getMessageFallback: ({ key }) => flattenMessages(english[area]).get(key) ?? key,
  });
  // next-intl's own key type cannot follow a merge of overlays; Translator checks the keys against the English file.
  return translate as Translator<Area>;
}

/** One area's messages of a locale, overlays merged. */
export async function readMessages(locale: Locale, area: MessageArea): Promise<MessageTree> {
  const files = await Promise.all(resolveLocale(locale).messages.map((language) => readFile(language, area)));
  return files.reduce(mergeMessages, {});
}

async function readFile(language: string, area: MessageArea): Promise<MessageTree> {
  const file: { default: MessageTree } = await import(`@/messages/${language}/${area}.json`);
  return file.default;
}

/** A message that cannot be shown as it is written. */
export function reportMessage(area: MessageArea, reason: string): void {
  console.error(JSON.stringify({ event: "message", area, reason }));
}
