import { act, cleanup } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "@/lib/session/player/player-queries";
import { useDialogs } from "@/lib/site/dialogs/store";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { json } from "@/tests/support/activity";
import {
  button,
  count,
  dialog,
  german,
  messages,
  minutes,
  open,
  openPage,
  page,
  pass,
  prepareRealityCheck,
  press,
  requireDialog,
  specified,
  text,
} from "@/tests/support/islands/reality-check";
import { server } from "@/tests/support/msw";

prepareRealityCheck();

const { breaks } = safety;

describe("where the market asks for a pause", () => {
  const isLocked = () => button(messages.keep).getAttribute("aria-disabled") === "true";
  const links = () => requireDialog().queryAllByRole("link");
  const pauseMs = 5 * 60_000;
  /** Without the turns of the event loop for each second. */
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  beforeEach(() => {
    page.policy = german;
  });

  test("nobody plays on before it is over, and the reminder says when that is; the log-out and the break wait for nothing", async () => {
    await open(0);
    expect(isLocked()).toBe(true);
    // 14:32 in Helsinki and five minutes.
    expect(text()).toContain("You can keep playing at 2:37 pm.");
    expect(links()).toEqual([]);
    await press(button(messages.keep));
    expect(count("PATCH reset_timer")).toBe(0);
    for (const name of [site.session.logOut, breaks.day.now])
      expect(button(name).getAttribute("aria-disabled")).toBeNull();
    await wait(pauseMs - 2_000);
    expect(isLocked()).toBe(true);
    await wait(3_000);
    expect([isLocked(), links().length]).toEqual([false, 2]);
    page.calls.responses[minutes] = json({ minutesRemaining: 60 });
    await press(button(messages.keep));
    expect([count("PATCH reset_timer"), dialog()]).toEqual([1, null]);
  });

  test("a reload neither ends the pause nor begins it anew, and the next reminder has one of its own", async () => {
    await open(0);
    await wait(pauseMs - 60_000);
    cleanup();
    useDialogs.setState({ requests: [] });
    await openPage();
    expect(isLocked()).toBe(true);
    await wait(61_000);
    expect(isLocked()).toBe(false);
    page.calls.responses[minutes] = json({ minutesRemaining: 60 });
    await press(button(messages.keep));
    page.calls.responses[minutes] = json({ minutesRemaining: 0 });
    await pass(60_000);
    expect(isLocked()).toBe(true);
  });

  test.each([
    ["forward", 600_000],
    ["back", -600_000],
  ])("a device whose clock is set %s neither ends the pause nor begins it anew", async (_where, jumpMs) => {
    await open(0);
    await wait(60_000);
    vi.setSystemTime(Date.now() + jumpMs);
    await wait(1_000);
    expect(isLocked()).toBe(true);
    cleanup();
    useDialogs.setState({ requests: [] });
    await openPage();
    expect(isLocked()).toBe(true);
    await wait(pauseMs - 60_000);
    expect(isLocked()).toBe(false);
  });

  test("while the server does not tell the time the pause does not pass, whatever the device's clock says, and the reminder says so", async () => {
    let isAway = true;
    const [startedAt, steadyAt] = [Date.now(), performance.now()];
    const now = () => startedAt + performance.now() - steadyAt;
    server.use(http.get("*/api/time", () => (isAway ? HttpResponse.error() : HttpResponse.json({ now: now() }))));
    await open(0);
    await wait(1_000);
    expect(text()).toContain(messages.lockedUnknown);
    vi.setSystemTime(Date.now() + 600_000);
    await wait(pauseMs + 1_000);
    expect(isLocked()).toBe(true);
    expect(button(breaks.day.now).getAttribute("aria-disabled")).toBeNull();
    isAway = false;
    await wait(2_000);
    expect(text()).not.toContain(messages.lockedUnknown);
    expect(isLocked()).toBe(true);
    await wait(pauseMs);
    expect(isLocked()).toBe(false);
  });

  test("a reminder that was answered on another device counts no more", async () => {
    await open(0);
    await wait(pauseMs + 1_000);
    expect(isLocked()).toBe(false);
    page.calls.responses[minutes] = json({ minutesRemaining: 60 });
    void queryClient.refetchQueries();
    await pass(0);
    expect(dialog()).toBeNull();
    page.calls.responses[minutes] = json({ minutesRemaining: 0 });
    void queryClient.refetchQueries();
    await pass(0);
    expect(isLocked()).toBe(true);
  });

  test("no other place has one", async () => {
    page.policy = specified;
    await open(0);
    expect([isLocked(), links().length]).toEqual([false, 2]);
  });
});
