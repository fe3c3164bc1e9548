import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { PlayerPromotions } from "@/components/offers/promotions/player-promotions";
import { PlayerBanners } from "@/components/play/lobby/player-banners";
import { MyGamesPage } from "@/components/play/my-games/my-games-page";
import { PlayerGamesRow } from "@/components/play/my-games/player-games-row";
import { defaultLocale as locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import site from "@/messages/en/site.json";

const { title, chosen, games } = site.whyShown;

const rows = {
  "the offers of a lobby": async () =>
    PlayerBanners({ t: await getTranslations(locale, "play.lobby"), locale, children: null }),
  "the promotions for a player": async () =>
    PlayerPromotions({
      t: await getTranslations(locale, "offers.promotions"),
      tWhy: await getTranslations(locale, "site.whyShown"),
      category: null,
    }),
  "the row of a player's games": async () => PlayerGamesRow({ locale, title: "My games", children: null }),
  "the games of a player": async () =>
    MyGamesPage({ t: await getTranslations(locale, "play.myGames"), locale, lobby: "casino", children: null }),
};

test.each([
  ["the offers of a lobby", chosen],
  ["the promotions for a player", chosen],
  ["the row of a player's games", games],
  ["the games of a player", games],
] as const)("%s: says from what they are chosen, to players only, and only when asked", async (row, words) => {
  render(await rows[row]());
  const details = screen.getByText(title).closest("details") ?? expect.fail();
  expect(details.closest(".player-only")).not.toBeNull();
  expect(details.open).toBe(false);
  expect(within(details).getByText(words)).toBeTruthy();
});

test("says it of every group that an audience can name", () => {
  for (const group of ["all players", "no, one or several deposits", "single accounts"])
    expect(chosen).toContain(group);
});
