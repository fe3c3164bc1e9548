import { act, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { slowMs } from "@/components/ui/use-slow";
import type { GameRef } from "@/lib/play/catalogue/game-ref";
import type { GameCard } from "@/lib/play/my-games/schema";
import { saveFavourite } from "@/lib/play/my-games/store";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";
import play from "@/messages/en/play.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { FavouriteButton } from "./favourite-button";
import * as playerHeart from "./player-heart";
import { TileHearts } from "./tile-hearts";

const card = (slug: string): GameCard => ({
  gameId: slug.replace("-", ""),
  lobbyPageType: "casino",
  href: `/en-UN/play/${slug}`,
  name: slug,
  studio: "Relax",
  isTouchOnly: false,
  closedIn: [],
  needsMoney: false,
  picture: { plain: "https://cdn.example/a.webp", fine: "https://cdn.example/b.webp" },
});
const cards = [card("neon-drift"), card("gem-harbour")];

let favourites: GameRef[] = [];
const writes: string[] = [];
/** The platform's responses to the next writes; 204 when none is left. */
let responses: (() => Response | Promise<Response>)[] = [];
const done = () => new HttpResponse(null, { status: 204 });
const platform = "http://platform.test/v1";

beforeEach(async () => {
  writeConfig();
  history.replaceState(null, "", "/en-UN/online-casino");
  useSession.setState(unknownSession, true);
  queryClient.clear();
  useToasts.setState({ shown: [] });
  await loadAllMessages();
  favourites = [];
  writes.length = 0;
  responses = [];
  const write = (method: string, change: (game: GameRef) => GameRef[]) =>
    http[method === "POST" ? "post" : "delete"](`${platform}/favourite-games`, async ({ request }) => {
      const game = (await request.json()) as GameRef;
      writes.push(`${method} ${game.lobbyPageType}:${game.gameId}`);
      const response = await (responses.shift() ?? done)();
      if (response.ok) favourites = change(game);
      return response;
    });
  const without = ({ gameId }: GameRef) => favourites.filter((each) => each.gameId !== gameId);
  server.use(
    http.get(`${platform}/favourite-games`, () => HttpResponse.json(favourites)),
    http.get(`${platform}/recent-games`, () => HttpResponse.json([])),
    http.get(`${platform}/wallet/lastPlayedGames`, () => HttpResponse.json([])),
    http.get("*/api/player/games", ({ request }) => {
      const { searchParams } = new URL(request.url);
      const keys = searchParams.get("games")?.split(",") ?? [];
      const items = cards.filter(({ gameId }) => keys.includes(`casino:${gameId}`));
      return HttpResponse.json({ items, isComplete: true });
    }),
    write("POST", (game) => [game, ...without(game)]),
    write("DELETE", without),
  );
});
afterEach(() => {
  act(() => dispatchSession({ type: "signed-out" }));
  document.getElementById("main")?.remove();
});

async function openLobby(): Promise<void> {
  const main = document.createElement("main");
  main.id = "main";
  main.innerHTML = `<ul>${cards
    .map(
      ({ gameId, href, name }) =>
        `<li data-game="casino:${gameId}" data-name="${name}"><a href="${href}"><b>${name}<small>Relax</small></b></a></li>`,
    )
    .join("")}</ul>`;
  document.body.append(main);
  render(<TileHearts />);
  await act(async () => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
  await screen.findAllByRole("button");
}
const heart = (name: string) => screen.getByRole("button", { name: `Favourite: ${name}` });
const isPressed = (name: string) => heart(name).getAttribute("aria-pressed") === "true";
const press = (name: string) => act(async () => heart(name).click());

test("a heart is filled before the platform has responded, and the game is marked by its own id", async () => {
  await openLobby();
  let respond = () => {};
  responses = [() => new Promise<Response>((resolve) => (respond = () => resolve(done())))];
  await press("neon-drift");
  await expect.poll(() => isPressed("neon-drift")).toBe(true);
  await expect.poll(() => writes).toEqual(["POST casino:neondrift"]);
  expect([favourites, isPressed("gem-harbour")]).toEqual([[], false]);
  await act(async () => respond());
  await expect.poll(() => favourites).toEqual([{ gameId: "neondrift", lobbyPageType: "casino" }]);
  expect(isPressed("neon-drift")).toBe(true);
});

test("a read that ends before the platform has taken the change does not empty the heart", async () => {
  await openLobby();
  let respond = () => {};
  responses = [() => new Promise<Response>((resolve) => (respond = () => resolve(done())))];
  await press("neon-drift");
  await expect.poll(() => writes.length).toBe(1);
  // As a tile does that comes with the new favourite.
  await act(() => queryClient.refetchQueries());
  expect([favourites, isPressed("neon-drift")]).toEqual([[], true]);
  await act(async () => respond());
  await expect.poll(() => favourites.length).toBe(1);
  expect(isPressed("neon-drift")).toBe(true);
});

test("lines, banners and tiles that name no game have no heart", async () => {
  await openLobby();
  document.getElementById("main")?.insertAdjacentHTML(
    "beforeend",
    `<ul><li data-game="casino:line" data-name="Line" data-look="line"><a href="/en-UN/play/line">Line</a></li>
    <li><a href="/en-UN/online-casino/slots">All games</a></li></ul>
    <section data-game="" data-look="banner"><a href="/en-UN/play/banner">Banner</a></section>
    <ul><li data-game="live-casino:late" data-name="Late" data-look="art"><a href="/en-UN/play/late">Late</a></li></ul>`,
  );
  await screen.findByRole("button", { name: "Favourite: Late" });
  expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
    "Favourite: neon-drift",
    "Favourite: gem-harbour",
    "Favourite: Late",
  ]);
  await press("Late");
  await expect.poll(() => writes).toEqual(["POST live-casino:late"]);
});

