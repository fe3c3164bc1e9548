/** The messages of an area, or of a part of one, as in `messages/<language>/<area>.json`. */
export type MessageTree = { [key: string]: string | MessageTree };

/** The messages of `over` on top of those of `base`, key by key: how an overlay language is resolved. */
export function mergeMessages(base: MessageTree, over: MessageTree): MessageTree {
  const merged = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = typeof below === "object" && typeof value === "object" ? mergeMessages(below, value) : value;
  }
  return merged;
}

/** "lobby.title" → message. */
export function flattenMessages(tree: MessageTree, prefix = ""): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === "string" ? [[prefix + key, value] as const] : [...flattenMessages(value, `${prefix}${key}.`)],
    ),
  );
}

/** The messages of "money.deposit" in those of some areas; none where the areas have none. */
export function pickDomain(areas: Readonly<Record<string, MessageTree>>, domain: string): MessageTree {
  const [area = "", name = ""] = domain.split(".");
  const messages = areas[area]?.[name];
  return typeof messages === "object" ? messages : {};
}
