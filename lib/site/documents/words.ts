import { languages } from "@/lib/site/market/languages";
import type { Locale } from "@/lib/site/market/locale";
import en from "@/messages/en/errors.json";
import fi from "@/messages/fi/errors.json";

/** The words of the static documents, bundled, because they are needed exactly when nothing else answers. */
const files = { en: en.documents, fi: fi.documents };

export type DocumentWords = typeof en.documents;

export function documentWords({ language }: Locale): DocumentWords {
  return { ...en.documents, ...files[languages[language].messages[0]] };
}
