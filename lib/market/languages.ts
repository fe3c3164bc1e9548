/**
 * The 18 languages of the address, the union of both lists of the specification (ruling 1).
 * `messages`: the message files, the later over the earlier (ruling 30). `tag`: the language part of the BCP 47 tag.
 * `content`: the language that selects documents of the content service; `api`: the language of platform calls. In both, NZ, CAF,
 * FR and INEN are English and Portugal is Brazilian, as specified. `text`: the key of editors' texts that the reader gets.
 * Only `messages`, `text` and `tag` decide what is shown and its `lang`.
 */
export const languages = {
  en: { name: "English", messages: ["en"], tag: "en", content: "en", text: "en", api: "en" },
  fi: { name: "Suomi", messages: ["fi"], tag: "fi", content: "fi", text: "fi", api: "fi" },
  no: { name: "Norsk", messages: ["no"], tag: "nb", content: "no", text: "no", api: "no" },
  de: { name: "Deutsch", messages: ["de"], tag: "de", content: "de", text: "de", api: "de" },
  fr: { name: "Français", messages: ["fr"], tag: "fr", content: "en", text: "fr", api: "en" },
  es: { name: "Español", messages: ["es"], tag: "es", content: "es", text: "es", api: "es" },
  pt: { name: "Português", messages: ["pt"], tag: "pt", content: "br", text: "pt", api: "br" },
  ja: { name: "日本語", messages: ["ja"], tag: "ja", content: "ja", text: "ja", api: "ja" },
  tr: { name: "Türkçe", messages: ["tr"], tag: "tr", content: "tr", text: "tr", api: "tr" },
  pl: { name: "Polski", messages: ["pl"], tag: "pl", content: "pl", text: "pl", api: "pl" },
  tl: { name: "Filipino", messages: ["tl"], tag: "fil", content: "tl", text: "tl", api: "tl" },
  inen: { name: "English (India)", messages: ["en", "inen"], tag: "en", content: "en", text: "en", api: "en" },
  nz: { name: "English (New Zealand)", messages: ["en", "nz"], tag: "en", content: "en", text: "en", api: "en" },
  ca: { name: "English (Canada)", messages: ["en", "ca"], tag: "en", content: "en", text: "en", api: "en" },
  caf: { name: "Français (Canada)", messages: ["fr", "caf"], tag: "fr", content: "en", text: "fr", api: "en" },
  cl: { name: "Español (Chile)", messages: ["es", "cl"], tag: "es", content: "es", text: "es", api: "es" },
  pe: { name: "Español (Perú)", messages: ["es", "pe"], tag: "es", content: "es", text: "es", api: "es" },
  br: { name: "Português (Brasil)", messages: ["pt", "br"], tag: "pt", content: "br", text: "br", api: "br" },
} as const satisfies Record<string, LanguageEntry>;

interface LanguageEntry {
  name: string;
  messages: readonly string[];
  tag: string;
  content: string;
  text: string;
  api: string;
}

export type Language = keyof typeof languages;

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(languages, code);
}
