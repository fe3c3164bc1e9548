import { act, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CountryBadge } from "@/components/play/catalogue/country-badge";
import type { GameCard } from "@/lib/play/my-games/schema";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { MyGamesGrid } from "./my-games-grid";

const platform = "http://platform.test/v1";
const calls: string[] = [];
const count = (call: string) => calls.filter((each) => each === call).length;

beforeEach(async () => {
  writeConfig();
  history.replaceState(null, "", "/en-UN/online-casino/my-games");
  useSession.setState(unknownSession, true);
  queryClient.clear();
  calls.length = 0;
  await loadAllMessages();
  server.use(
    http.get("*/api/player/games", () => HttpResponse.json({ items: [], isComplete: true })),
    http.all(`${platform}/*`, ({ request }) => {
      calls.push(`${request.method} ${new URL(request.url).pathname.split("/").at(-1)}`);
      return request.method === "POST" ? new HttpResponse(null, { status: 204 }) : HttpResponse.json([]);
    }),
  );
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Lets time pass until something is so: simulated time for what waits, and real time for what the network and imports take. */
const until = (isSo: () => boolean) =>
  vi.waitFor(
    async () => {
      await pass(10);
      if (!isSo()) throw new Error("not yet");
    },
    { timeout: 4_000, interval: 5 },
  );

test("the favourites are read again while the page is open, from subscribe to unsubscribe [FAV-511]", async () => {
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
  const { unmount } = render(<MyGamesGrid edition="en-UN-web" Badge={CountryBadge} />);
  const settled = async (call: string, times: number) => {
    await until(() => count(call) >= times);
    expect(count(call), call).toBe(times);
  };
  await settled("GET favourite-games", 1);
  await settled("POST subscribe", 1);
  await pass(18_000);
  expect(count("GET favourite-games")).toBe(1);
  await pass(3_000);
  await settled("GET favourite-games", 2);
  await pass(21_000);
  await settled("GET favourite-games", 3);
  expect(count("POST unsubscribe")).toBe(0);

  unmount();
  await settled("POST unsubscribe", 1);
  await pass(60_000);
  expect([count("GET favourite-games"), count("POST subscribe")]).toEqual([3, 1]);
});

test("a game that is closed where the player is, or to their account, or that asks for money, is marked", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the browser of these tests
  document.cookie = "country-code=SE; path=/";
  const card = (gameId: string, more: Partial<GameCard> = {}): GameCard => ({
    gameId,
    lobbyPageType: "casino",
    href: `/en-UN/play/${gameId}`,
    name: gameId,
    studio: "Copperline",
    isTouchOnly: false,
    closedIn: [],
    needsMoney: false,
    picture: { plain: "https://cdn.example/a.webp", fine: "https://cdn.example/b.webp" },
    ...more,
  });
  const cards = [
    card("open"),
    card("place", { closedIn: ["SE"] }),
    card("account", { closedIn: ["IN"] }),
    card("money", { needsMoney: true }),
  ];
  server.use(
    http.get(`${platform}/favourite-games`, () =>
      HttpResponse.json(cards.map(({ gameId, lobbyPageType }) => ({ gameId, lobbyPageType }))),
    ),
    http.get("*/api/player/games", () => HttpResponse.json({ items: cards, isComplete: true })),
  );
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: { ...signedInPlayer(), countryCode: "IN" } }));
  const { unmount } = render(<MyGamesGrid edition="en-UN-web" Badge={CountryBadge} />);
  const texts = () => [...document.querySelectorAll(".tile-link[href]")].map(({ textContent }) => textContent);
  await until(() => texts().length > 0);
  expect(texts()).toEqual([
    "openFavourite",
    "placeFavouriteNot available in your country",
    "accountFavouriteNot available in your account’s country",
    "moneyFavourite Money needed",
  ]);
  // Its last call needs the tokens, which are cleared after a test.
  unmount();
  await until(() => count("POST unsubscribe") > 0);
});

test("a page that is left while it subscribes unsubscribes after that, and not before", async () => {
  let subscribe = () => {};
  server.use(
    http.post(`${platform}/my-games/subscribe`, async () => {
      calls.push("POST subscribe");
      await new Promise<void>((resolve) => (subscribe = resolve));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
  const { unmount } = render(<MyGamesGrid edition="en-UN-web" Badge={CountryBadge} />);
  await until(() => count("POST subscribe") > 0);
  unmount();
  await pass(500);
  expect([count("POST subscribe"), count("POST unsubscribe")]).toEqual([1, 0]);
  subscribe();
  await until(() => count("POST unsubscribe") > 0);
  expect(count("POST unsubscribe")).toBe(1);
});

const oneFavourite = () => {
  const card: GameCard = {
    gameId: "wolf",
    lobbyPageType: "casino",
    href: "/en-UN/play/wolf",
    name: "Wolf",
    studio: "Copperline",
    isTouchOnly: false,
    closedIn: [],
    needsMoney: false,
    picture: { plain: "https://cdn.example/a.webp", fine: "https://cdn.example/b.webp" },
  };
  return [
    http.get(`${platform}/favourite-games`, () => {
      calls.push("GET favourite-games");
      return HttpResponse.json([{ gameId: card.gameId, lobbyPageType: card.lobbyPageType }]);
    }),
    http.get("*/api/player/games", () => HttpResponse.json({ items: [card], isComplete: true })),
  ];
};

function showGrid() {
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
  const { unmount } = render(<MyGamesGrid edition="en-UN-web" Badge={CountryBadge} />);
  return async () => {
    unmount();
    await until(() => count("POST unsubscribe") > 0);
  };
}

test("games that could not be refreshed stay, with the time of the last read and a retry", async () => {
  server.use(...oneFavourite());
  const close = showGrid();
  await until(() => screen.queryByText("Wolf") !== null);
  server.use(http.get(`${platform}/favourite-games`, () => new HttpResponse(null, { status: 400 })));
  await pass(21_000);
  await until(() => screen.queryByText(/^We could not refresh this\. As of/) !== null);
  expect(screen.getByText("Wolf")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  await close();
});

test("a list that failed is told beside the games of the other, and both together with a retry", async () => {
  const refuse = (path: string) => http.get(`${platform}/${path}`, () => new HttpResponse(null, { status: 400 }));
  server.use(...oneFavourite(), refuse("recent-games"), refuse("wallet/lastPlayedGames"));
  const close = showGrid();
  await until(() => screen.queryByText(/^We could not load some of your games/) !== null);
  expect(screen.getByText("Wolf")).toBeTruthy();
  server.use(refuse("favourite-games"));
  act(() => queryClient.clear());
  await close();

  const closeAgain = showGrid();
  await until(() => screen.queryByText("We could not load your games") !== null);
  server.use(...oneFavourite());
  act(() => screen.getByRole("button", { name: "Try again" }).click());
  await until(() => screen.queryByText("Wolf") !== null);
  await closeAgain();
});

test("a wait for the games that is long is told", async () => {
  server.use(http.get(`${platform}/favourite-games`, () => new Promise<never>(() => {})));
  const close = showGrid();
  await pass(4_000);
  expect(screen.queryByText("This takes longer than usual. We are still waiting.")).toBeNull();
  await pass(2_000);
  await until(() => screen.queryByText("This takes longer than usual. We are still waiting.") !== null);
  await close();
});
