import "server-only";
import { createTranslator } from "next-intl";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import { type CompiledMessages, compileMessages } from "./compile";
import { english } from "./english";
import { flattenMessages, type MessageTree, mergeMessages } from "./merge";
import type { MessageArea, Translator } from "./translator";

const areas = Object.keys(english) as MessageArea[]; // Object.keys forgets the type of literal keys

export function isMessageArea(name: string): name is MessageArea {
  return Object.hasOwn(english, name);
}

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

const compiled = new Map<string, Promise<CompiledMessages>>();

/** One area's messages of a locale, resolved and compiled: what `/locales/{locale}/{area}.json` serves. */
export function getCompiledMessages(locale: Locale, area: MessageArea): Promise<CompiledMessages> {
  const id = [...resolveLocale(locale).messages, area].join();
  const messages =
    compiled.get(id) ??
    readMessages(locale, area).then((tree) =>
      compileMessages(tree, english[area], (key, error) => reportMessage(area, `${id} ${key}: ${String(error)}`)),
    );
  compiled.set(id, messages);
  return messages;
}

/** All messages of a locale, by area: what `/locales/{locale}/default.json` serves. */
export async function getAllCompiledMessages(locale: Locale): Promise<Record<string, CompiledMessages>> {
  return Object.fromEntries(
    await Promise.all(areas.map(async (area) => [area, await getCompiledMessages(locale, area)] as const)),
  );
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

function reportMessage(area: MessageArea, reason: string): void {
  console.error(JSON.stringify({ event: "message", area, reason }));
}
