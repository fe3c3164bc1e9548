import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { GameMenu } from "@/components/play/game-launch/dialogs/game-menu";
import { gameMenuDialog, leaveGameDialog } from "@/lib/play/dialogs";
import { queryClient } from "@/lib/session/player/player-queries";
import type { DialogParams } from "@/lib/site/dialogs/handle";
import { useDialogs } from "@/lib/site/dialogs/store";
import { eventually } from "@/tests/support/eventually";
import { keepOpenBreak } from "@/tests/support/intents/open-break";
import {
  dispatch,
  frame,
  held,
  json,
  platform,
  playDemo,
  player,
  playSessions,
  postFromGame,
  prepareGameFrame,
  press,
  problems,
  recentGames,
  refusal,
  requestedModes,
  sessionMessages,
  show,
  ticket,
} from "@/tests/support/islands/game-frame";
import { moneyOnlyRules, noRules } from "@/tests/support/launch-rules";
import { lockThisHour } from "@/tests/support/lock-hours";
import { server } from "@/tests/support/msw";
import { openProfile as profile } from "@/tests/support/profile";

prepareGameFrame();

test("the first launch after a login requires a new play session, the next ones do not [GAME-538, GAME-547]", async () => {
  show();
  dispatch({ type: "signed-in", player: player() });
  await frame();
  const { unmount } = show();
  await eventually(() => expect(playSessions).toHaveLength(2));
  unmount();
  localStorage.setItem("session-generation", "the next login");
  show();
  await eventually(() => expect(playSessions).toHaveLength(3));
  expect(playSessions).toEqual([{ requireNew: true }, { requireNew: false }, { requireNew: true }]);
});

test("a launch that its provider fails has begun the play session all the same: the next try asks for no other one [GAME-538]", async () => {
  platform.responses = [() => json({}, 500), ticket];
  show();
  dispatch({ type: "signed-in", player: player() });
  await screen.findByText(problems.unreachable.title);
  press("Try again");
  await frame();
  expect(playSessions).toEqual([{ requireNew: true }, { requireNew: false }]);
});

test("no game opens for real money while a break that was asked for has no answer", async () => {
  const { playerId } = player();
  keepOpenBreak(playerId);
  show();
  dispatch({ type: "signed-in", player: player() });
  expect(await screen.findByText(problems.notAllowed.title)).toBeTruthy();
  expect(playSessions).toEqual([]);
});

test("no game opens for real money in the lock hours of the device", async () => {
  lockThisHour();
  show();
  dispatch({ type: "signed-in", player: player() });
  expect(await screen.findByText(problems.lockHours.title)).toBeTruthy();
  expect(playSessions).toEqual([]);
});

describe("a game for real money that runs", () => {
  const playReal = async () => {
    show();
    dispatch({ type: "signed-in", player: player() });
    postFromGame(await frame(), "gameReady");
    await act(() => vi.dynamicImportSettled());
  };
  const askForBreak = () => {
    keepOpenBreak(player().playerId);
    act(() => void dispatchEvent(new StorageEvent("storage", { key: "intent:b-1" })));
  };
  const isShown = () => document.querySelector("iframe") !== null;

  test("ends once a break was asked for, before the break has an answer", async () => {
    await playReal();
    askForBreak();
    expect(await screen.findByText(problems.notAllowed.title)).toBeTruthy();
    expect(isShown()).toBe(false);
  });

  test("ends when the lock hours of the device begin", async () => {
    await playReal();
    lockThisHour();
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(await screen.findByText(problems.lockHours.title)).toBeTruthy();
    expect(isShown()).toBe(false);
  });

  test("ends while nobody knows the time of a device with lock hours, but not at the first look", async () => {
    await playReal();
    lockThisHour(2);
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
    server.use(http.get("*/api/time", () => json({}, 500)));
    const look = () => act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    await look();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(isShown()).toBe(true);
    await look();
    expect(await screen.findByText(problems.lockHours.title)).toBeTruthy();
    expect(isShown()).toBe(false);
  });
});

