/** A tree of words, as in `messages/<language>/<area>.json`. */
export type Messages = { [key: string]: string | Messages };

/** The words of `over` on top of those of `base`, key by key: how an overlay language is resolved (ruling 30). */
export function mergeMessages(base: Messages, over: Messages): Messages {
  const merged = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = typeof below === "object" && typeof value === "object" ? mergeMessages(below, value) : value;
  }
  return merged;
}

/** The word of a dotted key, or null. */
export function findMessage(messages: Messages, key: string): string | null {
  let found: string | Messages | undefined = messages;
  for (const part of key.split(".")) found = typeof found === "object" ? found[part] : undefined;
  return typeof found === "string" ? found : null;
}
