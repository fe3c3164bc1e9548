import { act, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CountryBadge } from "@/components/play/catalogue/country-badge";
import type { GameRef } from "@/lib/play/catalogue/game-ref";
import { getCards } from "@/lib/play/my-games/api";
import { type GameCard, mostCards } from "@/lib/play/my-games/schema";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import play from "@/messages/en/play.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { PlayerGameTiles } from "./player-game-tiles";

const platform = "http://platform.test/v1";
const card = (gameId: string): GameCard => ({
  gameId,
  lobbyPageType: "casino",
  href: `/en-UN/play/${gameId}`,
  name: gameId,
  studio: "Copperline",
  isTouchOnly: false,
  closedIn: [],
  needsMoney: false,
  picture: { plain: "https://cdn.example/a.webp", fine: "https://cdn.example/b.webp" },
});

/** The player's lists and the site's responses to a request for first games. */
let favourites: () => Response;
let first: () => Response;
let rounds: () => Response | Promise<Response>;
let firstRequests = 0;

beforeEach(async () => {
  writeConfig();
  history.replaceState(null, "", "/en-UN");
  useSession.setState(unknownSession, true);
  queryClient.clear();
  await loadAllMessages();
  const refs: GameRef[] = [];
  favourites = () => HttpResponse.json(refs);
  first = () => HttpResponse.json({ items: ["one", "two", "three"].map(card), isComplete: true });
  rounds = () => HttpResponse.json([]);
  firstRequests = 0;
  server.use(
    http.get(`${platform}/player/wallet/openRounds`, () => rounds()),
    http.get(`${platform}/favourite-games`, () => favourites()),
    http.get(`${platform}/recent-games`, () => HttpResponse.json([])),
    http.get(`${platform}/wallet/lastPlayedGames`, () => HttpResponse.json([])),
    http.get("*/api/player/games", ({ request }) => {
      const keys = new URL(request.url).searchParams.get("games");
      if (keys !== null)
        return HttpResponse.json({ items: keys.split(",").map((key) => card(key.slice(7))), isComplete: true });
      firstRequests++;
      return first();
    }),
  );
});
afterEach(() => act(() => dispatchSession({ type: "signed-out" })));

