import { Children, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { defaultLocale, readLocale } from "@/lib/market/locale";
import type { Home as HomeContent } from "@/lib/play/lobby/schema";
import { GameRow } from "./game-row";
import { Home } from "./home";
import { LimitLink } from "./limit-link";

vi.mock("@/lib/market/messages/get-translations", () => ({ getTranslations: async () => (key: string) => key }));

const games = (...slugs: string[]) => slugs.map((gameSlug) => ({ id: gameSlug, gameSlug }));
const category = (id: string, ...slugs: string[]) => ({
  id,
  label: id,
  visibleInLobby: true,
  games: games(...slugs),
  total: 9,
});

/** The rows of the page by their look, as the page passes them on. */
function rowsIn(node: ReactNode): { look: string; games: string[] }[] {
  if (Array.isArray(node)) return node.flatMap(rowsIn);
  if (!isValidElement(node)) return [];
  const { props, type } = node as ReactElement<{
    look: string;
    category: { games: { gameSlug: string }[] };
    children?: ReactNode;
  }>;
  if (type === GameRow) return [{ look: props.look, games: props.category.games.map(({ gameSlug }) => gameSlug) }];
  return Children.toArray(props.children).flatMap(rowsIn);
}

test("a game in a large place of the home page is in no other: not below its banner, and not in the row of wide pictures too", async () => {
  const home = {
    title: null,
    text: null,
    banners: [{ id: "hero", urlAction: { slug: "/play/neon-drift" } }],
    menu: [],
    studios: [],
    gameCount: 9,
    live: category("live", "terrace", "crystal"),
    categories: [
      category("popular", "neon-drift", "gem-harbour", "fruit-garden"),
      category("new", "neon-drift", "gem-harbour"),
      category("classic", "gem-harbour"),
      category("jackpots", "gem-harbour", "neon-drift", "moon-mine", "book-of-cairo"),
    ],
  } as unknown as HomeContent;
  const page = await Home({
    edition: { locale: defaultLocale, channel: "web", zone: "a" },
    home,
    playerBanners: null,
    islands: { Live: () => null, PlayerGames: () => null },
  });
  expect(rowsIn(page)).toEqual([
    { look: "poster", games: ["gem-harbour", "fruit-garden"] },
    { look: "wide", games: ["terrace", "crystal"] },
    // Small pictures repeat what they like.
    { look: "list", games: ["neon-drift", "gem-harbour"] },
    { look: "list", games: ["gem-harbour"] },
    { look: "wide", games: ["moon-mine", "book-of-cairo"] },
  ]);
});

/** What the page gives to its links to the limits. */
function limitLinksIn(node: ReactNode): ComponentProps<typeof LimitLink>[] {
  if (Array.isArray(node)) return node.flatMap(limitLinksIn);
  if (!isValidElement<ComponentProps<typeof LimitLink> & { children?: ReactNode }>(node)) return [];
  const { type, props } = node;
  return [...(type === LimitLink ? [props] : []), ...Children.toArray(props.children).flatMap(limitLinksIn)];
}

test.each([
  ["en-GB", true],
  ["en-UN", false],
])("home at %s leads to the limits where the law asks for it: %s", async (segment, leads) => {
  const locale = readLocale(segment);
  if (!locale) throw new Error(segment);
  const home = {
    title: null,
    text: null,
    banners: [],
    menu: [],
    studios: [],
    gameCount: 9,
    live: null,
    categories: [],
  };
  const page = await Home({
    edition: { locale, channel: "web", zone: "a" },
    home: home as unknown as HomeContent,
    playerBanners: null,
    islands: { PlayerGames: () => null } as never,
  });
  const links = limitLinksIn(page);
  expect(links.map(({ href }) => href)).toEqual([`/${segment}/my-account/gambling-limits`]);
  // Of an account whose own law asks for it: limit-link.test.tsx.
  expect(links[0]?.limitLinks.here).toBe(leads);
});
