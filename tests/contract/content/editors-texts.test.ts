import { join } from "node:path";
import { createElement, type ReactNode } from "react";
import { prerender } from "react-dom/static";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type RouteName, routeOfPath, routes } from "@/lib/routing/routes";
import { fixedPaths } from "@/lib/site/seo/sitemap";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";
import { type Sandbox, startSandbox } from "../../support/processes";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));
vi.mock("next/navigation", async (load) => ({
  ...(await load<object>()),
  usePathname: () => "/en-UN",
  useRouter: () => ({}),
}));

/** Of these tests alone: they edit what all others read. */
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ env: { SANDBOX_GAMES: "80" } });
  Object.assign(process.env, siteVariables(sandbox.origins), { SESSION_KEYS: newSessionKeys() });
}, 240_000);
afterAll(() => sandbox?.stop());

interface Page {
  default(props: object): Promise<ReactNode>;
  generateMetadata(props: object): Promise<{ title?: string; description?: string; openGraph?: unknown }>;
}

const folders: Readonly<Partial<Record<RouteName, string>>> = {
  home: "(play)",
  casino: "(play)/online-casino",
  liveCasino: "(play)/live-casino-online",
  game: "(play)/play/[gameSlug]",
  sportsbook: "(play)/sportsbook",
  virtuals: "(play)/virtuals",
  promotions: "(offers)/promotions",
  promotion: "(offers)/promotions/[category]/[slug]",
  vip: "(offers)/qrewards",
  markets: "markets",
  glossary: "(content)/glossary",
  staticPage: "(content)/[page]",
};

async function openPage(path: string): Promise<{ page: Page; params: Promise<object> }> {
  const route = routeOfPath(`/en-UN${path}`);
  const [, folder] = Object.entries(folders).find(([name]) => routes[name as RouteName] === route) ?? expect.fail(path);
  const page: Page = await import(/* @vite-ignore */ join(process.cwd(), "app/[edition]", folder, "page.tsx"));
  const [, first = "", category = "", last = ""] = path.split("/");
  const named = { page: first, gameSlug: category, category, slug: last };
  const params = { edition: "en-UN~web~a", ...Object.fromEntries(Object.entries(named).filter(([, value]) => value)) };
  return { page, params: Promise.resolve(params) };
}

const headOf = async (path: string) => {
  const { page, params } = await openPage(path);
  return page.generateMetadata({ params });
};

async function publish(id: string, fields: Readonly<Record<string, unknown>>): Promise<void> {
  const address = `${sandbox.origins.control}/content/documents/${id}?publish=true`;
  expect((await fetch(address, { method: "PATCH", body: JSON.stringify(fields) })).ok).toBe(true);
}

const english = (value: string) => [{ _type: "internationalizedArrayStringValue", _key: "en", value }];

/** The first document of the descriptions: of two for one path it counts. */
const describePath = (path: string, text: string) =>
  publish("seoDescription", { path: path || "/", description: english(text) });

test("the description that editors write for a page is that of the page, on every indexed page without parameters [SEO-003]", async () => {
  const paths = fixedPaths(new Map(), "UN").map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["", "/sportsbook", "/virtuals", "/promotions", "/terms"]));
  const found: Record<string, unknown> = {};
  for (const path of paths) {
    await describePath(path, `Written for ${path}.`);
    found[path] = (await headOf(path)).description;
  }
  expect(found).toEqual(Object.fromEntries(paths.map((path) => [path, `Written for ${path}.`])));
}, 240_000);

describe("a text of editors with quotes, line breaks and markup", () => {
  const hostile = `"double" 'single' \n next \u2028 line </script><script>alert(1)</script> & <b>`;

  test.each([
    [
      "a promotion",
      "/promotions/casino/first-deposit",
      "promotion-first-deposit",
      { title: english(hostile), description: english(hostile) },
    ],
    ["a game", "/play/gem-harbour", "game-gem-harbour", { name: hostile, label: english(hostile) }],
  ])(
    "is a text in the head and in the data of %s",
    async (_which, path, id, fields) => {
      await publish(id, fields);
      await describePath(path, hostile);
      const head = await headOf(path);
      expect([head.title, head.description]).toEqual([hostile, hostile]);
      expect(head.openGraph).toMatchObject({ images: [{ url: expect.stringMatching(/^http[^"'<\s]+\.jpg$/) }] });

      const { page, params } = await openPage(path);
      const { prelude } = await prerender(createElement("div", null, await page.default({ params })));
      const html = await new Response(prelude).text();
      expect(html).not.toContain("<script>alert");
      const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
        ([, text = ""]) => text,
      );
      expect(data).toHaveLength(1);
      // Nothing in it can begin or end an element, whoever writes it into the page.
      expect(data[0]).not.toContain("<");
      expect(namesIn(JSON.parse(data[0] ?? ""))).toContain(hostile);
    },
    120_000,
  );

  test("is drawn on the picture for shared links", async () => {
    const { GET } = await import("@/app/social/[...path]/route");
    const log = vi.spyOn(console, "error").mockReturnValue();
    const response = await GET(new Request("http://localhost/social/en-UN/promotions/casino/first-deposit.jpg"));
    expect([response.status, response.headers.get("cache-control"), log.mock.calls]).toEqual([
      200,
      "public, max-age=3600",
      [],
    ]);
    expect((await sharp(await response.arrayBuffer()).metadata()).format).toBe("jpeg");
  }, 60_000);
});

/** Every `name` in structured data, at any depth. */
function namesIn(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [...(key === "name" ? [each] : []), ...namesIn(each)]);
}
