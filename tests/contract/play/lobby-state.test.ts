import { beforeAll, expect, inject, test, vi } from "vitest";
import type { ListFile } from "@/lib/play/game-lists/schema";
import type { LiveData } from "@/lib/play/live-data/schema";
import type { Lobby } from "@/lib/play/lobby/schema";
import type { LobbyWidget } from "@/lib/play/lobby/widgets/schema";
import { parseEdition } from "@/lib/routing/edition";
import { rewardTabOf } from "@/lib/routing/reward-tab";
import { routeOfPath } from "@/lib/routing/routes";
import type { Player } from "@/lib/session/state";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

/**
 * Where each part of a lobby's state lives: data of the server in queries and cached reads, what a reader chose in the address.
 */
const edition = parseEdition("en-UN~web~a");
const player = { playerId: "P1" } as Player;
let lobby: Lobby;
let excluded: readonly string[];
let widgets: readonly LobbyWidget[];
let list: ListFile | null;
let live: LiveData;

beforeAll(async () => {
  Object.assign(process.env, siteVariables(inject("sandbox")), { SESSION_KEYS: newSessionKeys() });
  if (!edition) throw new Error("No such edition.");
  const finnish = parseEdition("fi-FI~web~a");
  if (!finnish) throw new Error("No such edition.");
  const catalogue = await import("@/lib/play/catalogue/server");
  const server = await import("@/lib/play/lobby/server");
  lobby = await server.getLobby(edition);
  excluded = (await catalogue.getLobbyOffer(finnish)).params.excluded;
  widgets = await (await import("@/lib/play/lobby/widgets/server")).getWidgets(edition, "casino");
  list = await (await import("@/lib/play/game-lists/server")).getListFile(edition, "casino", "slots");
  live = await (await import("@/lib/play/live-data/server")).readLiveData(edition);
});

const text = expect.stringMatching(/\S/);
const grid = { columns: expect.any(Number), rows: expect.any(Number), sizes: expect.any(Array) };
const grids = { desktop: grid, tablet: grid, mobile: grid };
const queries = () => import("@/lib/play/my-games/queries");
const choice = async () => (await import("@/lib/play/game-lists/choice")).parseListHash("#provider=relax&name=wolf");
const started = async () => {
  const { launch, noLaunch } = await import("@/lib/play/game-launch/launch/launch");
  return launch(noLaunch, { type: "started", mode: "demo" });
};

test.each<[slice: string, read: () => unknown, shape: unknown]>([
  ["structure: categories", () => lobby.categories[0], expect.objectContaining({ id: text, label: text })],
  ["structure: providers", () => list?.providers[0], expect.objectContaining({ id: text, title: text })],
  ["structure: excluded studios", () => excluded, expect.arrayContaining([text])],
  ["layout", () => lobby.categories[0]?.grid, grids],
  ["my games", async () => (await queries()).favouritesQuery(player).queryKey, ["player", "P1", "favourites"]],
  [
    "jackpot values, by the game's address",
    () => Object.entries(live.jackpots?.amounts ?? {})[0],
    [expect.stringMatching(/^\/en-UN\//), expect.any(Number)],
  ],
  [
    "search results",
    async () => (await import("@/lib/play/search/queries")).searchQuery("en-UN~web~a", "wolf", []).queryKey,
    ["public", "search", "en-UN~web~a", "wolf"],
  ],
  [
    "recently played games",
    async () => (await queries()).playedGamesQuery(player).queryKey,
    ["player", "P1", "played-games"],
  ],
  ["recently played games: layout", () => widgets.find(({ widgetType }) => widgetType === "recent-games")?.grid, grids],
  ["provider filter", async () => (await choice()).providers, ["relax"]],
  ["search by a game's name", async () => (await choice()).searchText, "wolf"],
  ["tournament", () => Object.values(live.tournaments ?? {})[0], expect.any(Object)],
  ["reward tab id", () => rewardTabOf({ pathname: "/en-UN/online-casino", hash: "#active" }), "active"],
  ["selected section of the bottom bar", () => routeOfPath("/en-UN/online-casino")?.section, "casino"],
  ["banners", () => lobby.banners[0], expect.objectContaining({ id: text, title: text, authorized: text })],
  [
    "launch of a game, which holds its address or its problem",
    started,
    expect.objectContaining({ status: "loading", mode: "demo" }),
  ],
])("a lobby's state holds its %s [LOBBY-522]", async (_slice, read, shape) => {
  expect(await read()).toEqual(shape);
});
