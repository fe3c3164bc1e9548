import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DialogHost } from "@/components/site/dialogs/dialog-host";
import { choicesOf } from "@/lib/safety/reality-check/choices";
import { useCount } from "@/lib/safety/reality-check/count";
import { activitySettingsQuery, rereadTimer } from "@/lib/safety/reality-check/queries";
import { queryClient } from "@/lib/session/player/player-queries";
import { type Player, playerIn, unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { currentStep } from "@/lib/site/dialogs/history-steps";
import { useDialogs } from "@/lib/site/dialogs/store";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { type ActivityCalls, failed, json, serveActivity, specifiedChoices } from "@/tests/support/activity";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { safetyDialogs } from "../dialogs";
import { RealityCheckCard } from "../limits/reality-check-card";
// Loaded before the clock stands still: the reminder comes with the turns of a test then.
import "./reality-check-dialog";
import { RealityCheckTimer } from "./reality-check-timer";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({
  usePathname: () => "/en-UN/online-casino",
  useRouter: () => ({ push, replace: push }),
}));
const signOut = vi.hoisted(() => vi.fn(async () => {}));
vi.mock("@/lib/session/sign-out/sign-out", () => ({ signOut }));

function Timer() {
  const signedIn = useSession(playerIn);
  return signedIn ? <RealityCheckTimer player={signedIn} {...policy} /> : null;
}

const messages = safety.realityCheck;
const { breaks } = safety;
const specified = {
  realityCheck: specifiedChoices,
  lockMinutes: { here: 0, at: {} },
  breakConfirmation: { here: true, at: {} },
};
/** Of Germany: five minutes of pause, and a break by one press. */
const german = {
  ...specified,
  lockMinutes: { here: 0, at: { FI: 5 } },
  breakConfirmation: { here: true, at: { FI: false } },
};
/** As in the Netherlands: 30 minutes for everybody; with a pause, to see it. */
const dutchTimer = {
  minutes: { here: [30, 60, 120], at: { FI: [30], NO: [30] } },
  presetMinutes: { here: 120, at: { FI: 30, NO: 30 } },
  isDuty: { here: false, at: { FI: true, NO: true } },
};
const dutch = { ...specified, realityCheck: dutchTimer, lockMinutes: { here: 0, at: { FI: 5 } } };
/** Also while the clocks stand still. */
const realNow = performance.now.bind(performance);
let policy: Omit<ComponentProps<typeof RealityCheckTimer>, "player">;
const minutes = "GET minutes_remaining";
let calls: ActivityCalls;
let player: Player;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"] });
  vi.setSystemTime("2026-11-25T12:32:00.000Z");
  const [startedAt, steadyAt] = [Date.now(), performance.now()];
  // The server's clock, which the one of the device does not move.
  server.use(http.get("*/api/time", () => HttpResponse.json({ now: startedAt + performance.now() - steadyAt })));
  vi.stubEnv("TZ", "Europe/Helsinki");
  queryClient.clear();
  useDialogs.setState({ requests: [] });
  useSession.setState(unknownSession, true);
  localStorage.clear();
  history.replaceState(null, "", "/en-UN/online-casino");
  writeConfig();
  await loadAllMessages();
  policy = specified;
  push.mockReset();
  signOut.mockReset();
});
afterEach(async () => {
  act(() => dispatchSession({ type: "signed-out" }));
  // The entries of closed dialogs are left by steps of their own.
  do await pass(3_100);
  while (currentStep() !== undefined);
  stayIn("");
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Lets so much time pass, and what happens at its end: responses come by real tasks. */
async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  // A timer of 0 ms that begins during a turn of the fake clock is one of 1 ms.
  await act(() => vi.advanceTimersByTimeAsync(1));
  const startedAt = realNow();
  const isBusy = () => queryClient.isFetching() + queryClient.isMutating() > 0 && realNow() - startedAt < 1_000;
  // Turns after the last response too: what it says is told by timers, and drawn after them.
  for (let left = 30; left > 0; left = isBusy() ? 30 : left - 1)
    await act(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(0);
    });
}

