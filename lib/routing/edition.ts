import { type Locale, readLocale } from "@/lib/market/locale";

export const channels = ["web", "mobile"] as const;
export type Channel = (typeof channels)[number];

/** All that a public page may vary by, decided once at the edge and written into one internal path segment. */
export interface Edition {
  locale: Locale;
  channel: Channel;
  /** One letter: the bucket of countries that see the same games. */
  zone: string;
}

/** "en-UN~web~a" */
export function formatEdition({ locale, channel, zone }: Edition): string {
  return `${locale.segment}~${channel}~${zone}`;
}

/**
 * The edition of an internal segment, or null for any member that is not known. The edge has checked with the content
 * service's data that the market offers the language.
 */
export function parseEdition(segment: string): Edition | null {
  const [localeSegment = "", channelName, zone = "", ...rest] = segment.split("~");
  const locale = readLocale(localeSegment);
  const channel = channels.find((each) => each === channelName);
  if (!locale || !channel || !/^[a-h]$/.test(zone) || rest.length > 0) return null;
  return { locale, channel, zone };
}
