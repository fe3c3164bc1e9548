import { Children, type ComponentProps, isValidElement, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { defaultLocale } from "@/lib/market/locale";
import type { Lobby as LobbyContent } from "@/lib/play/lobby/schema";
import type { LobbyWidgets } from "@/lib/play/lobby/widgets/schema";
import type { GameLobby } from "@/lib/routing/lobby-type";
import { CategoryRow } from "./category-row";
import { Hero } from "./hero";
import { Lobby } from "./lobby";
import { PlayerBanners } from "./player-banners";
import { LobbyRows } from "./widgets/lobby-rows";

vi.mock("@/lib/market/messages/get-translations", () => ({ getTranslations: async () => (key: string) => key }));

interface Part {
  name: string;
  /** Are its first pictures those that load first? */
  isOnTop: boolean;
}

/** The rows of games and of banners, from top to bottom. */
function partsIn(node: ReactNode): Part[] {
  if (
    !isValidElement<ComponentProps<typeof CategoryRow> & ComponentProps<typeof Hero> & { children?: ReactNode }>(node)
  )
    return [];
  const { type, props } = node;
  if (type === Hero) return [{ name: "banners", isOnTop: props.isOnTop ?? true }];
  if (type === PlayerBanners) return [{ name: "banners for players", isOnTop: false }];
  if (type === CategoryRow) return [{ name: props.category.id, isOnTop: (props.eager ?? 0) > 0 }];
  const within = type === LobbyRows ? LobbyRows(props as never) : props.children;
  return Children.toArray(within).flatMap(partsIn);
}

const category = (id: string) => ({ id, label: id, visibleInLobby: true, games: [], total: 9 });
const widget = (id: string) => ({ _id: `row-${id}`, id, widgetType: "game-category" });

async function partsOf(name: GameLobby, categories: readonly string[], widgets: readonly string[] = categories) {
  const content = { title: "", banners: [], menu: [], gameCount: 9, categories: categories.map(category) };
  const page = await Lobby({
    edition: { locale: defaultLocale, channel: "web", zone: "a" },
    name,
    lobby: content as unknown as LobbyContent,
    widgets: { widgets: widgets.map(widget), banners: [], studios: [] } as unknown as LobbyWidgets,
    playerBanners: null,
    islands: { Live: () => null, PlayerGames: () => null },
  });
  return partsIn(page).map((part) => (part.isOnTop ? `${part.name}, on top` : part.name));
}

test("banners are above the games of the casino, and in the live casino below its first tables", async () => {
  expect(await partsOf("casino", ["popular", "new"])).toEqual([
    "banners, on top",
    "banners for players",
    "popular",
    "new",
  ]);
  expect(await partsOf("liveCasino", ["popular", "new"])).toEqual([
    "popular, on top",
    "banners",
    "banners for players",
    "new",
  ]);
});

test("the first tables are those of the first row, and where there are none banners are above the message", async () => {
  const sorted = ["banners", "banners for players"];
  expect(await partsOf("liveCasino", ["popular", "new"], ["new", "popular"])).toEqual([
    "new, on top",
    ...sorted,
    "popular",
  ]);
  expect(await partsOf("liveCasino", ["popular", "new"], ["gone", "new"])).toEqual([
    "new, on top",
    ...sorted,
    "popular",
  ]);
  expect(await partsOf("liveCasino", ["popular"], [])).toEqual(["popular, on top", ...sorted]);
  expect(await partsOf("liveCasino", [])).toEqual(["banners, on top", "banners for players"]);
});
