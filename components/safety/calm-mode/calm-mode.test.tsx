import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { profilePush } from "@/lib/session/permissions/push";
import { dispatchPush } from "@/lib/session/push/handlers";
import { isCalm, setCalm } from "@/lib/site/calm-mode";
import { useToasts } from "@/lib/site/toasts/store";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { signedInPlayer } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { CalmModeView } from "./calm-mode-view";

const messages = safety.calmMode;

beforeEach(async () => {
  localStorage.clear();
  history.replaceState(null, "", "/en-UN/my-account/gambling-limits/calm-mode");
  useToasts.setState({ shown: [] });
  await loadAllMessages();
});
afterEach(() => void setCalm(false));

const box = () => screen.getByRole<HTMLInputElement>("switch", { name: messages.switch });
const attribute = () => document.documentElement.dataset.calm;

test("one press leaves it all out on this device, another shows it again", () => {
  render(<CalmModeView />);
  expect(box().checked).toBe(false);
  expect(screen.getByText(messages.device)).toBeTruthy();
  fireEvent.click(box());
  expect([box().checked, attribute(), isCalm()]).toEqual([true, "on", true]);
  fireEvent.click(box());
  expect([box().checked, attribute(), isCalm()]).toEqual([false, undefined, false]);
});

test("a choice in another tab holds in this one", () => {
  render(<CalmModeView />);
  localStorage.setItem("calm", JSON.stringify({ v: 1, value: true }));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "calm" })));
  expect([box().checked, attribute()]).toEqual([true, "on"]);
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: null })));
  expect([box().checked, attribute()]).toEqual([false, undefined]);
});

test("a browser that keeps nothing says that it ends with the page", () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  render(<CalmModeView />);
  expect(screen.queryByText(messages.notKept)).toBeNull();
  fireEvent.click(box());
  expect(box().checked).toBe(true);
  expect(screen.getByRole("status").textContent).toBe(messages.notKept);
  full.mockRestore();
});

test("a new level is celebrated by no message while it is on", async () => {
  const player = signedInPlayer();
  const levelUp = () =>
    dispatchPush(
      profilePush,
      player,
      { type: "PLAYER_LOYALTY_LEVEL", playerId: player.playerId, isLevelUp: true },
      (error) => expect.fail(error.message),
    );
  const toasts = () => useToasts.getState().shown.map(({ value }) => value);
  setCalm(true);
  levelUp();
  setCalm(false);
  levelUp();
  await eventually(() => expect(toasts()).toEqual([site.session.levelUp]));
});
