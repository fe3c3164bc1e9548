import { languages } from "@/lib/market/languages";
import type { Locale } from "@/lib/market/locale";
import de from "@/messages/de/errors.json";
import deSite from "@/messages/de/site.json";
import en from "@/messages/en/errors.json";
import enSite from "@/messages/en/site.json";
import es from "@/messages/es/errors.json";
import esSite from "@/messages/es/site.json";
import fi from "@/messages/fi/errors.json";
import fiSite from "@/messages/fi/site.json";
import fr from "@/messages/fr/errors.json";
import frSite from "@/messages/fr/site.json";
import ja from "@/messages/ja/errors.json";
import jaSite from "@/messages/ja/site.json";
import no from "@/messages/no/errors.json";
import noSite from "@/messages/no/site.json";
import pl from "@/messages/pl/errors.json";
import plSite from "@/messages/pl/site.json";
import pt from "@/messages/pt/errors.json";
import ptSite from "@/messages/pt/site.json";
import tl from "@/messages/tl/errors.json";
import tlSite from "@/messages/tl/site.json";
import tr from "@/messages/tr/errors.json";
import trSite from "@/messages/tr/site.json";

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

/** The entries of the site's main navigation, with its label. */
const navigation = {
  de: deSite,
  en: enSite,
  es: esSite,
  fi: fiSite,
  fr: frSite,
  ja: jaSite,
  no: noSite,
  pl: plSite,
  pt: ptSite,
  tl: tlSite,
  tr: trSite,
};

export function navigationMessages({ language }: Locale) {
  const { header, navigation: entries } = { ...enSite, ...navigation[languages[language].messages[0]] };
  return { label: header.navigation, ...entries };
}
