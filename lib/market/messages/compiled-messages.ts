import "server-only";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import { type CompiledMessages, compileMessages } from "./compile";
import { english } from "./english";
import { readMessages, reportMessage } from "./get-translations";
import type { MessageArea } from "./translator";

const areas = Object.keys(english) as MessageArea[]; // Object.keys forgets the type of literal keys

export function isMessageArea(name: string): name is MessageArea {
  return Object.hasOwn(english, name);
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