async function open() {
  render(<PlayerGameTiles edition="en-UN~web~a" Badge={CountryBadge} />);
  await act(async () => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
}
const texts = () => [...document.querySelectorAll(".tile-link[href]")].map(({ textContent }) => textContent);

test("a player without games of their own sees some to start with and how it works", async () => {
  await open();
  await eventually(() => expect(texts()).toEqual(["oneOften played", "twoOften played", "threeOften played"]));
  expect(screen.getByRole("heading", { name: "How it works" })).toBeTruthy();
  expect(screen.queryByRole("status")).toBeNull();
});

test("how it works waits for the games that the row is scrolled by", async () => {
  server.use(http.get("*/api/player/games", () => new Promise<never>(() => {})));
  await open();
  await eventually(() => expect(document.querySelectorAll("li")).toHaveLength(4));
  expect(screen.queryByRole("heading", { name: "How it works" })).toBeNull();
});

const favouritesAre =
  (...ids: string[]) =>
  () =>
    HttpResponse.json(ids.map((gameId) => ({ gameId, lobbyPageType: "casino" })));

test("after a few games of their own a player sees the others to start with, under the title of their own", async () => {
  favourites = favouritesAre("two");
  await open();
  await eventually(() => expect(texts()).toEqual(["twoFavourite", "oneOften played", "threeOften played"]));
  expect(screen.getByRole("heading", { name: "How it works" })).toBeTruthy();
  expect(document.querySelector("[data-first-steps]")).toBeNull();
});

test("a player with three favourites sees them alone, and nothing else is requested", async () => {
  favourites = favouritesAre("mine", "yours", "ours");
  await open();
  await eventually(() => expect(texts()).toEqual(["mineFavourite", "yoursFavourite", "oursFavourite"]));
  expect(screen.queryByRole("heading", { name: "How it works" })).toBeNull();
  expect(firstRequests).toBe(0);
});

test("more favourites than one request may ask for are all there, in their order", async () => {
  const ids = Array.from({ length: mostCards + 30 }, (_, at) => `g${at}`);
  const asked: number[] = [];
  await open();
  server.use(
    http.get("*/api/player/games", ({ request }) => {
      const keys = new URL(request.url).searchParams.get("games")?.split(",") ?? [];
      asked.push(keys.length);
      return HttpResponse.json({ items: keys.slice(0, mostCards).map((key) => card(key.slice(7))), isComplete: true });
    }),
  );
  const found = await getCards(
    "en-UN~web~a",
    ids.map((gameId) => ({ gameId, lobbyPageType: "casino" })),
    new AbortController().signal,
  );
  expect(found.map(({ gameId }) => gameId)).toEqual(ids);
  expect(asked).toEqual([mostCards, 30]);
});

test("a list that could not be read is never taken for one without games", async () => {
  favourites = () => HttpResponse.json({}, { status: 400 });
  await open();
  await screen.findByRole("status");
  expect(screen.getByRole("status").textContent).toContain("could not load");
  expect(firstRequests).toBe(0);
});

test("first games that cannot be had leave the sentence of what comes here", async () => {
  first = () => HttpResponse.json({ items: [], isComplete: true });
  await open();
  expect((await screen.findByRole("status")).textContent).toContain("appear here");
});

test("while the lists are read the row is full of outlines, hidden from who listens", async () => {
  server.use(http.get(`${platform}/favourite-games`, () => new Promise<never>(() => {})));
  await open();
  const outlines = [...document.querySelectorAll("li")].map((tile) => tile.getAttribute("aria-hidden"));
  expect(outlines).toEqual(Array(6).fill("true"));
});

const round = (gameId: string) => ({
  ...{ roundId: gameId, gameId, category: "casino", stake: "5.00", currency: "EUR" },
  startedAt: "2026-11-25T09:12:00.000Z",
});

test("rounds that wait for the player stand before their games, with stake, since when, and the way back", async () => {
  favourites = favouritesAre("mine", "yours", "ours");
  rounds = () => HttpResponse.json([round("mines"), round("cards")]);
  await open();
  const [resume, other] = await screen.findAllByRole("link", { name: /^Resume/ });
  expect([resume, other].map((link) => link?.getAttribute("href"))).toEqual(["/en-UN/play/mines", "/en-UN/play/cards"]);
  const [item] = screen.getAllByRole("listitem");
  expect(item?.textContent.replace(/[\u00a0\u202f]/g, " ")).toMatch(
    /^Unfinished roundminesStake €5\.00, since 25 Nov 2026, 9:12.am UTCResume$/,
  );
  expect(texts()).toEqual(["mineFavourite", "yoursFavourite", "oursFavourite"]);
});

test("a round whose game cannot be read, or is not on offer here, is there with its stake, and without a way back", async () => {
  favourites = favouritesAre("mine", "yours", "ours");
  rounds = () => HttpResponse.json([round("mines")]);
  server.use(
    http.get("*/api/player/games", ({ request }) => {
      const keys = new URL(request.url).searchParams.get("games")?.split(",") ?? [];
      const items = keys.map((key) => card(key.slice(7))).filter(({ gameId }) => gameId !== "mines");
      return HttpResponse.json({ items, isComplete: true });
    }),
  );
  await open();
  await eventually(() => expect(texts()).toHaveLength(3));
  const [item] = screen.getAllByRole("listitem");
  expect(item?.textContent.replace(/[\u00a0\u202f]/g, " ")).toMatch(
    /^Unfinished roundStake €5\.00, since 25 Nov 2026, 9:12.am UTC$/,
  );
  expect(screen.queryByRole("link", { name: /^Resume/ })).toBeNull();
});

test("no tile shows until it is known whether a round waits; of a read that fails the row says so quietly", async () => {
  let respond: (response: Response) => void = () => {};
  favourites = favouritesAre("mine", "yours", "ours");
  rounds = () => new Promise((resolve) => (respond = resolve));
  await open();
  await eventually(() => expect(queryClient.isFetching()).toBe(1));
  expect(texts()).toEqual([]);
  rounds = () => HttpResponse.json({}, { status: 500 });
  respond(HttpResponse.json({}, { status: 500 }));
  await eventually(() => expect(texts()).toHaveLength(3));
  expect(screen.queryByRole("link", { name: /^Resume/ })).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  const [item] = screen.getAllByRole("listitem");
  expect(item?.textContent).toBe(play.myGames.openRound.unread);
});
