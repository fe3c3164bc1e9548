import { join } from "node:path";
import { createElement, type ReactNode } from "react";
import { prerender } from "react-dom/static";
import { beforeAll, beforeEach, expect, inject, test, vi } from "vitest";
import { parseLocale } from "@/lib/market/locale";
import { type RouteName, routeOfPath, routes } from "@/lib/routing/routes";
import offers from "@/messages/en/offers.json";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));
vi.mock("next/navigation", async (load) => ({ ...(await load<object>()), usePathname: () => "/en-UN" }));

Object.assign(process.env, siteVariables(inject("sandbox")), { SESSION_KEYS: newSessionKeys() });

interface Page {
  default(props: object): Promise<ReactNode>;
  generateMetadata(props: object): Promise<{ title: string; description?: string }>;
}

const folders = {
  registrationLanding: "(campaign)/[edition]/(offers)/promo/[slug]",
  landing: "(campaign)/[edition]/(offers)/landing/[id]",
  vip: "[edition]/(offers)/qrewards",
  supportChat: "[edition]/(offers)/contact-live-chat",
  closedAccount: "[edition]/(errors)/closed-account",
  promotions: "[edition]/(offers)/promotions",
  promotionCategory: "[edition]/(offers)/promotions/[category]",
  promotionTag: "[edition]/(offers)/promotions/[category]/tag/[tag]",
  promotion: "[edition]/(offers)/promotions/[category]/[slug]",
} as const satisfies Partial<Record<RouteName, string>>;
type Name = keyof typeof folders;

const pages = new Map<Name, Page>();
beforeAll(async () => {
  for (const name of Object.keys(folders) as Name[])
    pages.set(name, await import(/* @vite-ignore */ join(process.cwd(), "app", folders[name], "page.tsx")));
}, 120_000);
beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());

/** The page of an address: its title, and its HTML without the frame around it. */
async function open(address: string) {
  const { page, params, head } = await readHead(address);
  const shown = await page.default({ params });
  const { prelude } = await prerender(createElement("div", null, shown));
  return { title: head.title, html: await new Response(prelude).text() };
}

/** What the page of an address says of itself. */
async function readHead(address: string) {
  const [, segment = "", , category = "", ...below] = address.split("/");
  const last = below.at(-1) ?? category;
  const found = routeOfPath(address);
  const name = (Object.keys(folders) as Name[]).find((each) => routes[each] === found);
  const page = (name && pages.get(name)) ?? expect.fail(`${address} has no page`);
  const edition = `${parseLocale(segment)?.segment}~web~a`;
  const params = Promise.resolve({ edition, slug: last, id: last, tag: last, category });
  return { page, params, head: await page.generateMetadata({ params }) };
}

const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, "");
const notFound = { digest: expect.stringContaining("404") };

test("/promo/{slug} is the registration landing page of its slug, and a slug without one is not found [ROUTE-023, ROUTE-511]", async () => {
  const { title, html } = await open("/en-UN/promo/first-orbit");
  expect([title, heading(html)]).toEqual([expect.stringMatching(/./), "A calm place to play"]);
  await expect(open("/en-UN/promo/nowhere")).rejects.toMatchObject(notFound);
  // A landing page that is none for registrations.
  await expect(open("/en-UN/promo/live-tables")).rejects.toMatchObject(notFound);
});

test("its blocks come from the content service, and its button leads to the sign-up with the slug's bonus code [SIGNUP-028]", async () => {
  const { html } = await open("/en-UN/promo/first-orbit");
  const link = /<a[^>]*href="\/en-UN\/signup\?bonusCode=FIRST-ORBIT"[^>]*>(.*?)<\/a>/s.exec(html)?.[1];
  expect(link).toContain("Open an account");
  expect(html.match(/<h2/g)?.length).toBeGreaterThanOrEqual(4);
});

test("/landing/{id} is the landing page of its id in the language of the address [ROUTE-024, ROUTE-512]", async () => {
  expect(heading((await open("/en-UN/landing/live-tables")).html)).toBe("Tables with open seats");
  expect(heading((await open("/fr-FR/landing/live-tables")).html)).toBe("Des tables avec des places libres");
  await expect(open("/en-UN/landing/nowhere")).rejects.toMatchObject(notFound);
});

test("/qrewards is the VIP page, with the content of the content service [ROUTE-022, ROUTE-510]", async () => {
  const { html } = await open("/en-UN/qrewards");
  expect(heading(html)).toBe("What regular players may expect");
  await expect(open("/de-DE/qrewards")).rejects.toMatchObject(notFound);
});

test("/contact-live-chat is the page of the support chat, and /closed-account that of a closed account [ROUTE-018, ROUTE-522]", async () => {
  const chat = await open("/en-UN/contact-live-chat");
  expect([heading(chat.html), chat.html]).toEqual(["Talk to us", expect.stringContaining(offers.contact.chat)]);
  const closed = await open("/en-UN/closed-account");
  expect([closed.title, heading(closed.html)]).toEqual(["Your account is closed", expect.stringContaining("closed")]);
});

