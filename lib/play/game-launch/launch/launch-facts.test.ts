import { describe, expect, test, vi } from "vitest";
import type { MarketCode } from "@/lib/market/markets";
import { GameFacts } from "@/lib/play/catalogue/schema";

const image = { asset: { _ref: "image-0123456789abcdef0123456789abcdef01234567-800x600-webp" } };

/** A casino game of relax as the content service has it. */
const stored = {
  id: "game-1",
  type: "casinoGames",
  gameId: "77",
  label: "Emerald Orbit",
  gameSlug: "emerald-orbit",
  gameProvider: { id: "p", slug: "relax", title: "Relax", restrictedCountries: ["FR"] },
  subProvider: { _id: "s", title: "Nightjar", restrictedCountries: ["ES", "PT"] },
  thumbnail: image,
  images: { img1x: image, img2x: image, img3x: image },
  verticalImage: image,
  grid: { "4x": image, "2xh": image, "2xv": image, "1x": image },
  channels: ["web", "mobile"],
  gameType: "slots",
  rtp: null,
  volatility: null,
  maxWin: null,
  lines: null,
  ways: null,
  tableId: null,
  gameCategory: null,
  studio: "nightjar",
};
const ofProvider = (slug: string) => ({ gameProvider: { ...stored.gameProvider, slug } });
const live = { type: "liveCasinoGames", ...ofProvider("pragmaticplay") };

/** The launch input of the game's page, in a process with these variables. */
async function factsOf(
  game: Partial<Record<keyof GameFacts, unknown>> = {},
  variables: Record<string, string> = {},
  market: MarketCode = "UN",
) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  // The variables are read once in a process.
  vi.resetModules();
  const { launchFacts } = await import("./launch-facts");
  return launchFacts(GameFacts.parse({ ...stored, ...game }), market);
}

describe("the input of a launch", () => {
  test("is closed in the countries of the provider and of the studio [LOBBY-508]", async () => {
    expect((await factsOf()).game.restrictedCountries).toEqual(["FR", "ES", "PT"]);
    expect((await factsOf({ subProvider: null })).game.restrictedCountries).toEqual(["FR"]);
  });

  test("is closed in the countries whose law allows nobody such games, on the pages of every market [LOBBY-508]", async () => {
    const ofSuppliers = ["FR", "ES", "PT"];
    const closedIn = async (...input: Parameters<typeof factsOf>) => (await factsOf(...input)).game.restrictedCountries;
    expect(await closedIn(live)).toEqual([...ofSuppliers, "DE", "JJ"]);
    expect(await closedIn({ jackpotExist: true }, {}, "FI")).toEqual([...ofSuppliers, "DE", "JJ"]);
    expect(await closedIn({ jackpotExist: false })).toEqual(ofSuppliers);
  });

  test("is closed in the countries that do not see its provider, for an account that is elsewhere too [LOBBY-524]", async () => {
    const game = { ...ofProvider("novomatic"), subProvider: null };
    const listed = ["FR", "NL", "CA", "DE", "SE", "TR", "PL", "PT", "BR"];
    expect((await factsOf(game)).game.restrictedCountries).toEqual(listed);
    const configured = { BLOCKED_PROVIDERS: "novomatic=NO" };
    expect((await factsOf(game, configured)).game.restrictedCountries).toEqual(["FR", "NO"]);
  });

  test.each([
    ["relax", undefined, false],
    ["relax", "relax", true],
    ["relax", "playngo", false],
    ["yggdrasil", undefined, true],
    ["yggdrasil", "relax", true], // It has no demo call, whatever is configured.
  ])("of %s needs a login by the configured list %s: %s [ROUTE-054]", async (slug, configured, isNeeded) => {
    const variables: Record<string, string> = configured ? { LOGIN_PROVIDERS: configured } : {};
    expect((await factsOf(ofProvider(slug), variables)).needsLogin).toBe(isNeeded);
  });

  test("of a live table always needs a login [LIVE-507]", async () => {
    expect((await factsOf(live)).needsLogin).toBe(true);
  });

  test("names the live table and what is played at it, else the game itself", async () => {
    expect((await factsOf({ ...live, tableId: "t-9", gameCategory: "roulette" })).game).toMatchObject({
      gameId: "77",
      tableId: "t-9",
      gameCategory: "roulette",
    });
    expect((await factsOf(live)).game).toMatchObject({ tableId: "77", gameCategory: "slots" });
    expect((await factsOf({ ...live, gameType: null })).game).toMatchObject({ gameCategory: "" });
  });

  test("has the game's type, slug, id and provider, and the protocol of its frame", async () => {
    expect(await factsOf()).toMatchObject({
      game: { type: "casinoGames", slug: "emerald-orbit", gameId: "77", provider: "relax" },
      protocol: "relax",
    });
    expect(await factsOf(live)).toMatchObject({ game: { type: "liveCasinoGames" }, protocol: "pragmaticplay" });
    expect(await factsOf(ofProvider("quickspin"))).toMatchObject({ protocol: "common" });
  });

  test("has what is configured: phones alone, the partner, the launcher, a ticket's jurisdiction", async () => {
    expect(await factsOf()).toMatchObject({
      isMobileOnly: false,
      partnerId: 1247,
      launcher: undefined,
      jurisdictions: { ticket: "MT", token: "MT" },
    });
    const configured = {
      MOBILE_ONLY_PROVIDERS: "relax",
      PARTNER_ID: "4711",
      LIVE_TABLES_PARTNER_ID: "4712",
      LAUNCHERS: "relax=https://relax.example/launch",
      TICKET_CC_STUDIOS: "night",
    };
    expect(await factsOf({}, configured)).toMatchObject({
      isMobileOnly: true,
      partnerId: 4711,
      launcher: "https://relax.example/launch",
      jurisdictions: { ticket: "CC", token: "MT" },
    });
  });

  test("has the jurisdiction and the rules of the market whose page it is, for the kind of the game", async () => {
    const configured = { JURISDICTIONS: "GB=GG" };
    expect(await factsOf({}, configured, "GB")).toMatchObject({
      jurisdictions: { address: "GG" },
      rules: { minimumRoundMs: { here: 2_500 }, celebratesReturnsBelowStake: { here: false } },
    });
    expect((await factsOf({}, {}, "DE")).rules).toMatchObject({
      demoPlay: { here: "off" },
      breakConfirmation: { here: false },
    });
    expect((await factsOf({ gameType: "dice" }, {}, "GB")).rules.minimumRoundMs.here).toBe(5_000);
    expect(await factsOf({}, configured)).toMatchObject({
      jurisdictions: { address: "MT" },
      rules: { minimumRoundMs: { here: null } },
    });
  });

  test("does not exist for a provider, or a kind of its games, that the site does not open", async () => {
    await expect(factsOf(ofProvider("unheard"))).rejects.toThrow("No launch call is known for unheard.");
    await expect(factsOf({ ...live, ...ofProvider("relax") })).rejects.toThrow("relax");
  });
});
