import { languages } from "@/lib/market/languages";
import type { Locale } from "@/lib/market/locale";
import de from "@/messages/de/errors.json";
import en from "@/messages/en/errors.json";
import es from "@/messages/es/errors.json";
import fi from "@/messages/fi/errors.json";
import fr from "@/messages/fr/errors.json";
import ja from "@/messages/ja/errors.json";
import no from "@/messages/no/errors.json";
import pl from "@/messages/pl/errors.json";
import pt from "@/messages/pt/errors.json";
import tl from "@/messages/tl/errors.json";
import tr from "@/messages/tr/errors.json";

/** The words of the static documents, bundled, because they are needed exactly when nothing else answers. */
const files = {
  de: de.documents,
  en: en.documents,
  es: es.documents,
  fi: fi.documents,
  fr: fr.documents,
  ja: ja.documents,
  no: no.documents,
  pl: pl.documents,
  pt: pt.documents,
  tl: tl.documents,
  tr: tr.documents,
};

export type StaticPageMessages = typeof en.documents;

export function staticPageMessages({ language }: Locale): StaticPageMessages {
  return { ...en.documents, ...files[languages[language].messages[0]] };
}
