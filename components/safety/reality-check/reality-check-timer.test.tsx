import { act, fireEvent, render, screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, test, vi } from "vitest";
import { choicesOf } from "@/lib/safety/reality-check/choices";
import { activitySettingsQuery, rereadTimer } from "@/lib/safety/reality-check/queries";
import { queryClient } from "@/lib/session/player/player-queries";
import { dispatchSession } from "@/lib/session/store";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { signedInPlayer } from "@/tests/contract/session/browser";
import { failed, json, serveActivity, specifiedChoices } from "@/tests/support/activity";
import {
  button,
  count,
  dialog,
  messages,
  minutes,
  open,
  openPage,
  page,
  pass,
  passMinutes,
  prepareRealityCheck,
  press,
  specified,
  Timer,
  text,
} from "@/tests/support/islands/reality-check";
import { RealityCheckCard } from "../limits/reality-check-card";

prepareRealityCheck();

describe("the timer", () => {
  test("is read on start and then every 60 seconds, and for nobody who is not signed in [ACT-006, SESS-007]", async () => {
    page.calls = serveActivity(40);
    render(<Timer />);
    act(() => dispatchSession({ type: "found-guest" }));
    await pass(180_000);
    expect(page.calls.made).toEqual([]);
    act(() => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
    await pass(0);
    expect(count(minutes)).toBe(1);
    await pass(59_000);
    expect(count(minutes)).toBe(1);
    await pass(1_000);
    expect(count(minutes)).toBe(2);
    await pass(60_000);
    expect(count(minutes)).toBe(3);
    act(() => dispatchSession({ type: "signed-out" }));
    await pass(300_000);
    expect(count(minutes)).toBe(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("that is null stops the loop, and a new setting starts it again [ACT-005, ACT-010]", async () => {
    const player = await open(null);
    await pass(300_000);
    expect([count(minutes), dialog()]).toEqual([1, null]);
    page.calls.responses[minutes] = json({ minutesRemaining: 30 });
    rereadTimer(player);
    await pass(0);
    await pass(60_000);
    expect(count(minutes)).toBe(3);
    expect(dialog()).toBeNull();
  });

  test("runs again once a new setting was saved [ACT-010]", async () => {
    await open(null);
    render(<RealityCheckCard timer={null} choices={choicesOf(specifiedChoices, [])} canChange />);
    fireEvent.click(screen.getByRole("button", { name: `Change: ${safety.limits.realityCheck.title}` }));
    page.calls.responses["PATCH settings"] = json({ timer: 120 });
    page.calls.responses[minutes] = json({ minutesRemaining: 120 });
    await press(screen.getByRole("button", { name: site.form.save }));
    expect([page.calls.bodies, count(minutes)]).toEqual([[{ timer: 120 }], 2]);
    await pass(60_000);
    expect(count(minutes)).toBe(3);
  });

  test("that was switched on by a change whose answer was lost runs, in the other tabs too", async () => {
    const player = await open(null);
    render(<RealityCheckCard timer={null} choices={choicesOf(specifiedChoices, [])} canChange />);
    await queryClient.fetchQuery(activitySettingsQuery(player));
    const change = async (kept: number | null) => {
      page.calls.responses["GET settings"] = json({ timer: kept });
      page.calls.responses[minutes] = json({ minutesRemaining: kept });
      if (screen.queryAllByRole("radio").length === 0)
        await press(screen.getByRole("button", { name: `Change: ${safety.limits.realityCheck.title}` }));
      page.calls.responses["PATCH settings"] = failed(503);
      await press(screen.getByRole("button", { name: site.form.save }));
    };
    await change(null);
    expect([count(minutes), localStorage.getItem("player:activity-restarted")]).toEqual([2, null]);
    await change(120);
    expect([count("GET settings"), count(minutes)]).toEqual([3, 3]);
    expect(localStorage.getItem("player:activity-restarted")).not.toBeNull();
    await pass(60_000);
    expect(count(minutes)).toBe(4);
  });

  const unread: [string, () => Response][] = [
    ["a failure", failed(500)],
    ["text", json({ minutesRemaining: "soon" })],
    ["nothing", json({})],
    ["garbage", () => new HttpResponse("<html>", { headers: { "content-type": "text/html" } })],
  ];

  test.each(unread)(
    "that cannot be read, %s, is neither off nor due: it is read again a minute later",
    async (_, response) => {
      page.calls = serveActivity(40);
      page.calls.responses[minutes] = response;
      await openPage();
      expect([count(minutes), dialog()]).toEqual([1, null]);
      await pass(60_000);
      expect([count(minutes), dialog()]).toEqual([2, null]);
      page.calls.responses[minutes] = json({ minutesRemaining: 0 });
      await pass(60_000);
      expect(dialog()).not.toBeNull();
    },
  );

  test.each(unread)(
    "that can never be read, %s, is due once its setting's minutes have passed here, without figures",
    async (_, response) => {
      page.calls = serveActivity(40);
      page.calls.responses[minutes] = response;
      page.calls.responses["GET settings"] = json({ timer: 15 });
      page.calls.responses["GET summary"] = failed(500);
      await openPage();
      await passMinutes(14);
      expect(dialog()).toBeNull();
      await passMinutes(2);
      expect(text()).toContain(messages.unreadable);
      expect(text()).not.toContain("€");
      await press(button(messages.keep));
      expect(dialog()).toBeNull();
      await passMinutes(14);
      expect(dialog()).toBeNull();
      await passMinutes(2);
      expect(dialog()).not.toBeNull();
    },
  );

  test.each([
    ["off, never", json({ timer: null }), 40, false],
    ["not known either, after the market's", failed(500), 31, true],
    ["not known either, not before the market's", failed(500), 29, false],
  ])("that can never be read with a setting that is %s", async (_, settings, passedMinutes, isDue) => {
    page.policy = { ...specified, realityCheck: { ...specifiedChoices, presetMinutes: { here: 30, at: {} } } };
    page.calls = serveActivity(40);
    page.calls.responses[minutes] = failed(500);
    page.calls.responses["GET settings"] = settings;
    await openPage();
    await passMinutes(passedMinutes);
    expect(dialog() !== null).toBe(isDue);
  });

  test("that was read and cannot be read any more is due once its minutes have passed, until it is read again [ACT-007]", async () => {
    await open(2);
    page.calls.responses[minutes] = failed(500);
    await pass(60_100);
    expect([count(minutes), dialog()]).toEqual([2, null]);
    await pass(60_100);
    expect(dialog()).not.toBeNull();
    page.calls.responses[minutes] = json({ minutesRemaining: 30 });
    await pass(60_100);
    expect(dialog()).toBeNull();
  });

  test.each([0, -1])(
    "at %i minutes the summary is asked for, the timer stops, and the reminder is raised [ACT-007]",
    async (left) => {
      await open(1);
      expect(dialog()).toBeNull();
      page.calls.responses[minutes] = json({ minutesRemaining: left });
      await pass(60_000);
      expect([count(minutes), count("GET summary")]).toEqual([2, 1]);
      expect(dialog()).not.toBeNull();
      await pass(300_000);
      expect([count(minutes), count("GET summary")]).toEqual([2, 1]);
    },
  );

  test.each([
    ["forward, as after a sleep", 1_200_000],
    ["back", -1_200_000],
  ])("is read at once when the clock jumps %s", async (_where, jumpMs) => {
    await open(40);
    page.calls.responses[minutes] = json({ minutesRemaining: 0 });
    vi.setSystemTime(Date.now() + jumpMs);
    await pass(5_000);
    expect(count(minutes)).toBe(2);
    expect(dialog()).not.toBeNull();
  });

  test("is read at once when the tab is seen again, and not while it is hidden", async () => {
    await open(40);
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    await pass(300_000);
    expect(count(minutes)).toBe(1);
    page.calls.responses[minutes] = json({ minutesRemaining: -3 });
    visibility.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    await pass(0);
    expect(count(minutes)).toBe(2);
    expect(dialog()).not.toBeNull();
  });
});

describe("over tabs", () => {
  /** What another tab writes when its reminder was answered. */
  const answerElsewhere = () => {
    localStorage.setItem("player:activity-restarted", JSON.stringify({ v: 1, value: Date.now() + 1 }));
    act(() => void dispatchEvent(new StorageEvent("storage", { key: "player:activity-restarted" })));
  };

  test("one answer closes the reminder in all of them", async () => {
    await open(0);
    page.calls.responses[minutes] = json({ minutesRemaining: 60 });
    answerElsewhere();
    await pass(0);
    expect(dialog()).toBeNull();
    expect(page.calls.made).not.toContain("PATCH reset_timer");
    expect(count(minutes)).toBe(2);
  });

  test("the answer here is told to the others, once the platform has confirmed it", async () => {
    await open(0);
    page.calls.responses["PATCH reset_timer"] = failed(500);
    await press(button(messages.keep));
    expect(localStorage.getItem("player:activity-restarted")).toBeNull();
    page.calls.responses["PATCH reset_timer"] = () => new HttpResponse(null, { status: 204 });
    await press(button(messages.keep));
    expect(localStorage.getItem("player:activity-restarted")).not.toBeNull();
  });

  test("a sign-out takes the reminder away", async () => {
    await open(0);
    expect(dialog()).not.toBeNull();
    act(() => dispatchSession({ type: "signed-out" }));
    await pass(0);
    expect(dialog()).toBeNull();
  });
});

describe("the check after a login [ACT-012]", () => {
  const check = "GET activity_check";

  test("is made once per login, whatever page follows", async () => {
    await open(40);
    await pass(180_000);
    expect(count(check)).toBe(1);
    queryClient.clear();
    act(() => dispatchSession({ type: "signed-out" }));
    act(() => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
    await pass(0);
    expect(count(check)).toBe(1);
    expect(count(minutes)).toBe(5);
  });

  test("raises a reminder that is due, until it is answered", async () => {
    page.calls = serveActivity(40);
    page.calls.responses[check] = json({ reminder: "reminder" });
    await openPage();
    await press(button(messages.keep));
    expect(dialog()).toBeNull();
    await pass(60_000);
    expect([dialog(), count(check)]).toEqual([null, 1]);
  });

  test("answered before its response has come: the late one brings no reminder back", async () => {
    page.calls = serveActivity(0);
    let release = () => {};
    page.calls.responses[check] = () =>
      new Promise((resolve) => {
        release = () => resolve(json({ reminder: "reminder" })());
      });
    await openPage();
    const late = release;
    page.calls.responses[minutes] = json({ minutesRemaining: 60 });
    page.calls.responses[check] = json({ reminder: null });
    await press(button(messages.keep));
    late();
    await pass(0);
    expect([dialog(), count(check)]).toEqual([null, 2]);
    expect(localStorage.getItem("player:activity-checked")).not.toBeNull();
  });
});
