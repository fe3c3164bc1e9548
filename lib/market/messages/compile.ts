import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import { flattenMessages, type MessageTree } from "./merge";

/** The messages of one domain as the browser formats them: "failures.closed" → compiled ICU message. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

/**
 * Parses ICU once, so that no browser has to. A message that cannot be parsed is reported and replaced by the English one, or by
 * its key (specification "The error catalogue").
 */
export function compileMessages(
  messages: MessageTree,
  english: MessageTree,
  onError: (key: string, error: unknown) => void,
): CompiledMessages {
  const fallback = flattenMessages(english);
  const compileOne = (key: string, message: string): CompiledMessage => {
    try {
      return compile(message);
    } catch (error) {
      onError(key, error);
      const englishMessage = fallback.get(key) ?? key;
      return englishMessage === message || englishMessage === key ? key : compileOne(key, englishMessage);
    }
  };
  return Object.fromEntries([...flattenMessages(messages)].map(([key, message]) => [key, compileOne(key, message)]));
}
