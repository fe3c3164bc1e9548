import type { Plural } from "../messages/messages";

/** A text with its `{names}` filled in. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The form of a text for so many, in the language of the tag. */
export function pluralOf(tag: string, plural: Plural, count: number): string {
  return plural[new Intl.PluralRules(tag).select(count)] ?? plural.other;
}
