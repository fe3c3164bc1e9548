import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { GameFrame } from "@/components/play/game-launch/frame/game-frame";
import type { MarketCode } from "@/lib/market/markets";
import { GameFacts } from "@/lib/play/catalogue/schema";
import { launchRules } from "@/lib/play/game-launch/launch/launch-facts";
import { parseEdition } from "@/lib/routing/edition";
import { GamePage } from "./game-page";

vi.mock("@/lib/market/messages/get-translations", () => ({ getTranslations: async () => (key: string) => key }));
vi.mock("@/lib/market/messages/compiled-messages", () => ({ getCompiledMessages: async () => ({}) }));
vi.mock("@/lib/config/environment", () => ({
  readEnvironment: () => ({
    ...{
      SITE_ORIGIN: "https://site.example",
      BRAND: "greenroom",
      DEFAULT_COUNTRY: "FI",
      PARTNER_ID: 1247,
      LIVE_TABLES_PARTNER_ID: 2092,
    },
    ...{
      BLOCKED_PROVIDERS: {},
      LAUNCHERS: {},
      JURISDICTIONS: {},
      LOGIN_PROVIDERS: [],
      TICKET_CC_STUDIOS: [],
      MOBILE_ONLY_PROVIDERS: [],
    },
  }),
}));
vi.mock("@/lib/content/image", () => ({ imageUrl: () => "https://pictures.test/1.webp" }));

const image = { asset: { _ref: "image-0123456789abcdef0123456789abcdef01234567-800x600-webp" } };
const game = GameFacts.parse({
  ...{
    id: "game-1",
    type: "casinoGames",
    gameId: "77",
    label: "Gem Harbour",
    gameSlug: "gem-harbour",
    gameType: "slots",
  },
  gameProvider: { id: "p", slug: "pragmaticplay", title: "Pragmatic", restrictedCountries: ["FR"] },
  subProvider: { _id: "s", title: "Nightjar", restrictedCountries: ["ES"] },
  ...{ thumbnail: image, images: { img1x: image, img2x: image, img3x: image }, verticalImage: image },
  grid: { "4x": image, "2xh": image, "2xv": image, "1x": image },
  ...{ channels: ["web"], rtp: null, volatility: null, maxWin: null, lines: null, ways: null },
  ...{ tableId: null, gameCategory: null, studio: null },
});

function find(node: ReactNode, type: unknown): ReactElement<Parameters<typeof GameFrame>[0]> | null {
  if (!isValidElement<{ children?: ReactNode }>(node)) return null;
  // Its type says so.
  if (node.type === type) return node as ReactElement<Parameters<typeof GameFrame>[0]>;
  for (const child of Children.toArray(node.props.children)) {
    const found = find(child, type);
    if (found) return found;
  }
  return null;
}

test.each([
  ["GB", "GB"],
  ["UN", "FI"],
] as const)("without a detected country a launch in the market %s names %s", async (market, country) => {
  expect((await frameIn(market))?.facts.country).toBe(country);
});

async function frameIn(market: MarketCode) {
  const edition = parseEdition(`en-${market}~web~a`);
  if (!edition) throw new Error(`No edition of ${market}.`);
  const page = await GamePage({ edition, game, related: [], favourite: null, winners: null });
  return find(page, GameFrame)?.props;
}

test.each(["UN", "GB", "LL"] as const)(
  "the frame of a game in the market %s asks that market's policy",
  async (market) => {
    const props = await frameIn(market);
    expect(props?.facts.rules).toEqual(launchRules(market, "pragmaticplay", "slots"));
    expect(props?.facts.isMoneyOnly).toBe(market === "LL");
  },
);

test("the page names the studio that made the game, as its tile does", async () => {
  const edition = parseEdition("en-UN~web~a");
  if (!edition) throw new Error("No edition.");
  const page = await GamePage({ edition, game, related: [], favourite: null, winners: null });
  expect(page.props["data-studio"]).toBe("Nightjar");
  expect((await frameIn("UN"))?.poster.provider).toBe("Nightjar");
});

test("the frame of a game is closed where its provider or its studio is", async () => {
  const props = await frameIn("UN");
  expect(props?.closedIn).toEqual(["FR", "ES"]);
  expect(props?.facts.game.restrictedCountries).toEqual(["FR", "ES"]);
});
