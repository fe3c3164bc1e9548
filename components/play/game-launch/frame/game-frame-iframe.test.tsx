import { act, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { followHistory } from "@/lib/site/dialogs/overlay-history";
import { leavePopup, pageAddress } from "@/lib/site/dialogs/popup-history";
import play from "@/messages/en/play.json";
import { eventually } from "@/tests/support/eventually";
import {
  dispatch,
  frame,
  held,
  late,
  platform,
  playDemo,
  player,
  postFromGame,
  prepareGameFrame,
  press,
  push,
  requestedModes,
  show,
  ticket,
} from "@/tests/support/islands/game-frame";

prepareGameFrame();

describe("a frame", () => {
  test("is opened once: returning to the window requests nothing again [GAME-516]", async () => {
    show();
    const iframe = await playDemo();
    postFromGame(iframe, "gameReady");
    await act(async () => {
      window.dispatchEvent(new Event("focus"));
      document.dispatchEvent(new Event("visibilitychange"));
    });
    expect(requestedModes()).toEqual(["demo"]);
    expect(await frame()).toBe(iframe);
  });

  test("is covered until it reports ready, then uncovered [GAME-508]", async () => {
    show();
    const iframe = await playDemo();
    expect(screen.getByText("Opening the game")).toBeTruthy();
    postFromGame(iframe, "gameReady");
    expect(screen.queryByText("Opening the game")).toBeNull();
  });

  test("counts the hours, minutes and seconds in it from the moment that it is ready, not while it is opening", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    const iframe = await playDemo();
    act(() => void vi.advanceTimersByTime(180_000));
    expect(screen.queryByText(play.gameLaunch.playedFor)).toBeNull();
    postFromGame(iframe, "gameReady");
    const time = () => screen.getByText(play.gameLaunch.playedFor).parentElement?.textContent;
    act(() => void vi.advanceTimersByTime(70_000));
    expect(time()).toMatch(/0:01:1\d$/);
    act(() => void vi.advanceTimersByTime(3_600_000));
    expect(time()).toMatch(/1:01:1\d$/);
    vi.useRealTimers();
  });

  test("that stays silent for five seconds is shown as late, and may still come or be opened again", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    const first = await playDemo();
    act(() => void vi.advanceTimersByTime(4_000));
    expect(screen.queryByText(late.title)).toBeNull();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.getByText(late.title)).toBeTruthy();
    expect(await frame()).toBe(first);
    postFromGame(first, "gameReady");
    expect(screen.queryByText(late.title)).toBeNull();
    vi.useRealTimers();
  });

  test("that is late is opened again in its place, by the player alone", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    const first = await playDemo();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(requestedModes()).toEqual(["demo"]);
    press("Reload the game");
    await eventually(async () => expect(await frame()).not.toBe(first));
    postFromGame(await frame(), "gameReady");
    expect(screen.queryByText("Opening the game")).toBeNull();
    expect(requestedModes()).toEqual(["demo", "demo"]);
    vi.useRealTimers();
  });

  test("whose platform does not respond for five seconds is shown as late", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const slow = held(ticket);
    platform.responses = [slow.respond, ticket];
    show();
    dispatch({ type: "found-guest" });
    press("Play demo");
    await eventually(() => expect(platform.responses).toHaveLength(1));
    act(() => void vi.advanceTimersByTime(5_000));
    expect(screen.getByText(late.title)).toBeTruthy();
    vi.useRealTimers();
    slow.release();
    expect(await frame()).toBeTruthy();
  });

  test("and its platform share the five seconds; what was shown as late stays so until the game is there", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const slow = held(ticket);
    platform.responses = [slow.respond, ticket];
    show();
    dispatch({ type: "found-guest" });
    press("Play demo");
    await eventually(() => expect(platform.responses).toHaveLength(1));
    act(() => void vi.advanceTimersByTime(4_000));
    slow.release();
    const iframe = await frame();
    expect(screen.queryByText(late.title)).toBeNull();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.getByText(late.title)).toBeTruthy();
    postFromGame(iframe, "gameReady");
    expect(screen.queryByText(late.title)).toBeNull();
    vi.useRealTimers();
  });

  test("leads to the lobby, and opens the deposit over itself, which leaves its address again [ROUTE-513]", async () => {
    history.replaceState(null, "", "/en-UN/play/gem-harbour?page=2");
    followHistory();
    show();
    const iframe = await playDemo();
    postFromGame(iframe, "goToHome");
    expect(push).toHaveBeenLastCalledWith("/lobby");
    postFromGame(iframe, "openCashier");
    expect(push).toHaveBeenCalledTimes(1);
    expect(location.pathname).toBe("/en-UN/deposit");
    expect(pageAddress()).toBe("/en-UN/play/gem-harbour?page=2");
    expect(await frame()).toBe(iframe);
    leavePopup("deposit");
    await eventually(() => expect(location.pathname).toBe("/en-UN/play/gem-harbour"));
  });

  test("has the focus once a press has opened it, so that the keys are the game's", async () => {
    show();
    dispatch({ type: "found-guest" });
    screen.getByRole("button", { name: "Play demo" }).focus();
    press("Play demo");
    const iframe = await frame();
    expect(document.activeElement).toBe(iframe);
    postFromGame(iframe, "gameReady");
    expect(document.activeElement).toBe(iframe);
  });

  test("that nobody pressed for leaves the focus alone: a key that was meant for the page stakes no money", async () => {
    show();
    dispatch({ type: "signed-in", player: player() });
    postFromGame(await frame(), "gameReady");
    expect(document.activeElement).toBe(document.body);
  });

  test("can be passed by keyboard on both sides", async () => {
    show();
    const iframe = await playDemo();
    const before = screen.getByRole("link", { name: "Skip the game" });
    const after = screen.getByRole("link", { name: "Back to the start of the game" });
    expect(before.getAttribute("href")).toBe(`#${after.id}`);
    expect(after.getAttribute("href")).toBe(`#${before.id}`);
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(before.compareDocumentPosition(iframe) & follows).toBe(follows);
    expect(iframe.compareDocumentPosition(after) & follows).toBe(follows);
  });

  test("is the only accepted sender: no other window, no other origin, no message after it is closed", async () => {
    const { unmount } = show();
    const iframe = await playDemo();
    const origins = [
      "https://evil.example",
      "https://games.example.evil.example",
      "http://games.example",
      "https://games.example:444",
      "https://games.example/",
      "null",
      "",
    ];
    for (const origin of origins) postFromGame(iframe, "goToHome", { origin });
    for (const source of [window, null]) postFromGame(iframe, "goToHome", { source });
    expect(push).not.toHaveBeenCalled();
    postFromGame(iframe, "goToHome");
    expect(push).toHaveBeenCalledTimes(1);
    const source = iframe.contentWindow;
    unmount();
    postFromGame(iframe, "goToHome", { source });
    expect(push).toHaveBeenCalledTimes(1);
  });
});
