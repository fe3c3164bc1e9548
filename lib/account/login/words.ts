import { fetchWords } from "@/lib/market/messages/fetch";
import type { Messages } from "@/lib/market/messages/merge";

/** Says a word of the login area by its key, with values in place of `{name}`. A key without words says itself. */
export type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

export async function loadLoginWords(localeSegment: string): Promise<Say> {
  return sayFrom(await fetchWords(localeSegment));
}

export function sayFrom(messages: Messages): Say {
  return (key, values = {}) => {
    const found = ["account", "login", ...key.split(".")].reduce<Messages | string | undefined>(
      (tree, step) => (typeof tree === "object" ? tree[step] : undefined),
      messages,
    );
    if (typeof found !== "string") return key;
    return found.replace(/\{(\w+)\}/g, (written, name: string) => values[name] ?? written);
  };
}
