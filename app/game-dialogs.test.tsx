import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { GameFrame } from "@/components/play/game-launch/frame/game-frame";
import type { LaunchFacts } from "@/components/play/game-launch/launch/launch-game";
import { queryClient } from "@/lib/session/player/player-queries";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import { useGameHeader } from "@/lib/site/game-header";
import { config, signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { noRules } from "@/tests/support/launch-rules";
import { loadAllMessages } from "@/tests/support/messages";
import { failing, json, type MoneyCalls, serveMoney } from "@/tests/support/money/platform";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { Dialogs } from "./dialogs";

vi.mock("next/navigation", () => ({
  usePathname: () => "/en-UN/play/neon-drift",
  useRouter: () => ({ push() {}, prefetch() {} }),
}));

const games = "https://games.example";
const facts: LaunchFacts = {
  game: {
    type: "casinoGames",
    slug: null,
    gameId: "neondrift",
    provider: "relax",
    tableId: "neondrift",
    gameCategory: "slots",
    restrictedCountries: [],
  },
  protocol: "relax",
  needsLogin: false,
  partnerId: 1247,
  jurisdictions: { ticket: "MT", token: "MT", address: "MT" },
  launcher: `${games}/relax/launcher`,
  locale: { segment: "en-UN", apiLanguage: "en" },
  currency: "EUR",
  brand: "greenroom",
  channel: "web",
  country: "FI",
  rules: noRules,
  isMoneyOnly: false,
  isMobileOnly: false,
  lobbyHref: "/en-UN/online-casino",
  liveLobbyHref: "/en-UN/live-casino-online",
  thumb: "/thumb.webp",
};
const about = {
  gameTitle: "Neon Drift",
  providerTitle: "Relax",
  metadata: { gameType: "slots", rtp: 96.1, volatility: "high" },
};

let launches = 0;
/** Which media queries match. */
let matching: (query: string) => boolean;
let turned: (() => void)[] = [];

beforeEach(async () => {
  await loadAllMessages();
  launches = 0;
  matching = () => false;
  turned = [];
  vi.stubGlobal("matchMedia", (query: string) => ({
    get matches() {
      return matching(query);
    },
    addEventListener: (_type: string, listener: () => void) => turned.push(listener),
    removeEventListener() {},
  }));
  dispatchSession({ type: "signed-out" });
  useSession.setState({ status: "pending", session: null }, true);
  useDialogs.setState({ requests: [] });
  writeConfig({ ...config, frameOrigins: [games] });
  server.use(
    http.post("http://platform.test/v1/game/session/ticket/demo", () => {
      launches++;
      return HttpResponse.json({ ticket: "t" });
    }),
  );
});

const show = (more: Partial<LaunchFacts> = {}) =>
  render(
    <>
      <GameFrame
        facts={{ ...facts, ...more }}
        about={about}
        poster={{ name: "Neon Drift", provider: "Relax", wide: "/wide.webp", square: "/square.webp" }}
        closedIn={[]}
        tag="en"
      />
      <Dialogs />
      <div data-bar="">
        <p>The header</p>
      </div>
    </>,
  );
const dispatch = (event: Parameters<typeof dispatchSession>[0]) => act(() => dispatchSession(event));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const dialog = () => screen.findByRole("dialog", undefined, { timeout: 20_000 });
const turn = () =>
  act(() => {
    for (const listener of turned) listener();
  });
const header = () => useGameHeader.getState().header;

async function playDemo(): Promise<HTMLElement> {
  show();
  dispatch({ type: "found-guest" });
  press("Play demo");
  return screen.findByTitle("Game: Neon Drift", undefined, { timeout: 20_000 });
}

test("each panel for everybody opens over a running game, whose frame stays where it is [GAME-542, GAME-543]", async () => {
  const frame = await playDemo();
  press("Game menu");
  const menu = within(await dialog());
  expect(menu.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Settings", "Safer gambling", ""]);
  expect(menu.getByRole("heading", { name: "Game menu" })).toBeTruthy();
  expect(menu.getByText("Return to player 96.1% · Game ID neondrift")).toBeTruthy();

  fireEvent.click(menu.getByRole("button", { name: "Settings" }));
  expect(menu.getByRole("heading", { name: "Settings" })).toBeTruthy();
  fireEvent.click(menu.getByRole("button", { name: "Use the light theme Use the dark theme" }));
  fireEvent.click(menu.getByRole("button", { name: "Back to the menu" }));

  fireEvent.click(menu.getByRole("button", { name: "Safer gambling" }));
  const help = menu.getByRole("link", { name: "Breaks and help" });
  expect([help.getAttribute("href"), help.getAttribute("target")]).toEqual(["/en-UN/responsible-gambling", "_blank"]);
  expect(screen.getByTitle("Game: Neon Drift")).toBe(frame);
  expect(launches).toBe(1);
});

test("opening a panel and going back move the focus to the new title", async () => {
  await playDemo();
  press("Game menu");
  const menu = within(await dialog());
  fireEvent.click(menu.getByRole("button", { name: "Settings" }));
  expect(document.activeElement).toBe(menu.getByRole("heading", { name: "Settings" }));
  const back = menu.getByRole("button", { name: "Back to the menu" });
  back.focus();
  fireEvent.click(back);
  expect(document.activeElement).toBe(menu.getByRole("heading", { name: "Game menu" }));
});

test("a player has their account among the panels", async () => {
  // No game opens: whose panels these are does not depend on it.
  server.use(http.get("http://platform.test/v1/*", () => HttpResponse.json({}, { status: 500 })));
  show();
  dispatch({ type: "found-guest" });
  press("Game menu");
  const menu = within(await dialog());
  expect(menu.queryByRole("button", { name: "My account" })).toBeNull();
  dispatch({ type: "signed-in", player: signedInPlayer() });
  fireEvent.click(await menu.findByRole("button", { name: "My account" }));
  expect(menu.getByText("mika@example.com")).toBeTruthy();
  expect(menu.getByRole("button", { name: "Log out" })).toBeTruthy();
});

describe("the panels of a player", () => {
  let calls: MoneyCalls;
  beforeEach(() => {
    queryClient.clear();
    calls = serveMoney();
    calls.responses["bonus-code/manual-claim/available"] = json({ isAvailable: true });
  });

  async function openMenu(path = "/en-UN/play/neon-drift") {
    history.replaceState(null, "", path);
    await loadAllMessages();
    show();
    dispatch({ type: "signed-in", player: signedInPlayer() });
    fireEvent.click(screen.getByRole("button", { name: "Game menu" }));
    return within(await dialog());
  }
  const names = ["My account", "Rewards", "Settings", "Safer gambling", "Banking", "Bonus code"];
  const panelsIn = (menu: Awaited<ReturnType<typeof openMenu>>) =>
    menu.getAllByRole("button").flatMap(({ textContent }) => names.find((name) => name === textContent) ?? []);

  test("are six, and rewards, banking and a bonus code open over the game [GAME-542]", async () => {
    const menu = await openMenu();
    await waitFor(() => expect(panelsIn(menu)).toEqual(names));
    const back = () => fireEvent.click(menu.getByRole("button", { name: "Back to the menu" }));
    fireEvent.click(menu.getByRole("button", { name: "Banking" }));
    expect(await menu.findByText(/412\.60/)).toBeTruthy();
    back();
    fireEvent.click(menu.getByRole("button", { name: "Rewards" }));
    expect(await menu.findByText("No active rewards")).toBeTruthy();
    fireEvent.click(menu.getByRole("button", { name: "Bonus code" }));
    expect(await menu.findByRole("form", { name: "Bonus code" })).toBeTruthy();
    back();
    expect(menu.getByRole("heading", { name: "Game menu" })).toBeTruthy();
    expect(location.pathname).toBe("/en-UN/play/neon-drift");
  });

  test("have no field for a code where the law forbids offers while somebody plays", async () => {
    const menu = await openMenu("/en-NL/play/neon-drift");
    await waitFor(() => expect(panelsIn(menu)).toEqual(names.slice(0, 5)));
    await waitFor(() => expect(calls.asked).toContain("GET bonus-code/manual-claim/available"));
    await act(async () => {});
    expect(panelsIn(menu)).toEqual(names.slice(0, 5));
  });

  test("have neither rewards nor codes for an account without bonuses, and no field while codes are not known to be taken", async () => {
    calls.responses["bonus-code/manual-claim/available"] = failing;
    const menu = await openMenu();
    await waitFor(() => expect(panelsIn(menu)).toEqual(names.slice(0, 5)));
    cleanup();
    useDialogs.setState({ requests: [] });
    queryClient.clear();
    calls.responses.profile = json({ ...openProfile, bonuses: false });
    const without = await openMenu();
    await waitFor(() => expect(panelsIn(without)).toEqual(["My account", "Settings", "Safer gambling", "Banking"]));
  });
});

test("the header's state has the seven fields of a game page, and nothing after it; the orientation decides [GAME-544, UI-515]", async () => {
  const frame = await playDemo();
  expect(header()).toEqual({
    gameTitle: "Neon Drift",
    gameId: "neondrift",
    providerTitle: "Relax",
    metadata: about.metadata,
    fullscreen: false,
    headerVisibility: true,
    swipeText: null,
  });
  // The phone is turned on its side.
  matching = (query) => query.includes("height");
  turn();
  // Low, but upright: a window beside an on-screen keyboard.
  expect(header()).toMatchObject({ headerVisibility: true, swipeText: null });
  matching = (query) => query.includes("landscape");
  turn();
  // On its side, but high enough: a tablet.
  expect(header()).toMatchObject({ headerVisibility: true, swipeText: null });
  matching = (query) => /landscape|height/.test(query);
  turn();
  expect(header()).toMatchObject({ headerVisibility: false, swipeText: "Swipe up for more room" });
  expect(screen.getByText("The header").parentElement?.inert).toBe(true);
  expect(screen.getByText("Swipe up for more room")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to the lobby" })).toBeTruthy();
  // And back.
  matching = () => false;
  turn();
  expect(header()).toMatchObject({ headerVisibility: true, swipeText: null });
  expect(screen.getByText("The header").parentElement?.inert).toBe(false);
  expect(screen.getByTitle("Game: Neon Drift")).toBe(frame);
  expect(launches).toBe(1);
  cleanup();
  expect(header()).toBeNull();
});

test("a provider for phones and tablets alone: the options show it on a desktop, and nothing is launched [GAME-505, GAME-506]", async () => {
  const { unmount } = show({ isMobileOnly: true });
  dispatch({ type: "found-guest" });
  const options = within(await dialog());
  const reason = "The provider has this game for phones and tablets only.";
  const { src } = await waitFor(() => document.querySelector("dialog img") as HTMLImageElement);
  expect(new URL(src).pathname).toBe("/thumb.webp");
  for (const name of ["Play for real money", "Play demo"]) {
    const button = options.getByRole("button", { name });
    expect([button.getAttribute("aria-disabled"), describedBy(button)]).toEqual(["true", reason]);
    fireEvent.click(button);
  }
  fireEvent.click(options.getAllByRole("button", { name: "Close" })[0] ?? document.body);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByRole("button", { name: "Play demo" })).toBeNull();
  dispatch({ type: "signed-in", player: signedInPlayer() });
  await act(async () => {});
  press("See your options");
  expect(within(await dialog()).getByText("Neon Drift")).toBeTruthy();
  expect(launches).toBe(0);
  unmount();
  expect(useDialogs.getState().requests).toEqual([]);
});

test("the options offer no demo where there is none, and a touched screen has the game itself [GAME-506]", async () => {
  const { unmount } = show({ isMobileOnly: true, isMoneyOnly: true });
  expect(within(await dialog()).queryByRole("button", { name: "Play demo" })).toBeNull();
  unmount();
  matching = (query) => query === "(pointer: coarse)";
  show({ isMobileOnly: true });
  dispatch({ type: "found-guest" });
  press("Play demo");
  expect(await screen.findByTitle("Game: Neon Drift", undefined, { timeout: 20_000 })).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent;