test("a demo goes on in the lock hours of the device and beside a break that has no answer", async () => {
  show();
  await playDemo();
  dispatch({ type: "signed-in", player: player() });
  lockThisHour();
  keepOpenBreak(player().playerId);
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
    dispatchEvent(new StorageEvent("storage", { key: "intent:b-1" }));
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(await frame()).toBeTruthy();
});

test("a launch for real money is noted once among the recent games, in the query; a demo is not [FAV-506, FAV-508]", async () => {
  show();
  await playDemo();
  expect(recentGames).toEqual([]);
  dispatch({ type: "signed-in", player: player() });
  press("Play for real money");
  await eventually(() => expect(recentGames).toEqual(["?category=casino&gameId=neondrift"]));
  postFromGame(await frame(), "ready");
  await act(async () => {});
  expect(recentGames).toHaveLength(1);
});

test("a launch for real money that fails is no game played [FAV-508]", async () => {
  platform.responses = [() => json({}, 500), ticket];
  show();
  dispatch({ type: "signed-in", player: player() });
  await screen.findByText(problems.unreachable.title);
  await act(async () => {});
  expect(recentGames).toEqual([]);
  press("Try again");
  await eventually(() => expect(recentGames).toHaveLength(1));
});

describe("a player", () => {
  test("is in the real game without a press [GAME-503]", async () => {
    show();
    dispatch({ type: "signed-in", player: player() });
    await frame();
    expect(requestedModes()).toEqual(["real"]);
  });

  test("who signs out is out of the real game at once, and sees the ways in", async () => {
    show();
    dispatch({ type: "signed-in", player: player() });
    postFromGame(await frame(), "gameReady");
    dispatch({ type: "signed-out" });
    expect(document.querySelector("iframe")).toBeNull();
    expect(screen.getByRole("button", { name: "Play demo" })).toBeTruthy();
  });

  test("whom another player follows in this browser, with nothing between, does not leave them the game", async () => {
    show();
    dispatch({ type: "signed-in", player: player() });
    const first = await frame();
    postFromGame(first, "gameReady");
    dispatch({ type: "found", player: { ...player(), email: "new@example.com" } });
    expect(await frame()).toBe(first);
    dispatch({ type: "found", player: player("P2") });
    await eventually(async () => expect(await frame()).not.toBe(first));
    expect(requestedModes()).toEqual(["real", "real"]);
  });

  test("who signs out while the game is being opened never sees it open", async () => {
    const opened = held(ticket);
    platform.responses = [opened.respond, ticket];
    show();
    dispatch({ type: "signed-in", player: player() });
    await eventually(() => expect(platform.responses.length).toBe(1));
    dispatch({ type: "signed-out" });
    await act(async () => opened.release());
    expect(document.querySelector("iframe")).toBeNull();
  });

  test("whose sign-in could not be checked gets no game, but a message", () => {
    show();
    dispatch({ type: "requested" });
    dispatch({ type: "unavailable" });
    expect(within(screen.getByRole("alert")).getByText(sessionMessages.title)).toBeTruthy();
    expect(requestedModes()).toEqual([]);
  });
});

