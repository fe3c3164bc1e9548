"use client";

import format, { type FormatOptions } from "icu-minify/format";
import { useContext } from "react";
import { memoize } from "@/lib/core/memoize";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import type { CompiledMessages } from "./compile";
import { getLoadedMessages, pageLocale } from "./fetch";
import { PageMessagesContext } from "./page-messages";
import type { MessageArea, MessageValues, Translator } from "./translator";

const options: FormatOptions = {
  formatters: {
    getDateTimeFormat: memoize((...args) => new Intl.DateTimeFormat(...args)),
    getNumberFormat: memoize((...args) => new Intl.NumberFormat(...args)),
    getPluralRules: memoize((...args) => new Intl.PluralRules(...args)),
  },
};

/**
 * The translator of one area in the browser: `const t = useTranslations("account")`, `t("login.backTo", { place })`. A lazy chunk
 * loads its messages with itself (`withMessages`), or the page brings them (`PageMessages`), so `t` is complete from the first
 * render. `locale`: defaults to the page's own.
 * @throws when the area was not loaded
 */
export function useTranslations<Area extends MessageArea>(area: Area, locale?: Locale): Translator<Area> {
  const page = useContext(PageMessagesContext);
  if (page?.area === area && !locale) return bindTranslator(area, page.messages, page.tag);
  return createTranslator(area, locale ?? pageLocale());
}

/** The same outside of components, once `loadMessages` is done. */
export function createTranslator<Area extends MessageArea>(area: Area, locale: Locale): Translator<Area> {
  const messages = getLoadedMessages(area, locale);
  if (!messages) throw new Error(`The messages ${area} of ${locale.segment} are not loaded: load them with the chunk.`);
  return bindTranslator(area, messages, resolveLocale(locale).tag);
}

/** Messages are of one area and one locale, so that each has one translator: it keeps its identity between renders. */
const translators = new WeakMap<CompiledMessages, unknown>();

function bindTranslator<Area extends MessageArea>(
  area: Area,
  messages: CompiledMessages,
  tag: string,
): Translator<Area> {
  const known = translators.get(messages) ?? makeTranslator(area, messages, tag);
  translators.set(messages, known);
  return known as Translator<Area>; // of this area's messages
}

function makeTranslator<Area extends MessageArea>(
  area: Area,
  messages: CompiledMessages,
  tag: string,
): Translator<Area> {
  return (key, values = {}) => {
    const message = messages[key];
    try {
      if (message !== undefined) return String(format(message, tag, named(values), options));
      console.error(`No message ${area}.${key}`);
    } catch (error) {
      console.error(`The message ${area}.${key} cannot be formatted: ${String(error)}`);
    }
    return key;
  };
}

/** A value that is missing leaves its placeholder as it is written. */
const named = (values: MessageValues): Record<string, string | number | Date> =>
  new Proxy(values, {
    has: () => true,
    get: (given, name) => (Object.hasOwn(given, name) ? Reflect.get(given, name) : `{${String(name)}}`),
  });
