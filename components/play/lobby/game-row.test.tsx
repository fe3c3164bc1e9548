import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { defaultLocale } from "@/lib/market/locale";
import type { Translator } from "@/lib/market/messages/translator";
import type { LobbyCategory } from "@/lib/play/lobby/schema";
import { GameRow } from "./game-row";

vi.mock("@/lib/market/messages/get-translations", () => ({ getTranslations: async () => (key: string) => key }));
// The tiles have tests of their own.
vi.mock("@/components/play/catalogue/tile", () => ({ rowTiles: () => [] }));

const t = ((key: string) => key) as Translator<"play.lobby">;

async function placeOfLargest(look: "list" | "poster", ...jackpots: boolean[]) {
  const games = jackpots.map((jackpotExist, at) => ({ id: `${at}`, jackpotExist }));
  const category = { id: "a", label: "A", lobby: "casino", games, total: 9 } as unknown as LobbyCategory;
  const { container } = render(await GameRow({ t, locale: defaultLocale, category, look }));
  return container.querySelector('[data-jackpot=""]')?.parentElement?.textContent;
}

test("a list of jackpots has a place for the largest, and no other list or row has", async () => {
  expect(await placeOfLargest("list", true, true)).toBe("home.largest");
  expect(await placeOfLargest("list", true, false)).toBeUndefined();
  expect(await placeOfLargest("list")).toBeUndefined();
  expect(await placeOfLargest("poster", true, true)).toBeUndefined();
});

test("the way to all games of a row is its category's page, or the given one", async () => {
  const category = { id: "a", label: "A", lobby: "casino", games: [{ id: "1" }], total: 9 } as unknown as LobbyCategory;
  const linksOf = async (props: { href?: string }) => {
    const { container } = render(await GameRow({ t, locale: defaultLocale, category, look: "wide", ...props }));
    return [...container.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  };
  expect(await linksOf({})).toEqual(["/en-UN/online-casino/a", "/en-UN/online-casino/a"]);
  const lobby = "/en-UN/live-casino-online";
  expect(await linksOf({ href: lobby })).toEqual([lobby, lobby]);
});
