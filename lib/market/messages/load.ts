import "server-only";
import { createTranslator } from "next-intl";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import type account from "@/messages/en/account.json";
import type errors from "@/messages/en/errors.json";
import type money from "@/messages/en/money.json";
import type offers from "@/messages/en/offers.json";
import type play from "@/messages/en/play.json";
import type site from "@/messages/en/site.json";
import { findMessage, type Messages, mergeMessages } from "./merge";

/** English is written first: its files say which words exist. */
interface English {
  account: typeof account;
  errors: typeof errors;
  money: typeof money;
  offers: typeof offers;
  play: typeof play;
  site: typeof site;
}

export type MessageArea = keyof English;
const areas: readonly MessageArea[] = ["account", "errors", "money", "offers", "play", "site"];

type Leaf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Leaf<Tree[Key]>}`;
}[keyof Tree & string];

/** `t("lobby.title", { count: 3 })`: the word of a key, its ICU placeholders filled. */
export type Words<Area extends MessageArea> = (
  key: Leaf<English[Area]>,
  values?: Record<string, string | number | Date>,
) => string;

/**
 * One area's words of a locale. ICU stays on the server. A word that cannot be formatted falls back to the English one as it
 * stands, or to its key (specification "The error catalogue").
 */
export async function getWords<Area extends MessageArea>(locale: Locale, area: Area): Promise<Words<Area>> {
  const messages = await loadArea(locale, area);
  const english = await loadFile("en", area);
  const translate = createTranslator({
    locale: resolveLocale(locale).tag,
    messages,
    onError: (error) => console.error(JSON.stringify({ event: "message", area, reason: error.message })),
    getMessageFallback: ({ key }) => findMessage(english, key) ?? key,
  });
  // The translator's own key type cannot follow a merge of overlays; Leaf checks the keys against the English file.
  return translate as (key: string, values?: Record<string, string | number | Date>) => string;
}

/** All words of a locale, resolved: what `/locales/{locale}/default.json` answers. */
export async function loadMessages(locale: Locale): Promise<Record<string, Messages>> {
  return Object.fromEntries(
    await Promise.all(areas.map(async (area) => [area, await loadArea(locale, area)] as const)),
  );
}

async function loadArea(locale: Locale, area: MessageArea): Promise<Messages> {
  const files = await Promise.all(resolveLocale(locale).messages.map((language) => loadFile(language, area)));
  return files.reduce(mergeMessages, {});
}

async function loadFile(language: string, area: MessageArea): Promise<Messages> {
  const file: { default: Messages } = await import(`@/messages/${language}/${area}.json`);
  return file.default;
}