test("tiles that come in above leave the hearts below as they are: a press that has begun counts, and the focus stays", async () => {
  await openLobby();
  const pressed = heart("neon-drift");
  pressed.focus();
  document
    .getElementById("main")
    ?.insertAdjacentHTML(
      "afterbegin",
      `<ul><li data-game="casino:first" data-name="First"><a href="/en-UN/play/first">First</a></li></ul>`,
    );
  await screen.findByRole("button", { name: "Favourite: First" });
  expect(pressed.isConnected).toBe(true);
  expect(document.activeElement).toBe(pressed);
  await act(async () => pressed.click());
  await expect.poll(() => writes).toEqual(["POST casino:neondrift"]);
});

test("a write that fails is undone for its own game, and the player is told", async () => {
  favourites = [{ gameId: "gemharbour", lobbyPageType: "casino" }];
  await openLobby();
  await expect.poll(() => isPressed("gem-harbour")).toBe(true);
  responses = [() => HttpResponse.json({}, { status: 500 })];
  await press("neon-drift");
  await expect.poll(() => useToasts.getState().shown.map(({ kind }) => kind)).toEqual(["error"]);
  await expect.poll(() => isPressed("neon-drift")).toBe(false);
  expect(isPressed("gem-harbour")).toBe(true);
});

describe("a favourite that is being saved", () => {
  afterEach(() => void vi.useRealTimers());
  const toasts = () => useToasts.getState().shown.map(({ value }) => value);

  test("for longer than five seconds is said to take long, until the platform has answered", async () => {
    await openLobby();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let answer = () => {};
    responses = [() => new Promise<Response>((resolve) => (answer = () => resolve(done())))];
    await press("neon-drift");
    await eventually(() => expect(writes).toEqual(["POST casino:neondrift"]));
    await act(() => vi.advanceTimersByTimeAsync(slowMs));
    expect(toasts()).toEqual([play.myGames.slow]);
    await act(async () => answer());
    await eventually(() => expect(toasts()).toEqual([]));
    expect(isPressed("neon-drift")).toBe(true);
  });

  test("with an unknown outcome is said to be unknown, and the heart shows what the platform has after the next read", async () => {
    await openLobby();
    responses = [
      () => {
        // It was saved, and the answer was lost.
        favourites = [{ gameId: "neondrift", lobbyPageType: "casino" }];
        return HttpResponse.error();
      },
    ];
    await press("neon-drift");
    await expect.poll(toasts).toEqual([play.myGames.unknown]);
    await expect.poll(() => isPressed("neon-drift")).toBe(true);
    responses = [() => HttpResponse.error()];
    await press("gem-harbour");
    await expect.poll(() => writes.length).toBe(2);
    await expect.poll(() => isPressed("gem-harbour")).toBe(false);
    expect(isPressed("neon-drift")).toBe(true);
  });
});

test("the last press counts, whichever response is late", async () => {
  favourites = [{ gameId: "neondrift", lobbyPageType: "casino" }];
  await openLobby();
  await expect.poll(() => isPressed("neon-drift")).toBe(true);
  let respond = () => {};
  responses = [() => new Promise<Response>((resolve) => (respond = () => resolve(done())))];
  await press("neon-drift");
  await expect.poll(() => isPressed("neon-drift")).toBe(false);
  await press("neon-drift");
  await expect.poll(() => isPressed("neon-drift")).toBe(true);
  expect(writes).toEqual(["DELETE casino:neondrift"]);
  await act(async () => respond());
  await expect.poll(() => writes).toEqual(["DELETE casino:neondrift", "POST casino:neondrift"]);
  await expect.poll(() => favourites.length).toBe(1);
  expect(isPressed("neon-drift")).toBe(true);
});

test("the game whose heart a visitor pressed is marked once after the login", async () => {
  saveFavourite("casino:gemharbour");
  await openLobby();
  await expect.poll(() => isPressed("gem-harbour")).toBe(true);
  await expect.poll(() => writes).toEqual(["POST casino:gemharbour"]);
});

test("a visitor who presses the heart of a game's page is led to the login, and nothing is written [PERM-513]", () => {
  const load = () => Promise.resolve(playerHeart);
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found-guest" }));
  render(<FavouriteButton load={load} game={{ gameId: "gemharbour", lobbyPageType: "casino" }} label="Favourite" />);
  act(() => screen.getByRole("button", { name: "Favourite" }).click());
  expect(location.hash).toBe("#login");
  expect(screen.getByRole("button", { name: "Favourite" }).getAttribute("aria-pressed")).toBe("false");
  expect(writes).toEqual([]);
});

describe("a player who presses the heart of a game's page before it is loaded", () => {
  const label = "Favourite: Gem Harbour";
  const heart = () => screen.getByRole("button", { name: label });

  test("sees it pressed at once, and the game is marked when it is there", async () => {
    let arrive = () => {};
    const load = () => new Promise<typeof playerHeart>((resolve) => (arrive = () => resolve(playerHeart)));
    act(() => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
    render(<FavouriteButton load={load} game={{ gameId: "gemharbour", lobbyPageType: "casino" }} label={label} />);
    expect(heart().getAttribute("aria-pressed")).toBe("false");
    act(() => heart().click());
    expect(heart().getAttribute("aria-pressed")).toBe("true");
    expect(writes).toEqual([]);
    await act(async () => arrive());
    await expect.poll(() => writes).toEqual(["POST casino:gemharbour"]);
    await expect.poll(() => heart().getAttribute("aria-pressed")).toBe("true");
  });
});
