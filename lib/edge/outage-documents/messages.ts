import { languages } from "@/lib/market/languages";
import type { Locale } from "@/lib/market/locale";
import { type MessageTree, mergeMessages } from "@/lib/market/messages/merge";
import br from "@/messages/br/site.json";
import caf from "@/messages/caf/site.json";
import de from "@/messages/de/site.json";
import en from "@/messages/en/site.json";
import es from "@/messages/es/site.json";
import fi from "@/messages/fi/site.json";
import fr from "@/messages/fr/site.json";
import ja from "@/messages/ja/site.json";
import no from "@/messages/no/site.json";
import pl from "@/messages/pl/site.json";
import pt from "@/messages/pt/site.json";
import tl from "@/messages/tl/site.json";
import tr from "@/messages/tr/site.json";

/**
 * The site's messages by the folder of `messages`, bundled, because they are needed exactly when nothing else responds. A missing
 * folder has no messages.
 */
const sites: Readonly<Record<string, MessageTree>> = { br, caf, de, es, fi, fr, ja, no, pl, pt, tl, tr };

export type OutageMessages = typeof en.outage;

export const outageMessages = (locale: Locale): OutageMessages => siteMessages(locale).outage;

/** The words of the site's header, menu and footer. */
export function frameMessages(locale: Locale) {
  const { header, navigation, menu, accountMenu, footer } = siteMessages(locale);
  return { header, navigation, menu, accountMenu, footer };
}

/** The messages of a locale, the later folder over the earlier, and English where a message is missing. */
function siteMessages({ language }: Locale): typeof en {
  const merged = languages[language].messages.reduce<MessageTree>(
    (below, folder) => mergeMessages(below, sites[folder] ?? {}),
    en,
  );
  // A merge over the English messages has all of their keys.
  return merged as typeof en;
}