/** The same for many minutes, in which each read has its response. */
async function passMinutes(count: number): Promise<void> {
  for (let minute = 0; minute < count; minute++) {
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    for (let turn = 0; turn < 50 && queryClient.isFetching() + queryClient.isMutating() > 0; turn++)
      await act(async () => {
        await new Promise((resolve) => setImmediate(resolve));
        await vi.advanceTimersByTimeAsync(0);
      });
  }
  await pass(0);
}

async function open(minutesRemaining: number | null): Promise<void> {
  calls = serveActivity(minutesRemaining);
  await openPage();
}
async function openPage(): Promise<void> {
  render(
    <>
      <Timer />
      <DialogHost registry={safetyDialogs} />
    </>,
  );
  player = signedInPlayer();
  act(() => dispatchSession({ type: "signed-in", player }));
  await pass(0);
}

function stayIn(country: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the edge does
  document.cookie = `country-code=${country}; path=/`;
}

const count = (line: string) => calls.made.filter((made) => made === line).length;
const dialog = () => screen.queryByRole("dialog", { name: messages.title });
const requireDialog = () => within(dialog() ?? expect.fail("no reminder is shown"));
const button = (name: string) => requireDialog().getByRole("button", { name });
const press = async (element: HTMLElement) => {
  fireEvent.click(element);
  await pass(0);
};
/** ICU changes its mind about which space does not break. */
const text = () => dialog()?.textContent.replace(/[\u00a0\u202f]/g, " ") ?? "";