describe("the demo of a player", () => {
  const demoButton = () => screen.findByRole("button", { name: "Play demo" });
  const withDemo = (demoPlay: "off" | "ageVerified"): NonNullable<Parameters<typeof show>[0]> => ({
    rules: { ...noRules, demoPlay: { here: demoPlay, at: {} } },
  });
  async function playReal(more: Parameters<typeof show>[0] = {}) {
    queryClient.clear();
    show(more);
    dispatch({ type: "signed-in", player: player() });
    const iframe = await frame();
    // The parts of the bar that players alone have are there.
    await screen.findByText("Real money");
    await act(() => vi.dynamicImportSettled());
    return iframe;
  }

  test("is beside the real game, and the real game beside the demo, each by one press", async () => {
    const real = await playReal();
    fireEvent.click(await demoButton());
    await eventually(() => expect(requestedModes()).toEqual(["real", "demo"]));
    expect(await frame()).not.toBe(real);
    expect(screen.getByText("Demo")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Play demo" })).toBeNull();
    press("Play for real money");
    await eventually(() => expect(requestedModes()).toEqual(["real", "demo", "real"]));
  });

  test("that is refused says so and never opens the real game by itself", async () => {
    platform.responses = [ticket, refusal("error.game.no_demo"), ticket];
    await playReal();
    fireEvent.click(await demoButton());
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(problems.noDemo.title);
    await act(async () => {});
    expect(requestedModes()).toEqual(["real", "demo"]);
    expect(within(alert).queryByRole("button", { name: "Try again" })).toBeNull();
    press("Play for real money");
    expect(await frame()).toBeTruthy();
    expect(requestedModes()).toEqual(["real", "demo", "real"]);
  });

  test("is offered beside a real game that did not open", async () => {
    platform.responses = [refusal("error.system", 500), ticket];
    show();
    dispatch({ type: "signed-in", player: player() });
    await screen.findByRole("alert");
    fireEvent.click(await demoButton());
    await eventually(() => expect(requestedModes()).toEqual(["real", "demo"]));
  });

  test.each([
    ["where the policy has none", withDemo("off"), "ACCEPTED"],
    ["to an account whose holder was not found to be of age", withDemo("ageVerified"), "PENDING"],
    ["of a game for players alone", { needsLogin: true }, "ACCEPTED"],
    ["of a game for players with money alone", { rules: moneyOnlyRules }, "ACCEPTED"],
  ] as const)("is not offered %s", async (_where, more, kycStatus) => {
    platform.account = () => json({ ...profile, kycStatus });
    if ("rules" in more && more.rules === moneyOnlyRules)
      server.use(
        http.get("http://platform.test/v1/player/wallet/balance", () =>
          json({ currency: "EUR", version: 1, balanceMap: { main: [{ cash: "5.00" }] } }),
        ),
      );
    await playReal(more);
    expect(screen.queryByRole("button", { name: "Play demo" })).toBeNull();
  });

  test("opens where the policy asks for an age that is verified, and it is", async () => {
    platform.account = () => json({ ...profile, kycStatus: "FULLY VERIFIED" });
    await playReal(withDemo("ageVerified"));
    fireEvent.click(await demoButton());
    await eventually(() => expect(requestedModes()).toEqual(["real", "demo"]));
  });

  test("leaves a running round after a question alone", async () => {
    useDialogs.setState({ requests: [] });
    const iframe = await playReal();
    postFromGame(iframe, "gameReady");
    postFromGame(iframe, "roundStarted");
    fireEvent.click(await demoButton());
    const [question] = useDialogs.getState().requests;
    expect([question?.handle, requestedModes()]).toEqual([leaveGameDialog, ["real"]]);
    act(() => (question?.params as { onLeave?: () => void } | undefined)?.onLeave?.());
    await eventually(() => expect(requestedModes()).toEqual(["real", "demo"]));
  });

  test("is below the game on a phone, by one press", async () => {
    const { matchMedia } = window;
    vi.spyOn(window, "matchMedia").mockImplementation((query) => ({
      ...matchMedia(query),
      matches: query === "(width < 768px)",
    }));
    const iframe = await playReal();
    const button = await demoButton();
    expect(iframe.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getAllByRole("button", { name: "Play demo" })).toHaveLength(1);
    fireEvent.click(button);
    await eventually(() => expect(requestedModes()).toEqual(["real", "demo"]));
    expect(screen.queryByRole("button", { name: "Play demo" })).toBeNull();
  });

  test("is in the menu of the game too, which has it where the game takes the window", async () => {
    useDialogs.setState({ requests: [] });
    await playReal();
    press("Game menu");
    const [menu] = useDialogs.getState().requests;
    expect(menu?.handle).toBe(gameMenuDialog);
    const params = menu?.params as DialogParams<typeof gameMenuDialog>;
    render(<GameMenu isShown canClose onClose={() => {}} params={params} panels={{}} />);
    fireEvent.click(await within(screen.getByRole("dialog")).findByRole("button", { name: "Play demo" }));
    await eventually(() => expect(requestedModes()).toEqual(["real", "demo"]));
  });
});
