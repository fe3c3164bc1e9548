import { createHash } from "node:crypto";
import { patientRequest, type RawResponse } from "../support/raw-request";
import { all, isListable, linkedFaults, linksIn, pageFaults, readHead } from "./page";
import { pictureFaults } from "./picture";
import { type Channel, channels, crawledLocales, homeLocales, host, origin } from "./production";

interface Options {
  /** Where the site listens. */
  site: string;
  locale: string;
  /** Pages of each kind that are opened, but for those of texts, which are few; all without it. */
  pages?: number;
  /** Links that are followed on each channel, on top of the pages that are opened; all without it, those of pages that are reached too. */
  links?: number;
}

export interface Crawled {
  /** The addresses of the sitemaps that were opened, each on both channels. */
  opened: string[];
  followed: Record<Channel, number>;
  faults: string[];
  /** Of each page that was opened: the addresses that it names as itself in other languages. */
  alternates: Map<string, string[]>;
}

const atOnce = 4;

/**
 * Reads a locale as a search engine does: its sitemaps, the pages that they name, and on by their links, on both channels. The same
 * options open the same pages.
 */
export async function crawl({ site, locale, pages, links }: Options): Promise<Crawled> {
  const crawled: Crawled = { opened: [], followed: { web: 0, mobile: 0 }, faults: [], alternates: new Map() };
  const report = (path: string, faults: readonly string[]) =>
    crawled.faults.push(...faults.map((fault) => `${path}: ${fault}`));
  const request = (path: string, channel: Channel = "web"): Promise<RawResponse> =>
    patientRequest(site, path, { headers: { host, "sec-ch-ua-mobile": channels[channel] } });

  /** Every address of the sitemaps, opened or not. */
  const named = new Set<string>();

  async function readSitemap(path: string): Promise<string[]> {
    const listed = all((await request(path)).body, /<loc>([^<]+)<\/loc>/g);
    if (listed.length === 0) report(path, ["no page"]);
    for (const address of listed) named.add(address);
    return path.endsWith("/pages.xml") ? listed : sample(listed, pages);
  }

  const files = all((await request("/sitemap.xml")).body, /<loc>([^<]+)<\/loc>/g)
    .map((address) => address.slice(origin.length))
    .filter((path) => path.startsWith(`/sitemaps/${locale}/`));
  const listed = (await Promise.all(files.map(readSitemap))).flat();
  crawled.opened = [...new Set(listed)];
  if (crawled.opened.length < listed.length) report(locale, ["a page is listed twice"]);
  const texts = new Map<string, string>();

  async function openPage(address: string, channel: Channel, found: Set<string>): Promise<void> {
    const path = address.slice(origin.length);
    const response = await request(path, channel);
    report(`${path} (${channel})`, pageFaults(address, response));
    if (response.status !== 200) return;
    if (channel === "web") report(path, await pictureFaults(site, address, response.body));
    const { alternates } = readHead(response.body);
    report(path, textFaults(address, response.body));
    crawled.alternates.set(address, alternates);
    const [elsewhere] = sample(
      alternates.filter((each) => !crawledLocales.some((known) => known === localeOf(each))),
      1,
    );
    if (channel === "web" && elsewhere !== undefined) report(path, await alternateFaults(elsewhere, alternates));
    for (const link of linksIn(response.body)) found.add(link);
  }

  /** No two pages of a locale have the same title and description. */
  function textFaults(address: string, body: string): string[] {
    const { title, description } = readHead(body);
    const text = `${title} · ${description}`;
    const other = texts.get(text) ?? address;
    texts.set(text, address);
    return other === address ? [] : [`title and description of ${other}`];
  }

  /** Of the locales that nobody crawls, one for each page: it is there and names the same languages. */
  async function alternateFaults(address: string, named: readonly string[]): Promise<string[]> {
    const { status, body } = await request(address.slice(origin.length));
    if (status !== 200) return [`names ${address}, which has the status ${status}`];
    return readHead(body).alternates.join() === named.join() ? [] : [`${address} names others`];
  }

  /** At most one redirect, and a page at its end; the links of that page. */
  async function follow(path: string, channel: Channel): Promise<string[]> {
    let response = await request(path, channel);
    let address = origin + path;
    const { location } = response.headers;
    if (response.status >= 300 && response.status < 400 && typeof location === "string") {
      address = new URL(location, origin).href;
      response = await request(location.replace(origin, ""), channel);
    }
    if (response.status !== 200) report(`${path} (${channel})`, [`the status ${response.status}`]);
    else if (isInside(address.slice(origin.length)))
      report(`${path} (${channel})`, await followedFaults(address, response));
    return linksIn(response.body);
  }

  const isInside = (path: string): boolean => new RegExp(`^/${locale}(?:[/?]|$)`).test(path);

  async function followedFaults(address: string, response: RawResponse): Promise<string[]> {
    const isMissing = !named.has(address) && homeLocales.includes(locale) && isListable(address, response);
    // A game that is made for computers or phones alone is in no sitemap.
    const onAll = isMissing && (await Promise.all((["web", "mobile"] as const).map((each) => isOn(address, each))));
    const isNamed = !onAll || onAll.includes(false);
    const texts = isListable(address, response) ? textFaults(address, response.body) : [];
    return [...linkedFaults(address, response, isNamed), ...texts];
  }

  const isOn = async (address: string, channel: Channel): Promise<boolean> =>
    (await request(address.slice(origin.length), channel)).status === 200;

  for (const channel of ["web", "mobile"] as const) {
    const found = new Set<string>();
    await eachOf(crawled.opened, (address) => openPage(address, channel, found));
    const known = new Set(crawled.opened.map((address) => address.slice(origin.length)));
    const isNew = (path: string) => !known.has(path);
    for (let next = sample([...found].filter(isNew), links); next.length > 0; ) {
      for (const path of next) known.add(path);
      crawled.followed[channel] += next.length;
      const further = new Set<string>();
      await eachOf(next, async (path) => {
        for (const link of await follow(path, channel)) if (isInside(path)) further.add(link);
      });
      next = links === undefined ? [...further].filter(isNew) : [];
    }
  }
  return crawled;
}

/** Some of the texts, spread over them and always the same; all without a number. */
function sample(texts: readonly string[], most = Number.POSITIVE_INFINITY): string[] {
  if (texts.length <= most) return [...texts];
  const place = (text: string) => createHash("sha256").update(text).digest("hex");
  return [...texts].sort((one, other) => place(one).localeCompare(place(other))).slice(0, most);
}

async function eachOf<Item>(items: readonly Item[], run: (item: Item) => Promise<unknown>): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of rest) await run(item);
    }),
  );
}

/**
 * What is wrong with the other languages that pages name, of locales that were crawled whole: a page that is named is there and names
 * the same others (decision 6), and one that is there is named.
 */
export function compareAlternates(alternates: ReadonlyMap<string, readonly string[]>): string[] {
  const locales = [...new Set([...alternates.keys()].map(localeOf))];
  return [...alternates].flatMap(([address, named]) =>
    locales.flatMap((locale) => {
      const other = `${origin}/${locale}${address.slice(origin.length + 1 + localeOf(address).length)}`;
      const back = alternates.get(other);
      const isNamed = named.includes(other);
      if (!isNamed) return back ? [`${address}: does not name ${other}`] : [];
      if (!back) return [`${address}: names ${other}, which is not there`];
      return back.join() === named.join() ? [] : [`${address}: ${other} names others`];
    }),
  );
}

const localeOf = (address: string): string => address.slice(origin.length + 1).split("/", 1)[0] ?? "";
