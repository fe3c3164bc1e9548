import { act, screen } from "@testing-library/react";
import { http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { receiveBalance } from "@/lib/money/wallet/queries";
import { WalletBalance } from "@/lib/money/wallet/schema";
import { leaveGameDialog } from "@/lib/play/dialogs";
import { saveGameSession } from "@/lib/play/game-launch/figures/game-session";
import { queryClient } from "@/lib/session/player/player-queries";
import { useDialogs } from "@/lib/site/dialogs/store";
import play from "@/messages/en/play.json";
import { eventually } from "@/tests/support/eventually";
import {
  dispatch,
  frame,
  json,
  playDemo,
  player,
  postFromGame,
  prepareGameFrame,
  press,
  problems,
  requestedModes,
  show,
} from "@/tests/support/islands/game-frame";
import { server } from "@/tests/support/msw";

prepareGameFrame();

describe("a round for real money", () => {
  /** A player whose game has begun a round, on a page to which they came from another one. */
  async function playRound() {
    history.pushState({}, "", "/came-from");
    history.pushState({}, "", "/game");
    const view = show();
    dispatch({ type: "signed-in", player: player() });
    const iframe = await frame();
    postFromGame(iframe, "gameReady");
    postFromGame(iframe, "roundStarted");
    return { ...view, iframe };
  }
  const goBack = async () => {
    const popped = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    history.back();
    await act(async () => void (await popped));
  };
  const questions = () => useDialogs.getState().requests;
  beforeEach(() => useDialogs.setState({ requests: [] }));

  test("is not left by Back without a question, which is raised once", async () => {
    await playRound();
    await goBack();
    expect(questions().map(({ handle }) => handle.name)).toEqual(["leaveGame"]);
    expect(location.pathname).toBe("/game");
    const left = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    useDialogs.getState().close(leaveGameDialog);
    await left;
    await goBack();
    expect([questions(), location.pathname]).toEqual([[], "/came-from"]);
  });

  test("is left when the player confirms", async () => {
    await playRound();
    await goBack();
    const [question] = questions();
    const popped = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    (question?.params as { onLeave?: () => void } | undefined)?.onLeave?.();
    await act(async () => void (await popped));
    expect(location.pathname).toBe("/came-from");
  });

  test("that is over makes no question: one step back leaves the page", async () => {
    const { iframe } = await playRound();
    postFromGame(iframe, "roundEnded");
    await goBack();
    await eventually(() => expect(location.pathname).toBe("/came-from"));
    expect(questions()).toEqual([]);
  });

  test("of play money raises none, and adds nothing to the history", async () => {
    show();
    const iframe = await playDemo();
    const { length } = history;
    postFromGame(iframe, "roundStarted");
    expect(history.length).toBe(length);
  });
});

describe("real money is played in one tab at a time", () => {
  /** The browser's lock as another tab sees it: jsdom has none. */
  const lock = { isFree: true, lose: (): void => {}, giveBack: (): void => {} };
  beforeEach(() => {
    lock.isFree = true;
    Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, "locks"));
  async function request(_name: string, options: { steal?: boolean; mode?: "shared" }, hold: () => Promise<void>) {
    if (!lock.isFree && options.mode === "shared") {
      await new Promise<void>((resolve) => {
        lock.giveBack = resolve;
      });
      return hold();
    }
    if (!lock.isFree && !options.steal) throw new DOMException("Nobody gave it back.", "TimeoutError");
    const lost = new Promise<void>((_resolve, reject) => {
      lock.lose = () => {
        lock.isFree = false;
        reject(new DOMException("Another tab has it.", "AbortError"));
      };
    });
    await Promise.race([hold(), lost]);
  }

  test("no launch call is made while another tab plays, and the player may play here instead", async () => {
    lock.isFree = false;
    show();
    dispatch({ type: "signed-in", player: player() });
    expect(await screen.findByText(problems.elsewhere.title)).toBeTruthy();
    expect(requestedModes()).toEqual([]);
    press("Play here");
    expect(await frame()).toBeTruthy();
    expect(requestedModes()).toEqual(["real"]);
  });

  test("the notice about another tab ends with that tab, and the player decides what follows", async () => {
    lock.isFree = false;
    show();
    dispatch({ type: "signed-in", player: player() });
    expect(await screen.findByText(problems.elsewhere.title)).toBeTruthy();
    lock.isFree = true;
    await act(async () => lock.giveBack());
    expect(await screen.findByText(problems.elsewhereEnded.title)).toBeTruthy();
    expect(screen.queryByText(problems.elsewhere.title)).toBeNull();
    expect(requestedModes()).toEqual([]);
    press("Play here");
    expect(await frame()).toBeTruthy();
    expect(requestedModes()).toEqual(["real"]);
  });

  test("the notice about the end is removed when another tab plays again, as soon as the player looks here", async () => {
    lock.isFree = false;
    const held = vi.fn(async () => ({ held: [] as { name: string; mode: string }[] }));
    Object.assign(navigator.locks, { query: held });
    show();
    dispatch({ type: "signed-in", player: player() });
    expect(await screen.findByText(problems.elsewhere.title)).toBeTruthy();
    await act(async () => lock.giveBack());
    expect(await screen.findByText(problems.elsewhereEnded.title)).toBeTruthy();
    await act(async () => void dispatchEvent(new Event("focus")));
    expect(screen.getByText(problems.elsewhereEnded.title)).toBeTruthy();
    held.mockResolvedValue({ held: [{ name: "real-money-game", mode: "exclusive" }] });
    await act(async () => void dispatchEvent(new Event("focus")));
    expect(await screen.findByText(problems.elsewhere.title)).toBeTruthy();
    expect(requestedModes()).toEqual([]);
  });

  test("a game that another tab takes over ends, and shows a notice", async () => {
    show();
    dispatch({ type: "signed-in", player: player() });
    postFromGame(await frame(), "gameReady");
    await act(async () => lock.lose());
    expect(await screen.findByText(problems.elsewhere.title)).toBeTruthy();
    expect(document.querySelector("iframe")).toBeNull();
  });

  test("a demo needs no turn", async () => {
    lock.isFree = false;
    show();
    await playDemo();
    expect(requestedModes()).toEqual(["demo"]);
  });
});

test("the bar shows what a game for real money has won or lost since it was opened, to the cent", async () => {
  queryClient.clear();
  const wallet = (cash: string, version: number) => ({ currency: "EUR", version, balanceMap: { main: [{ cash }] } });
  server.use(http.get("*/player/wallet/balance", () => json(wallet("50.00", 1))));
  const own = player();
  show();
  dispatch({ type: "signed-in", player: own });
  const iframe = await frame();
  postFromGame(iframe, "gameReady");
  expect(await screen.findByText("0,00 €")).toBeTruthy();
  const receive = (cash: string, version: number) =>
    act(async () => receiveBalance(own, WalletBalance.parse(wallet(cash, version))));
  postFromGame(iframe, "roundStarted");
  await receive("49.50", 2);
  await receive("50.13", 3);
  // The reels show it first.
  expect(screen.getByText("0,00 €")).toBeTruthy();
  postFromGame(iframe, "roundEnded");
  expect(await screen.findByText("+0,13 €")).toBeTruthy();
  postFromGame(iframe, "roundStarted");
  postFromGame(iframe, "roundEnded");
  await receive("49.13", 4);
  expect(await screen.findByText("\u22120,87 €")).toBeTruthy();
  // A deposit is not won.
  await receive("149.13", 5);
  await eventually(() => expect(screen.queryByText(/Net/)).toBeNull());
});

describe("the net position leads to the bets behind it, in a tab of its own, over the period that covers the session", () => {
  const wallet = { currency: "EUR", version: 1, balanceMap: { main: [{ cash: "50.00" }] } };
  const net = () =>
    screen.findByRole<HTMLAnchorElement>("link", { name: (name) => name.endsWith(play.gameLaunch.netBets) });
  const minuteMs = 60_000;

  test.each([
    ["that has just begun", 0, "?category=CASINO"],
    ["of 54 minutes", 54, "?category=CASINO"],
    ["of 58 minutes, when the link may be followed after the hour", 58, "?category=CASINO&hour=24"],
  ])("a session %s", async (_session, minutes, search) => {
    sessionStorage.clear();
    server.use(http.get("*/player/wallet/balance", () => json(wallet)));
    const own = player();
    dispatch({ type: "signed-in", player: own });
    saveGameSession(own.playerId, "casino:neondrift", Date.now(), { playedMs: minutes * minuteMs });
    show();
    postFromGame(await frame(), "gameReady");
    const link = await net();
    expect([link.pathname + link.search, link.target]).toEqual([
      `/en-UN/my-account/banking/transactions${search}`,
      "_blank",
    ]);
  });
});

describe("what a session has cost, in money and time, is counted on", () => {
  const wallet = (cash: string, version: number) => ({ currency: "EUR", version, balanceMap: { main: [{ cash }] } });
  let cash = "50.00";
  let version = 1;
  beforeEach(() => {
    sessionStorage.clear();
    cash = "50.00";
    version = 1;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.use(http.get("*/player/wallet/balance", () => json(wallet(cash, version))));
  });
  afterEach(() => vi.useRealTimers());

  /** The page is loaded anew: of the tab, only its storage is left. */
  async function load(own = player()) {
    queryClient.clear();
    const view = show();
    dispatch({ type: "signed-in", player: own });
    const iframe = await frame();
    postFromGame(iframe, "gameReady");
    await screen.findByText(/Net/);
    return { ...view, iframe };
  }
  /** Loses 50 cents, and plays for two minutes. */
  async function lose() {
    const own = player();
    const view = await load(own);
    postFromGame(view.iframe, "roundStarted");
    [cash, version] = ["49.50", 2];
    await act(async () => receiveBalance(own, WalletBalance.parse(wallet(cash, version))));
    postFromGame(view.iframe, "roundEnded");
    expect(await screen.findByText("\u22120,50 €")).toBeTruthy();
    act(() => void vi.advanceTimersByTime(130_000));
    return view;
  }
  const time = () => screen.getByText(play.gameLaunch.playedFor).parentElement?.textContent;

  test("after a reload", async () => {
    const { unmount } = await lose();
    unmount();
    await load();
    expect(await screen.findByText("\u22120,50 €")).toBeTruthy();
    expect(time()).toMatch(/0:02:1\d$/);
  });

  test("not for another player, and nothing of it is left after the sign-out", async () => {
    const { unmount } = await lose();
    dispatch({ type: "signed-out" });
    unmount();
    await load(player("P2"));
    expect(await screen.findByText("0,00 €")).toBeTruthy();
    expect(time()).toMatch(/0:00:0\d$/);
  });

  test("not for a game that was left half an hour ago", async () => {
    const { unmount } = await lose();
    unmount();
    act(() => void vi.advanceTimersByTime(1_800_000));
    await load();
    expect(await screen.findByText("0,00 €")).toBeTruthy();
    expect(time()).toMatch(/0:00:0\d$/);
  });
});
