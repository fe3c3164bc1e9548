import { expect, test } from "vitest";
import { readLocale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { stateFacts } from "./hero-facts";
import type { HeroBanner } from "./schema";

const locale = readLocale("en-UN") ?? expect.fail();
const betLimits = [
  { min: 1, max: 1_000, currency: "BRL" },
  { min: 0.2, max: 100, currency: "EUR" },
];
const game = {
  gameType: "slots",
  rtp: 96.13,
  volatility: "high" as const,
  hasJackpot: false,
  betLimits,
};
const shown = async (more: Partial<typeof game> | null) =>
  stateFacts(await getTranslations(locale, "play.gameFacts"), locale, {
    id: "lantern",
    game: more && { ...game, ...more },
  } as HeroBanner);

test("a large banner that leads to a game names its return, its volatility and its lowest stake", async () => {
  const facts = [
    ["Return to player", "96.13%"],
    ["Volatility", "High"],
    ["Lowest stake", "€0.20"],
  ];
  expect(await shown({})).toEqual({ id: "lantern", facts });
});

test.each([{ hasJackpot: true }, { gameType: "baccarat" }, { rtp: null as unknown as number }])(
  "a return that one figure does not say, or that nobody published, is left out: %j",
  async (more) => {
    expect((await shown(more)).facts?.map(([name]) => name)).toEqual(["Volatility", "Lowest stake"]);
  },
);

test("a stake that is not published in the market's currency is left out; a banner that leads to no game has no facts", async () => {
  expect((await shown({ betLimits: [] })).facts?.length).toBe(2);
  expect(await shown(null)).toEqual({ id: "lantern" });
});