test("the authority is said to be named at the foot of every page only where the foot names one with its register", async () => {
  const { authority, disputesText } = offers.contact;
  for (const [locale, isNamed] of [
    ["en-UN", true],
    // By its law alone, and neither by its law nor by its editors, who show no licences there.
    ["en-GB", true],
    ["inen-IN", false],
  ] as const) {
    const { html } = await open(`/${locale}/contact-live-chat`);
    expect([locale, html.includes(disputesText), html.includes(authority)]).toEqual([locale, true, isNamed]);
  }
});

test("a list of promotions by tag has its editors' title in the reader's language, and its slug as words without one", async () => {
  for (const [address, title] of [
    ["/en-UN/promotions/casino/tag/free-rounds", "Casino: Free rounds"],
    ["/fi-FI/promotions/casino/tag/free-rounds", "Kasino: Ilmaiskierrokset"],
    ["/ja-JP/promotions/casino/tag/free-rounds", "カジノ：フリーラウンド"],
  ] as const) {
    const { title: found, html } = await open(address);
    expect([address, found, heading(html)]).toEqual([address, title, title]);
  }
  const { getTagTitle } = await import("@/lib/offers/promotions/server");
  expect(await getTagTitle(parseLocale("fi-FI") ?? expect.fail(), "not-in-content")).toBe("not in content");
});

test.each(["en-UN", "fi-FI", "no-NO", "de-DE", "fr-FR", "es-UN", "pt-PT", "ja-JP", "tr-TR", "pl-PL", "tl-PH", "br-BR"])(
  "%s: no two pages of offers have the same title and description",
  async (segment) => {
    const { sitemapPaths } = await import("@/app/sitemap-paths");
    const { landingPages } = await import("@/lib/offers/landing/page-list");
    const listed = await sitemapPaths.promotions(parseLocale(segment) ?? expect.fail());
    const known = landingPages.read(["first-orbit", "live-tables"]).map(({ path }) => path);
    const seen = new Map<string, string>();
    for (const path of new Set(["/promotions", ...listed.map((page) => page.path), ...known])) {
      const found = await readHead(`/${segment}${path}`).catch(() => null);
      if (!found) continue;
      const text = `${found.head.title} · ${found.head.description}`;
      expect([path, seen.get(text)]).toEqual([path, undefined]);
      seen.set(text, path);
    }
    expect(seen.size).toBeGreaterThan(5);
  },
);

test("a category of a product that the market does not have is no page, and nothing leads to it", async () => {
  const { sitemapPaths } = await import("@/app/sitemap-paths");
  const { socialSubjects } = await import("@/app/social-subjects");
  const live = "/promotions/live-casino";
  for (const [segment, has] of [
    ["de-DE", false],
    ["de-AT", true],
  ] as const) {
    const locale = parseLocale(segment) ?? expect.fail();
    expect((await open(`/${segment}/promotions`)).html.includes(`href="/${segment}${live}"`)).toBe(has);
    expect((await sitemapPaths.promotions(locale)).some(({ path }) => path === live)).toBe(has);
    const subject = await socialSubjects.promotionCategory({ locale, params: { category: "live-casino" } } as never);
    expect(subject !== null).toBe(has);
  }
  const { getLocalesOfCategory } = await import("@/lib/offers/promotions/server");
  const hasLive = getLocalesOfCategory("live-casino");
  expect(["de-DE", "de-AT"].map((segment) => hasLive(parseLocale(segment) ?? expect.fail()))).toEqual([false, true]);
  await expect(open(`/de-DE${live}`)).rejects.toMatchObject(notFound);
  await expect(open(`/de-DE${live}/tag/tables`)).rejects.toMatchObject(notFound);
});

test("an address that ends in the word of tags is a promotion of that slug, which is not found: there is none", async () => {
  await expect(open("/en-UN/promotions/casino/tag")).rejects.toMatchObject(notFound);
  expect(heading((await open("/en-UN/promotions/casino/tag/free-rounds")).html)).toBe("Casino: Free rounds");
});

test("the promotions of a category are data with the way to them, and a category without any is the way alone", async () => {
  const typesOf = async (address: string) => {
    const { html } = await open(address);
    const [, data = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const graph: { "@type": string; numberOfItems?: number }[] = JSON.parse(data)["@graph"];
    return graph.map((item) => [item["@type"], item.numberOfItems]);
  };
  expect(await typesOf("/en-UN/promotions/casino")).toEqual([
    ["BreadcrumbList", undefined],
    ["ItemList", expect.any(Number)],
  ]);
  expect(await typesOf("/en-UN/promotions/sports")).toEqual([["BreadcrumbList", undefined]]);
});
