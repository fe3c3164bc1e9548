import { parseLocale, resolveLocale } from "@/lib/market/locale";
import type { RawResponse } from "../support/raw-request";
import { origin } from "./production";
import { dataFaults } from "./structured-data";

export const decode = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

/** Every text that the pattern's first group finds. */
export const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = ""]) => decode(found));

/** What a page says of itself to search engines and networks. */
export const readHead = (body: string) => ({
  title: all(body, /<title>([^<]*)<\/title>/g),
  description: all(body, /<meta name="description" content="([^"]*)"/g),
  canonical: all(body, /<link rel="canonical" href="([^"]*)"/g),
  alternates: all(body, /<link rel="alternate" hrefLang="[^"]*" href="([^"]*)"/g).sort(),
  robots: all(body, /<meta name="robots" content="([^"]*)"/g),
  image: all(body, /<meta property="og:image" content="([^"]*)"/g),
  card: all(body, /<meta name="twitter:image" content="([^"]*)"/g),
  lang: all(body, /<html[^>]* lang="([^"]*)"/g),
});

/** The addresses of the site that a page's links name, without the place in the page. */
export const linksIn = (body: string): string[] => [
  ...new Set(all(body, /<a\b[^>]* href="(\/[^"#]*)/g).filter((path) => !path.startsWith("//"))),
];

/** What is wrong with a page that a sitemap lists. */
export function pageFaults(address: string, { status, headers, body }: RawResponse): string[] {
  if (status !== 200) return [`the status ${status}`];
  const { title, description, canonical, robots, lang, alternates } = readHead(body);
  const locale = parseLocale(address.slice(origin.length + 1).split("/", 1)[0] ?? "");
  const language = locale && resolveLocale(locale).tag;
  const checks: [isRight: boolean, fault: string][] = [
    [headers["x-robots-tag"] === undefined && robots.length === 0, "noindex"],
    [canonical.length === 1 && canonical[0] === address, `the canonical address ${canonical}`],
    [lang.length === 1 && lang[0] === language, `the language ${lang}`],
    [title.length === 1 && /\S{3}/.test(title[0] ?? ""), `${title.length} titles: ${title}`],
    [description.length === 1 && /\S{3}/.test(description[0] ?? ""), `${description.length} descriptions`],
    [alternates.includes(address), "no alternate that is itself"],
  ];
  return [...checks.flatMap(([isRight, fault]) => (isRight ? [] : [fault])), ...dataFaults(body, address)];
}

/**
 * What is wrong with a page that links lead to, whether or not a sitemap names it: a page has a title and a description, and one that
 * may be listed, at its own address, is in a sitemap. `isNamed`: is it? A page of a longer list is found by the links of the first.
 */
export function linkedFaults(address: string, { status, headers, body }: RawResponse, isNamed: boolean): string[] {
  if (status !== 200 || !/<html[ >]/.test(body)) return [];
  const { title, description } = readHead(body);
  const isUnnamed = !isNamed && isListable(address, { headers, body });
  return [
    ...(title.length === 1 && /\S{3}/.test(title[0] ?? "") ? [] : [`${title.length} titles: ${title}`]),
    ...(description.length === 1 && /\S{3}/.test(description[0] ?? "") ? [] : [`${description.length} descriptions`]),
    ...(isUnnamed ? ["no sitemap names it"] : []),
  ];
}

/** May search engines list the page at this address of its own? */
export function isListable(address: string, { headers, body }: Pick<RawResponse, "headers" | "body">): boolean {
  const { canonical, robots } = readHead(body);
  const isHidden = headers["x-robots-tag"] !== undefined || robots.length > 0;
  return !isHidden && canonical[0] === address && !new URL(address).searchParams.has("page");
}
