import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { http } from "msw";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { brands } from "@/lib/config/brand";
import { languages } from "@/lib/market/languages";
import { type Locale, locales, resolveLocale } from "@/lib/market/locale";
import type { Promotion } from "@/lib/offers/promotions/schema";
import { staticPages } from "@/lib/routing/content-pages";
import { parseEdition } from "@/lib/routing/edition";
import { linkedTerms } from "@/lib/routing/glossary-terms";
import { queryRoutes } from "@/sandbox/content/api";
import { generateDataset } from "@/sandbox/content/generator/dataset";
import { brandOf } from "@/sandbox/showcase/pages/brand";
import { newSessionKeys, sandboxOrigins, siteVariables } from "../../../.ci/lib/programs.mjs";
import { server } from "../../support/msw";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

let pages: typeof import("@/lib/content/pages/server");
let glossary: typeof import("@/lib/content/glossary/server");
let footer: typeof import("@/lib/content/footer/server");
let lobby: typeof import("@/lib/play/lobby/server");
let promotions: typeof import("@/lib/offers/promotions/server");

/** The sandbox's content service with few games, in this process: no query here needs many, and there are a thousand. */
const origins = sandboxOrigins(4000);
const documents = generateDataset("greenroom", 30).documents.filter(({ _id }) => !_id.startsWith("drafts."));
const view = { documents, byId: new Map(documents.map((document) => [document._id, document])) };
const app = new Hono<{ Bindings: HttpBindings }>();
queryRoutes(app, { view: () => view });

beforeAll(async () => {
  Object.assign(process.env, siteVariables(origins), { SESSION_KEYS: newSessionKeys() });
  server.listen({ onUnhandledRequest: "error" });
  pages = await import("@/lib/content/pages/server");
  glossary = await import("@/lib/content/glossary/server");
  footer = await import("@/lib/content/footer/server");
  lobby = await import("@/lib/play/lobby/server");
  promotions = await import("@/lib/offers/promotions/server");
});
beforeEach(() => server.use(http.all(`${origins.content}/*`, ({ request }) => app.fetch(request))));
afterAll(() => server.close());

/** Fields that may hold a word of some language by chance: ids and marks. */
const codes = new Set(["id", "_type", "_key", "type", "style", "list", "marks", "page", "slug", "related"]);

function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => (codes.has(name) ? [] : stringsOf(item)));
}

/** The languages in which the sandbox's editors have written a text. */
const writtenIn = new Map<string, Set<string>>();

function collect(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  if ("_type" in value && "_key" in value && /^internationalizedArray/.test(String(value._type)))
    for (const text of stringsOf(Reflect.get(value, "value")))
      writtenIn.set(text, (writtenIn.get(text) ?? new Set()).add(String(value._key)));
  else for (const item of Object.values(value)) collect(item);
}
for (const document of documents) collect(document);

/** The texts of a page's content that are in another language than the reader's; throws where it holds few texts at all. */
function foreignTexts({ language, segment }: Locale, content: unknown, fewest: number): string[] {
  const texts = stringsOf(content).filter((text) => writtenIn.has(text));
  expect(texts.length, segment).toBeGreaterThan(fewest);
  return texts.filter((text) => !writtenIn.get(text)?.has(languages[language].text));
}

/** The names of its kind and its tags are no texts of a reader, but a text in English may be the same word. */
const withoutNames = ({ kind: _kind, tags: _tags, ...shown }: Promotion) => shown;

const editionOf = ({ segment }: Locale) => parseEdition(`${segment}~web~a`) ?? expect.fail(segment);

test.each(locales)("the home page, promotions and footer of $segment carry its language alone", async (locale) => {
  const [home, offers, foot] = await Promise.all([
    lobby.getHome(editionOf(locale)),
    promotions.getPromotions(locale, {}),
    footer.findFooter(locale),
  ]);
  expect(foreignTexts(locale, [home, offers.promotions.map(withoutNames), foot], 50)).toEqual([]);
});

const oneOfEach = locales.filter(
  (locale, at) => locales.findIndex(({ language }) => language === locale.language) === at,
);

test.each(oneOfEach)(
  "static pages, error pages and the lobby in $language carry this language alone",
  async (locale) => {
    const ids = [...Object.values(staticPages), "about", "privacy", "support", "complaints", "401", "500"];
    const found = await Promise.all(ids.map((id) => pages.getPage(locale, id)));
    expect(found.map((page) => page?.language)).toEqual(ids.map(() => languages[locale.language].text));
    const { title, banners, menu } = await lobby.getLobby(editionOf(locale));
    const forPlayers = [
      await lobby.getBannersForPlayers(locale, "casino"),
      (await promotions.getPlayerPromotions(locale, null, { country: "" })).map(withoutNames),
    ];
    expect(foreignTexts(locale, [found, title, banners, menu, forPlayers], 300)).toEqual([]);
  },
);

test.each(oneOfEach)(
  "the glossary has every term that a page links to, in $language alone and in the order of its alphabet",
  async (locale) => {
    const terms = await glossary.getGlossary(locale);
    const slugs = terms.map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining([...linkedTerms, "free-spins", "withdrawable", "odds"]));
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(new Set(terms.map(({ language }) => language))).toEqual(new Set([languages[locale.language].text]));
    expect(foreignTexts(locale, terms, 20)).toEqual([]);
    const names = terms.map(({ term }) => term);
    expect(names).toEqual(names.toSorted(new Intl.Collator(resolveLocale(locale).tag).compare));
  },
);

test("the content carries the name of each brand as the site writes it", () => {
  for (const { name, slug } of brands) expect(brandOf(slug).name).toBe(name);
});
