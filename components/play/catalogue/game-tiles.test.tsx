import { act, cleanup, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { defaultLocale, parseLocale } from "@/lib/market/locale";
import type { Translator } from "@/lib/market/messages/translator";
import type { Game, Grid, TileSize } from "@/lib/play/catalogue/schema";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { GameTiles } from "./game-tiles";
import { placeGames } from "./grid-fit";
import { gridTiles, rowTiles } from "./tile";

vi.hoisted(() => {
  Object.assign(process.env, {
    CONTENT_URL: "https://a.example",
    CONTENT_WEBHOOK_SECRET: "0123456789abcdef",
    IDENTITY_ISSUER: "https://a.example/pool_A",
    IDENTITY_POOL_ID: "pool_A",
    IDENTITY_CLIENT_ID: "web",
    SESSION_KEYS: '[{"kty":"oct","kid":"1","k":"c2Vzc2lvbi1rZXktb2YtdGVzdHMtMzItYnl0ZXMtbG9uZw"}]',
    PLATFORM_URL: "https://a.example",
    PUSH_URL: "https://a.example",
    MOBILE_ONLY_PROVIDERS: "yggdrasil",
  });
});

interface Pixels {
  width: number;
  height: number;
}
const address = (ref: string, { width, height }: Pixels) =>
  `https://cdn.example/${ref}.webp?w=${width * 2}&h=${height * 2}`;

vi.mock("@/lib/content/image", () => ({
  // An asset that is not square is cut, as the real builder writes into its address.
  imageUrl: ({ asset }: { asset: { _ref: string } }, pixels: Pixels) =>
    address(asset._ref, pixels) + (asset._ref.includes("oblong") ? "&rect=1,2,3,4" : ""),
}));

const supplier = { restrictedCountries: [], removeOverlay: false };
const image = (ref: string) => ({ asset: { _ref: ref } });

function game(name: string, more: Partial<Game> = {}): Game {
  const slug = name.toLowerCase().replaceAll(" ", "-");
  return {
    id: slug,
    type: "casinoGames",
    gameId: slug,
    label: name,
    gameSlug: slug,
    gameProvider: { id: "p", slug: "relax", title: "Relax", ...supplier },
    subProvider: null,
    thumbnail: image("t1"),
    images: { img1x: image("t1"), img2x: image("t2"), img3x: image("t3") },
    verticalImage: image(`${slug}-2xv`),
    grid: {
      "4x": image(`${slug}-4x`),
      "2xh": image(`${slug}-2xh`),
      "2xv": image(`${slug}-2xv`),
      "1x": image(`${slug}-1x`),
    },
    channels: ["web"],
    betLimits: [],
    seats: null,
    seatsTaken: null,
    gameType: null,
    jackpotExist: false,
    isNew: false,
    ...more,
  };
}

const texts: Readonly<Record<string, string>> = {
  new: "New",
  jackpot: "Jackpot",
  "closed.byPlace": "Not here",
  "closed.byAccount": "Not for this account",
  needsLogin: "No demo",
  needsMoney: "Money needed",
  mobileOnly: "Phones and tablets",
};
const t = ((key: string) => texts[key] ?? key) as Translator<"play.catalogue">;

const row = (...sizes: TileSize[]): Grid => ({ columns: 9, rows: 2, sizes });
const small = { mobile: row("1x"), tablet: row("1x"), desktop: row("1x") };

function renderTiles(
  games: readonly Game[],
  grids: Record<"mobile" | "tablet" | "desktop", Grid> = small,
  eager = 0,
  locale = defaultLocale,
) {
  const tiles = gridTiles(locale, placeGames(games, grids));
  render(
    <ul>
      <GameTiles t={t} tiles={tiles} eager={eager} />
    </ul>,
  );
  return screen
    .getAllByRole("listitem")
    .map((tile) => ({ tile, image: tile.querySelector("img"), sources: [...tile.querySelectorAll("source")] }));
}

describe("a tile", () => {
  test("is one link to its game, named by the game and its studio", () => {
    renderTiles([
      game("Emerald Orbit", { subProvider: { _id: "s", title: "Quickspin", ...supplier } }),
      game("Koi Garden"),
    ]);
    expect(screen.getByRole("link", { name: "Emerald Orbit Quickspin" }).getAttribute("href")).toBe(
      "/en-UN/play/emerald-orbit",
    );
    expect(screen.getByRole("link", { name: "Koi Garden Relax" }).getAttribute("href")).toBe("/en-UN/play/koi-garden");
  });

  test("shows on a desktop that its provider has it only for phones and tablets", () => {
    const gameProvider = { id: "y", slug: "yggdrasil", title: "Yggdrasil", ...supplier };
    renderTiles([game("Emerald Orbit", { gameProvider }), game("Koi Garden")]);
    const [kept, other] = screen.getAllByRole("link");
    expect(kept?.textContent).toContain("Yggdrasil · Phones and tablets");
    expect(kept?.querySelector("small span")?.className).toBe("mobile:hidden");
    expect(other?.textContent).toBe("Koi GardenRelax");
  });

  const of = (slug: string, more: Partial<Game> = {}) =>
    game(slug, { gameProvider: { id: slug, slug, title: "Maker", ...supplier }, ...more });
  const live = { type: "liveCasinoGames" } as const;
  const visitors = "No demo guest-only";
  const players = "Money needed player-only";

  test.each<[what: string, market: string, Game, marks: string[]]>([
    ["a demo", "en-UN", of("relax"), []],
    ["a configured provider", "en-UN", of("yggdrasil"), [visitors]],
    ["a provider without demos", "en-UN", of("quickspin"), [visitors]],
    ["a market without demos, as of all beside it", "de-DE", of("quickspin"), []],
    ["a live table, as of all beside it", "en-UN", of("evolution", live), []],
    ["a provider that is open with money alone", "en-LL", of("pragmaticplay"), [visitors, players]],
    ["the same provider in another market", "en-UN", of("pragmaticplay"), []],
    ["a live table that is open with money alone", "en-LL", of("pragmaticplay", live), [players]],
  ])("names what the game asks for before it opens: %s in %s", (_what, market, shown, marks) => {
    const [tile] = renderTiles([shown], small, 0, parseLocale(market) ?? defaultLocale);
    const found = [...(tile?.tile.querySelectorAll("a small .guest-only, a small .player-only") ?? [])];
    expect(
      found.map((mark) => `${mark.textContent} ${mark.matches(".guest-only") ? "guest-only" : "player-only"}`),
    ).toEqual(marks);
  });

  test("leads to its own slug, whatever its name", () => {
    renderTiles([game("Emerald Orbit", { gameSlug: "orbit/2" }), game("Koi Garden", { gameSlug: "koi-garden-2" })]);
    const addresses = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(addresses).toEqual(["/en-UN/play/orbit%2F2", "/en-UN/play/koi-garden-2"]);
  });

  test("leads to its provider's own id where it has no slug [ROUTE-553]", () => {
    renderTiles([game("Emerald Orbit", { gameSlug: null, gameId: "softswiss:orbit" }), game("Koi Garden")]);
    const [first] = screen.getAllByRole("link");
    expect(first?.getAttribute("href")).toBe("/en-UN/online-casino/play/relax/softswiss%3Aorbit");
  });

  test("shows its art for plain and for fine screens, and the plain one on a phone", () => {
    const [, second] = renderTiles([game("Emerald Orbit"), game("Koi Garden")]);
    expect(second?.sources).toEqual([]);
    const [plain, fine] = [112, 192].map((side) => address("koi-garden-1x", { width: side, height: side }));
    expect(second?.image?.getAttribute("srcset")).toBe(`${plain} 224w,${fine} 384w`);
    expect(second?.image?.getAttribute("sizes")).toBe("(width<768px) 80px,192px");
  });

  test("shows in a list its thumbnail, which has no lettering [LOBBY-503]", () => {
    const [tile] = rowTiles(defaultLocale, [game("Koi Garden", { thumbnail: image("t7") })], "list");
    const [plain, fine] = [48, 72].map((side) => address("t7", { width: side, height: side }));
    expect([tile?.picture.plain, tile?.picture.fine]).toEqual([plain, fine]);
  });

  test("shows art that is requested differently from the others", () => {
    const oblong = game("Koi Garden", { grid: { ...game("Koi Garden").grid, "1x": image("oblong") } });
    const [, second] = renderTiles([game("Emerald Orbit"), oblong, game("Gem Harbour")]);
    expect(second?.image?.getAttribute("srcset")).toContain(
      `${address("oblong", { width: 112, height: 112 })}&rect=1,2,3,4 224w`,
    );
  });

  test("shows on each device the art that was made for its size there", () => {
    const [first] = renderTiles([game("Emerald Orbit")], { mobile: row("1x"), tablet: row("2xv"), desktop: row("4x") });
    const shown = first?.sources.map(({ media, srcset }) => `${media} ${srcset.split("/").at(-1)?.split(".")[0]}`);
    const low = "(width>=640px) and (height<480px)";
    expect(shown).toEqual([
      "(768px<=width<1024px) and (height>=480px) emerald-orbit-2xv",
      `(width>=1024px),${low} emerald-orbit-4x`,
    ]);
    expect(first?.image?.getAttribute("src")).toContain("/emerald-orbit-1x.webp");
    expect(first?.tile.className).toBe("tablet:tile-2xv desktop:tile-4x");
  });

  test("is not there on a device whose rows are full", () => {
    const full = { columns: 1, rows: 1, sizes: ["1x" as const] };
    const tiles = renderTiles([game("Emerald Orbit"), game("Koi Garden")], { ...small, mobile: full });
    expect(tiles.map(({ tile }) => tile.className)).toEqual(["", "mobile:hidden"]);
  });

  test("wears one badge: a jackpot's before a new game's", () => {
    const tiles = renderTiles([
      game("Emerald Orbit", { jackpotExist: true, isNew: true }),
      game("Koi Garden", { isNew: true }),
      game("Gem Harbour"),
    ]);
    const badges = tiles.map(({ tile }) => [...tile.querySelectorAll("em")].map((badge) => badge.textContent));
    expect(badges).toEqual([["Jackpot"], ["New"], []]);
  });
});

describe("badges", () => {
  const badges = (games: Game[]) => renderTiles(games).map(({ tile }) => tile.querySelector("em")?.textContent);

  test("that every game of a list has are left out: they distinguish none of them", () => {
    const jackpot = { jackpotExist: true };
    expect(badges([game("A", jackpot), game("B", jackpot)])).toEqual([undefined, undefined]);
    cleanup();
    expect(badges([game("A", jackpot)])).toEqual(["Jackpot"]);
  });

  beforeEach(() => writeConfig());

  const closed = (countries: string[], removeOverlay = false) => ({
    id: "c",
    slug: "closed",
    title: "Closed",
    restrictedCountries: countries,
    removeOverlay,
  });
  const studio = (countries: string[], removeOverlay = false) => ({
    ...closed(countries, removeOverlay),
    _id: "c-studio",
    title: "Studio",
  });

  test.each<[said: string, country: string, more: Partial<Game>, word: string | undefined]>([
    ["provider is restricted", "DE", { gameProvider: closed(["DE"]) }, "Not here"],
    ["studio is restricted", "DE", { subProvider: studio(["SE", "DE"]) }, "Not here"],
    ["provider is restricted elsewhere", "DE", { gameProvider: closed(["SE"]) }, undefined],
    ["provider is restricted, from a country that nobody said", "", { gameProvider: closed(["DE"]) }, undefined],
    [
      "provider is restricted where the front takes such a visitor to be",
      "",
      { gameProvider: closed(["FI"]) },
      "Not here",
    ],
    ["provider is restricted there, from elsewhere", "DE", { gameProvider: closed(["FI"]) }, undefined],
    ["provider's overlay is removed", "DE", { gameProvider: closed(["DE"], true) }, undefined],
    [
      "studio's overlay is removed, its provider restricted",
      "DE",
      {
        gameProvider: closed(["DE"]),
        subProvider: studio(["DE"], true),
      },
      "Not here",
    ],
    [
      "provider's overlay is removed, its studio restricted",
      "DE",
      {
        gameProvider: closed(["DE"], true),
        subProvider: studio(["DE"]),
      },
      "Not here",
    ],
  ])("of a game whose %s [LOBBY-507, LOBBY-508]", (_said, country, more, word) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the browser of these tests
    document.cookie = `country-code=${country}; path=/`;
    expect(badges([game("Emerald Orbit", more), game("Koi Garden")])).toEqual([word, undefined]);
  });

  test.each([
    ["FI", "FI", undefined],
    ["FI", "DE", "Not for this account"],
    ["DE", "FI", "Not here"],
    ["DE", "DE", "Not here"],
  ])("of a game that is closed in DE, seen from %s by a player whose account is of %s", (place, countryCode, word) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the browser of these tests
    document.cookie = `country-code=${place}; path=/`;
    useSession.setState(unknownSession, true);
    act(() => dispatchSession({ type: "signed-in", player: { ...signedInPlayer(), countryCode } }));
    expect(badges([game("Emerald Orbit", { gameProvider: closed(["DE"]) })])).toEqual([word]);
    act(() => dispatchSession({ type: "signed-out" }));
  });
});

test("on the first screen, art does not wait, and the first two go before all else", () => {
  const tiles = renderTiles(
    ["A", "B", "C", "D"].map((name) => game(name)),
    small,
    3,
  );
  expect(tiles.map(({ image }) => [image?.getAttribute("loading"), image?.getAttribute("fetchpriority")])).toEqual([
    [null, "high"],
    [null, "high"],
    [null, null],
    ["lazy", null],
  ]);
});
