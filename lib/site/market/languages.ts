/**
 * The 18 languages of the address, the union of both lists of the specification (ruling 1).
 * `messages`: the message files, the later over the earlier (ruling 30). `tag`: the language part of the BCP 47 tag.
 * `content`: the key asked of the content service; `api`: the language of platform calls (specification "Business constants").
 */
export const languages = {
  en: { name: "English", messages: ["en"], tag: "en", content: "en", api: "en" },
  fi: { name: "Suomi", messages: ["fi"], tag: "fi", content: "fi", api: "fi" },
  inen: { name: "English (India)", messages: ["en", "inen"], tag: "en", content: "en", api: "en" },
} as const satisfies Record<string, LanguageEntry>;

interface LanguageEntry {
  name: string;
  messages: readonly string[];
  tag: string;
  content: string;
  api: string;
}

export type Language = keyof typeof languages;

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(languages, code);
}