describe("the timer", () => {
  test("is read on start and then every 60 seconds, and for nobody who is not signed in [ACT-006, SESS-007]", async () => {
    calls = serveActivity(40);
    render(<Timer />);
    act(() => dispatchSession({ type: "found-guest" }));
    await pass(180_000);
    expect(calls.made).toEqual([]);
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
    await open(null);
    await pass(300_000);
    expect([count(minutes), dialog()]).toEqual([1, null]);
    calls.responses[minutes] = json({ minutesRemaining: 30 });
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
    calls.responses["PATCH settings"] = json({ timer: 120 });
    calls.responses[minutes] = json({ minutesRemaining: 120 });
    await press(screen.getByRole("button", { name: site.form.save }));
    expect([calls.bodies, count(minutes)]).toEqual([[{ timer: 120 }], 2]);
    await pass(60_000);
    expect(count(minutes)).toBe(3);
  });

  test("that was switched on by a change whose answer was lost runs, in the other tabs too", async () => {
    await open(null);
    render(<RealityCheckCard timer={null} choices={choicesOf(specifiedChoices, [])} canChange />);
    await queryClient.fetchQuery(activitySettingsQuery(player));
    const change = async (kept: number | null) => {
      calls.responses["GET settings"] = json({ timer: kept });
      calls.responses[minutes] = json({ minutesRemaining: kept });
      if (screen.queryAllByRole("radio").length === 0)
        await press(screen.getByRole("button", { name: `Change: ${safety.limits.realityCheck.title}` }));
      calls.responses["PATCH settings"] = failed(503);
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
      calls = serveActivity(40);
      calls.responses[minutes] = response;
      await openPage();
      expect([count(minutes), dialog()]).toEqual([1, null]);
      await pass(60_000);
      expect([count(minutes), dialog()]).toEqual([2, null]);
      calls.responses[minutes] = json({ minutesRemaining: 0 });
      await pass(60_000);
      expect(dialog()).not.toBeNull();
    },
  );

  test.each(unread)(
    "that can never be read, %s, is due once its setting's minutes have passed here, without figures",
    async (_, response) => {
      calls = serveActivity(40);
      calls.responses[minutes] = response;
      calls.responses["GET settings"] = json({ timer: 15 });
      calls.responses["GET summary"] = failed(500);
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
    policy = { ...specified, realityCheck: { ...specifiedChoices, presetMinutes: { here: 30, at: {} } } };
    calls = serveActivity(40);
    calls.responses[minutes] = failed(500);
    calls.responses["GET settings"] = settings;
    await openPage();
    await passMinutes(passedMinutes);
    expect(dialog() !== null).toBe(isDue);
  });

  test("that was read and cannot be read any more is due once its minutes have passed, until it is read again [ACT-007]", async () => {
    await open(2);
    calls.responses[minutes] = failed(500);
    await pass(60_100);
    expect([count(minutes), dialog()]).toEqual([2, null]);
    await pass(60_100);
    expect(dialog()).not.toBeNull();
    calls.responses[minutes] = json({ minutesRemaining: 30 });
    await pass(60_100);
    expect(dialog()).toBeNull();
  });

  test.each([0, -1])(
    "at %i minutes the summary is asked for, the timer stops, and the reminder is raised [ACT-007]",
    async (left) => {
      await open(1);
      expect(dialog()).toBeNull();
      calls.responses[minutes] = json({ minutesRemaining: left });
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
    calls.responses[minutes] = json({ minutesRemaining: 0 });
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
    calls.responses[minutes] = json({ minutesRemaining: -3 });
    visibility.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    await pass(0);
    expect(count(minutes)).toBe(2);
    expect(dialog()).not.toBeNull();
  });
});

describe("where the law does not let it be off", () => {
  /** The minutes of a platform that counts once a timer was set. */
  let setAt: number;
  beforeEach(() => {
    policy = dutch;
    setAt = 0;
  });
  function servePlatform(timer: number | null): void {
    calls = serveActivity(timer);
    const set = (value: number | null) => {
      setAt = Date.now();
      calls.responses["GET settings"] = json({ timer: value });
      calls.responses[minutes] = () =>
        HttpResponse.json({
          minutesRemaining: value === null ? null : Math.ceil(value - (Date.now() - setAt) / 60_000),
        });
      return json({ timer: value })();
    };
    set(timer);
    calls.responses["PATCH settings"] = () => set(30);
    calls.responses["PATCH reset_timer"] = () => {
      setAt = Date.now();
      return new HttpResponse(null, { status: 204 });
    };
  }
  const patches = () => count("PATCH settings");

  test.each([null, 120])(
    "a setting of %s is replaced by the law's at the platform, whose reminder comes after 30 minutes",
    async (timer) => {
      servePlatform(timer);
      await openPage();
      expect([calls.bodies, dialog()]).toEqual([[{ timer: 30 }], null]);
      await passMinutes(29);
      expect(dialog()).toBeNull();
      await passMinutes(1);
      expect(button(messages.keep).getAttribute("aria-disabled")).toBe("true");
      expect(patches()).toBe(1);
    },
  );

  test.each([15, 30])("a setting of %i minutes, which the law allows, is left alone", async (timer) => {
    servePlatform(timer);
    await openPage();
    await passMinutes(10);
    expect([calls.bodies, dialog()]).toEqual([[], null]);
  });

  test("nothing is set where the market leaves the choice", async () => {
    policy = specified;
    servePlatform(null);
    await openPage();
    await passMinutes(40);
    expect([calls.bodies, dialog()]).toEqual([[], null]);
  });

  test("the country of the stay counts too: here, for as long as the stay lasts, and the player's own setting is left as it is", async () => {
    policy = { ...specified, realityCheck: { ...dutchTimer, isDuty: { here: false, at: { NO: true } } } };
    stayIn("NO");
    servePlatform(null);
    await openPage();
    await passMinutes(29);
    // What nothing is sent for is not read again and again.
    expect([dialog(), count("GET settings")]).toEqual([null, 1]);
    await passMinutes(2);
    expect(dialog()).not.toBeNull();
    await press(button(messages.keep));
    expect(dialog()).toBeNull();

    cleanup();
    stayIn("");
    await openPage();
    await passMinutes(40);
    expect([patches(), dialog()]).toEqual([0, null]);
  });

  test("a stay whose law asks for shorter minutes than the account's adds them here alone", async () => {
    const minutesOf = { here: [30, 60, 120], at: { FI: [60], NO: [30] } };
    const presetMinutes = { here: 120, at: { FI: 60, NO: 30 } };
    policy = { ...dutch, realityCheck: { ...dutchTimer, minutes: minutesOf, presetMinutes } };
    stayIn("NO");
    servePlatform(null);
    await openPage();
    await passMinutes(29);
    expect([calls.bodies, dialog()]).toEqual([[{ timer: 60 }], null]);
    await passMinutes(2);
    expect(dialog()).not.toBeNull();
  });

  test.each([
    ["refused", failed(400)],
    ["lost", () => HttpResponse.error()],
    ["answered with another interval", json({ timer: null })],
  ])("a change that is %s is sent again, and meanwhile the minutes are counted here", async (_, response) => {
    servePlatform(null);
    calls.responses["PATCH settings"] = response;
    await openPage();
    await passMinutes(29);
    expect(dialog()).toBeNull();
    expect(patches()).toBeGreaterThan(15);
    await passMinutes(2);
    expect(dialog()).not.toBeNull();
  });

  test("what was counted before the change was confirmed goes on to its end, over a reload too", async () => {
    servePlatform(null);
    const confirm = calls.responses["PATCH settings"] as () => Response;
    calls.responses["PATCH settings"] = failed(503);
    await openPage();
    await passMinutes(10);
    cleanup();
    queryClient.clear();
    useCount.setState({ from: null });
    await openPage();
    await passMinutes(10);
    calls.responses["PATCH settings"] = confirm;
    await passMinutes(1);
    expect(queryClient.getQueryData(activitySettingsQuery(player).queryKey)).toEqual({ timer: 30 });
    await passMinutes(7);
    expect(dialog()).toBeNull();
    await passMinutes(3);
    expect(dialog()).not.toBeNull();
  });

  test.each([
    ["neither minutes nor setting", failed(500), failed(500)],
    ["minutes that are off beside a setting that is on", json({ minutesRemaining: null }), json({ timer: 30 })],
  ])("%s: the law's minutes are counted here", async (_, left, settings) => {
    servePlatform(30);
    calls.responses[minutes] = left;
    calls.responses["GET settings"] = settings;
    await openPage();
    await passMinutes(29);
    expect(dialog()).toBeNull();
    await passMinutes(2);
    expect(dialog()).not.toBeNull();
  });
});

describe("the reminder", () => {
  test("shows turnover, winnings and delta, and since when, in the player's own time [ACT-003, ACT-004]", async () => {
    await open(0);
    expect(text()).toContain("Staked€86.00");
    expect(text()).toContain("Won€61.50");
    expect(text()).toMatch(/Net position[-−]€24\.50/);
    expect(text()).toMatch(/Since 25 Nov 2026, 1:32.pm Eastern European Standard Time, your time/);
    expect(text()).toContain("Your reality check appears every 60 minutes.");
  });

  test("is closed neither by Escape nor by a press beside it nor by Back [ACT-009]", async () => {
    await open(0);
    const element = dialog() ?? expect.fail("no reminder is shown");
    expect(requireDialog().queryByRole("button", { name: site.actions.close })).toBeNull();
    const pressed = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    act(() => void document.dispatchEvent(pressed));
    expect(pressed.defaultPrevented).toBe(true);
    const cancel = new Event("cancel", { cancelable: true });
    act(() => void element.dispatchEvent(cancel));
    expect(cancel.defaultPrevented).toBe(true);
    fireEvent.click(element);
    act(() => history.back());
    await pass(100);
    expect(dialog()).toBe(element);
    expect(calls.made).not.toContain("PATCH reset_timer");
  });

  test.each([
    ["continues", () => button(messages.keep), null],
    [
      "follows the link",
      () => requireDialog().getByRole("link", { name: messages.bets }),
      "/en-UN/my-account/banking/transactions",
    ],
    [
      "goes to the limits",
      () => requireDialog().getByRole("link", { name: messages.change }),
      "/en-UN/my-account/gambling-limits",
    ],
  ])("of a player who %s resets the timer, which runs again [ACT-008, ACT-009, ACT-010]", async (_what, find, to) => {
    await open(0);
    calls.responses[minutes] = json({ minutesRemaining: 60 });
    await press(find());
    await pass(3_100);
    expect(count("PATCH reset_timer")).toBe(1);
    expect(dialog()).toBeNull();
    expect(push.mock.calls).toEqual(to === null ? [] : [[to]]);
    const read = count(minutes);
    expect(read).toBe(2);
    await pass(60_000);
    expect(count(minutes)).toBe(3);
  });

  test.each([204, 500])(
    "of a player who logs out resets the timer before the sign-out, also where that fails: %i [ACT-008]",
    async (status) => {
      await open(0);
      const assign = vi.fn();
      vi.stubGlobal("location", { pathname: "/en-UN/online-casino", origin: "http://localhost:3000", assign });
      calls.responses["PATCH reset_timer"] = () => {
        expect(signOut).not.toHaveBeenCalled();
        return status === 204 ? new HttpResponse(null, { status }) : failed(status)();
      };
      await press(button(site.session.logOut));
      expect(count("PATCH reset_timer")).toBe(1);
      expect(signOut).toHaveBeenCalledOnce();
      expect(assign.mock.calls).toEqual([["/en-UN"]]);
    },
  );

  test.each([
    ["refused", failed(409)],
    ["failed", failed(500)],
    ["lost", () => HttpResponse.error()],
  ])("stays where its answer was %s, says so, and takes another one", async (_what, response) => {
    await open(0);
    calls.responses["PATCH reset_timer"] = response;
    await press(button(messages.keep));
    expect(requireDialog().getByRole("alert").textContent).toBe(messages.failed);
    expect(count(minutes)).toBe(1);
    calls.responses["PATCH reset_timer"] = () => new HttpResponse(null, { status: 204 });
    calls.responses[minutes] = json({ minutesRemaining: 60 });
    await press(button(messages.keep));
    expect(dialog()).toBeNull();
  });

  test("takes one answer at a time", async () => {
    await open(0);
    let end = () => {};
    calls.responses["PATCH reset_timer"] = () =>
      new Promise((resolve) => {
        end = () => resolve(new HttpResponse(null, { status: 204 }));
      });
    await press(button(messages.keep));
    await press(button(messages.keep));
    await press(requireDialog().getByRole("link", { name: messages.change }));
    expect(count("PATCH reset_timer")).toBe(1);
    calls.responses[minutes] = json({ minutesRemaining: 60 });
    end();
    await pass(0);
    expect([dialog(), push.mock.calls]).toEqual([null, []]);
  });
});

describe("a break from the reminder", () => {
  let sent: unknown[];
  beforeEach(() => {
    sent = [];
    server.use(
      http.patch("http://platform.test/v1/player/timeout", async ({ request }) => {
        sent.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
      http.delete("*/api/session", () => new HttpResponse(null, { status: 204 })),
      http.post("http://identity.test/", () => HttpResponse.json({})),
    );
  });

  test("is confirmed in its place, and whoever goes back finds the reminder, which nothing has answered", async () => {
    await open(0);
    await press(button(messages.break));
    expect(dialog()).toBeNull();
    const confirmation = screen.getByRole("dialog", { name: breaks.day.title });
    expect(confirmation.textContent).toContain(breaks.facts.out);
    expect(within(confirmation).queryByRole("button", { name: site.actions.close })).toBeNull();
    await press(within(confirmation).getByRole("button", { name: breaks.back }));
    expect(button(messages.keep)).toBeTruthy();
    expect([count("PATCH reset_timer"), sent, push.mock.calls]).toEqual([0, [], []]);
    await press(button(messages.break));
    await press(screen.getByRole("button", { name: breaks.timeOut.start }));
    expect(sent).toEqual([{ timeoutInHours: 24, initiator: "PLAYER" }]);
  });

  test.each([
    ["the account's place", "FI", ""],
    ["the country of the stay", "NO", "NO"],
  ])(
    "begins by one press where the law of %s forbids a second, with the sentence that says so [LIMIT-028]",
    async (...row) => {
      const [, country, stay] = row;
      policy = { ...german, breakConfirmation: { here: true, at: { [country]: false } } };
      stayIn(stay);
      await open(0);
      expect(text()).toContain(breaks.day.hint);
      expect(requireDialog().queryByRole("button", { name: messages.break })).toBeNull();
      await press(button(breaks.day.now));
      expect(sent).toEqual([{ timeoutInHours: 24, initiator: "PLAYER" }]);
    },
  );
});

describe("where the market asks for a pause", () => {
  const isLocked = () => button(messages.keep).getAttribute("aria-disabled") === "true";
  const links = () => requireDialog().queryAllByRole("link");
  const pauseMs = 5 * 60_000;
  /** Without the turns of the event loop for each second. */
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  beforeEach(() => {
    policy = german;
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
    calls.responses[minutes] = json({ minutesRemaining: 60 });
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
    calls.responses[minutes] = json({ minutesRemaining: 60 });
    await press(button(messages.keep));
    calls.responses[minutes] = json({ minutesRemaining: 0 });
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
    calls.responses[minutes] = json({ minutesRemaining: 60 });
    void queryClient.refetchQueries();
    await pass(0);
    expect(dialog()).toBeNull();
    calls.responses[minutes] = json({ minutesRemaining: 0 });
    void queryClient.refetchQueries();
    await pass(0);
    expect(isLocked()).toBe(true);
  });

  test("no other place has one", async () => {
    policy = specified;
    await open(0);
    expect([isLocked(), links().length]).toEqual([false, 2]);
  });
});

describe("a summary that does not arrive", () => {
  const sum = { currency: "EUR", turnover: "1.00", winnings: "2.00", delta: "1.00" };

  test.each([
    ["refused", failed(409)],
    ["a failure", failed(500)],
    ["no JSON", () => new HttpResponse("<html>", { headers: { "content-type": "text/html" } })],
    ["without its delta", json({ ...sum, delta: undefined })],
    ["with text for an amount", json({ ...sum, turnover: "much" })],
    ["with a turnover below 0", json({ ...sum, turnover: "-1.00" })],
    ["in an unknown currency", json({ ...sum, currency: "XTS" })],
  ])(
    "%s: the reminder says so without a figure, still blocks, and takes an answer [ACT-007]",
    async (_what, response) => {
      calls = serveActivity(0);
      calls.responses["GET summary"] = response;
      await openPage();
      expect(requireDialog().getByText(messages.unreadable)).toBeTruthy();
      expect(text()).not.toMatch(/\d\.\d\d/);
      for (const name of [site.session.logOut, messages.break, messages.keep]) expect(button(name)).toBeTruthy();
      calls.responses["GET summary"] = json(sum);
      await press(button(site.query.retry));
      expect(text()).toContain("Staked€1.00");
      calls.responses[minutes] = json({ minutesRemaining: 60 });
      await press(button(messages.keep));
      expect(dialog()).toBeNull();
    },
  );

  test("slow: the reminder is there before it, with its ways on", async () => {
    calls = serveActivity(0);
    calls.responses["GET summary"] = () => new Promise(() => {});
    await openPage();
    expect(requireDialog().getByText(messages.loading)).toBeTruthy();
    await pass(5_000);
    expect(requireDialog().getByText(site.query.slow)).toBeTruthy();
    calls.responses[minutes] = json({ minutesRemaining: 60 });
    await press(button(messages.keep));
    expect(dialog()).toBeNull();
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
    calls.responses[minutes] = json({ minutesRemaining: 60 });
    answerElsewhere();
    await pass(0);
    expect(dialog()).toBeNull();
    expect(calls.made).not.toContain("PATCH reset_timer");
    expect(count(minutes)).toBe(2);
  });

  test("the answer here is told to the others, once the platform has confirmed it", async () => {
    await open(0);
    calls.responses["PATCH reset_timer"] = failed(500);
    await press(button(messages.keep));
    expect(localStorage.getItem("player:activity-restarted")).toBeNull();
    calls.responses["PATCH reset_timer"] = () => new HttpResponse(null, { status: 204 });
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
    calls = serveActivity(40);
    calls.responses[check] = json({ reminder: "reminder" });
    await openPage();
    await press(button(messages.keep));
    expect(dialog()).toBeNull();
    await pass(60_000);
    expect([dialog(), count(check)]).toEqual([null, 1]);
  });

  test("answered before its response has come: the late one brings no reminder back", async () => {
    calls = serveActivity(0);
    let release = () => {};
    calls.responses[check] = () =>
      new Promise((resolve) => {
        release = () => resolve(json({ reminder: "reminder" })());
      });
    await openPage();
    const late = release;
    calls.responses[minutes] = json({ minutesRemaining: 60 });
    calls.responses[check] = json({ reminder: null });
    await press(button(messages.keep));
    late();
    await pass(0);
    expect([dialog(), count(check)]).toEqual([null, 2]);
    expect(localStorage.getItem("player:activity-checked")).not.toBeNull();
  });
});
