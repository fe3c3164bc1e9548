"use client";

import format, { type FormatOptions } from "icu-minify/format";
import { useContext } from "react";
import { memoize } from "@/lib/core/memoize";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import type { CompiledMessages } from "./compile";
import { getLoadedMessages, pageLocale } from "./fetch";
import { PageMessagesContext } from "./page-messages";
import type { MessageDomain, MessageValues, Translator } from "./translator";

const options: FormatOptions = {
  formatters: {
    getDateTimeFormat: memoize((...args) => new Intl.DateTimeFormat(...args)),
    getNumberFormat: memoize((...args) => new Intl.NumberFormat(...args)),
    getPluralRules: memoize((...args) => new Intl.PluralRules(...args)),
  },
};

/**
 * The translator of one domain in the browser: `const t = useTranslations("account.login")`, `t("backTo", { place })`. A lazy chunk
 * loads its messages with itself (`withMessages`), or the page brings them (`PageMessages`), so `t` is complete from the first
 * render. `locale`: defaults to the page's own.
 * @throws when the domain was not loaded
 */
export function useTranslations<Domain extends MessageDomain>(domain: Domain, locale?: Locale): Translator<Domain> {
  const page = useContext(PageMessagesContext);
  if (page?.domain === domain && !locale) return bindTranslator(domain, page.messages, page.tag);
  return createTranslator(domain, locale ?? pageLocale());
}

/** The same outside of components, once `loadMessages` is done. */
export function createTranslator<Domain extends MessageDomain>(domain: Domain, locale: Locale): Translator<Domain> {
  const messages = getLoadedMessages(domain, locale);
  if (!messages)
    throw new Error(`The messages ${domain} of ${locale.segment} are not loaded: load them with the chunk.`);
  return bindTranslator(domain, messages, resolveLocale(locale).tag);
}

/** Messages are of one domain and one locale, so that each has one translator: it keeps its identity between renders. */
const translators = new WeakMap<CompiledMessages, unknown>();

function bindTranslator<Domain extends MessageDomain>(
  domain: Domain,
  messages: CompiledMessages,
  tag: string,
): Translator<Domain> {
  const known = translators.get(messages) ?? makeTranslator(domain, messages, tag);
  translators.set(messages, known);
  return known as Translator<Domain>; // of this domain's messages
}

function makeTranslator<Domain extends MessageDomain>(
  domain: Domain,
  messages: CompiledMessages,
  tag: string,
): Translator<Domain> {
  const translate = (key: string, values: MessageValues = {}) => {
    const message = messages[key];
    try {
      if (message !== undefined) return String(format(message, tag, named(values), options));
      console.error(`No message ${domain}.${key}`);
    } catch (error) {
      console.error(`The message ${domain}.${key} cannot be formatted: ${String(error)}`);
    }
    return key;
  };
  return translate as Translator<Domain>; // which checks keys and arguments against the English file
}

/** A value that is missing leaves its placeholder as it is written. */
const named = (values: MessageValues): Record<string, string | number | Date> =>
  new Proxy(values, {
    has: () => true,
    get: (given, name) => (Object.hasOwn(given, name) ? Reflect.get(given, name) : `{${String(name)}}`),
  });
