import { type Language, languages } from "@/lib/market/languages";
import type { Locale } from "@/lib/market/locale";
import { type MessageTree, mergeMessages } from "@/lib/market/messages/merge";
import br from "@/messages/br/errors.json";
import brSite from "@/messages/br/site.json";
import caf from "@/messages/caf/errors.json";
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

/**
 * The messages of the static pages by the folder of `messages`, bundled, because they are needed exactly when nothing else
 * responds. A missing folder has no messages.
 */
const documents: Readonly<Record<string, MessageTree>> = {
  br: br.documents,
  caf: caf.documents,
  de: de.documents,
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
  // A merge over the English messages has all of their keys.
  return overlay(en.documents, documents, language) as StaticPageMessages;
}

/** The site's messages by folder: those of its main navigation are shown. */
const sites: Readonly<Record<string, MessageTree>> = {
  br: brSite,
  de: deSite,
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

/** The entries of the site's main navigation, with its label. */
export function navigationMessages({ language }: Locale) {
  const { header, navigation: entries } = overlay(enSite, sites, language) as typeof enSite;
  return { label: header.navigation, ...entries };
}

/** The messages of a language, the later folder over the earlier, and English where a message is missing. */
function overlay(english: MessageTree, files: Readonly<Record<string, MessageTree>>, language: Language): MessageTree {
  return languages[language].messages.reduce((below, folder) => mergeMessages(below, files[folder] ?? {}), english);
}
