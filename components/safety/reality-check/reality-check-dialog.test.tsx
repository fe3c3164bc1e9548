import { act, fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { token } from "@/tests/contract/session/browser";
import { failed, json, serveActivity } from "@/tests/support/activity";
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
  passMinutes,
  prepareRealityCheck,
  press,
  push,
  requireDialog,
  signOut,
  specified,
  text,
} from "@/tests/support/islands/reality-check";
import { server } from "@/tests/support/msw";
import { stayIn } from "@/tests/support/stay";

prepareRealityCheck();

const { breaks } = safety;

/** The sign-in of the player, as the identity service says it. */
function signInAt(instant: string): void {
  const own = "CognitoIdentityServiceProvider.greenroom-web.";
  const user = localStorage.getItem(`${own}LastAuthUser`);
  localStorage.setItem(`${own}${user}.idToken`, token(3_600, { auth_time: Date.parse(instant) / 1_000 }));
}

describe("the reminder", () => {
  test("shows turnover, winnings and delta, and since when, in the player's own time [ACT-003, ACT-004]", async () => {
    await open(0);
    expect(text()).toContain("Staked€86.00");
    expect(text()).toContain("Won€61.50");
    expect(text()).toMatch(/Net position[-−]€24\.50/);
    expect(text()).toMatch(/Since 25 Nov 2026, 1:32.pm Eastern European Standard Time, your time/);
    expect(text()).toContain("Your reality check appears every 60 minutes.");
  });

  test("names the interval that counts in a stay whose law asks for a shorter one than the setting", async () => {
    const at = <Value,>(here: Value, NO: Value) => ({ here, at: { NO } });
    const realityCheck = { minutes: at([30, 60, 120], [30]), presetMinutes: at(120, 30), isDuty: at(false, true) };
    page.policy = { ...specified, realityCheck };
    stayIn("NO");
    await open(0);
    expect(text()).toContain("Your reality check appears every 30 minutes.");
    expect(text()).not.toContain("every 60 minutes");
  });

  describe("says how long it has been", () => {
    test("since the reset, by the server's clock, as it goes on", async () => {
      await open(0);
      expect(text()).toContain("Time passed: 1 hr 0 min");
      await passMinutes(5);
      expect(text()).toContain("Time passed: 1 hr 5 min");
    });

    test.each([
      ["does not say since when", json({ currency: "EUR", turnover: "1.00", winnings: "2.00", delta: "1.00" })],
      ["gives no summary", failed(500)],
    ])("since the login here, where the platform %s", async (_what, response) => {
      page.calls = serveActivity(0);
      page.calls.responses["GET summary"] = response;
      await openPage();
      signInAt("2026-11-25T10:27:00.000Z");
      await pass(15_000);
      expect(text()).toContain("Logged in for 2 hr 5 min");
      expect(text()).not.toContain("Time passed");
    });

    test("by no other clock: where nobody knows the time, it says since when", async () => {
      server.use(http.get("*/api/time", () => HttpResponse.json({}, { status: 500 })));
      vi.setSystemTime("2026-11-25T15:00:00.000Z");
      await open(0);
      expect(text()).toMatch(/Since 25 Nov 2026, 1:32.pm/);
      expect(text()).not.toContain("Time passed");
    });
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
    expect(page.calls.made).not.toContain("PATCH reset_timer");
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
    page.calls.responses[minutes] = json({ minutesRemaining: 60 });
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
      page.calls.responses["PATCH reset_timer"] = () => {
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
    page.calls.responses["PATCH reset_timer"] = response;
    await press(button(messages.keep));
    expect(requireDialog().getByRole("alert").textContent).toBe(messages.failed);
    expect(count(minutes)).toBe(1);
    page.calls.responses["PATCH reset_timer"] = () => new HttpResponse(null, { status: 204 });
    page.calls.responses[minutes] = json({ minutesRemaining: 60 });
    await press(button(messages.keep));
    expect(dialog()).toBeNull();
  });

  test("takes one answer at a time", async () => {
    await open(0);
    let end = () => {};
    page.calls.responses["PATCH reset_timer"] = () =>
      new Promise((resolve) => {
        end = () => resolve(new HttpResponse(null, { status: 204 }));
      });
    await press(button(messages.keep));
    await press(button(messages.keep));
    await press(requireDialog().getByRole("link", { name: messages.change }));
    expect(count("PATCH reset_timer")).toBe(1);
    page.calls.responses[minutes] = json({ minutesRemaining: 60 });
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
      page.policy = { ...german, breakConfirmation: { here: true, at: { [country]: false } } };
      stayIn(stay);
      await open(0);
      expect(text()).toContain(breaks.day.hint);
      expect(requireDialog().queryByRole("button", { name: messages.break })).toBeNull();
      await press(button(breaks.day.now));
      expect(sent).toEqual([{ timeoutInHours: 24, initiator: "PLAYER" }]);
    },
  );
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
      page.calls = serveActivity(0);
      page.calls.responses["GET summary"] = response;
      await openPage();
      expect(requireDialog().getByText(messages.unreadable)).toBeTruthy();
      expect(text()).not.toMatch(/\d\.\d\d/);
      for (const name of [site.session.logOut, messages.break, messages.keep]) expect(button(name)).toBeTruthy();
      page.calls.responses["GET summary"] = json(sum);
      await press(button(site.query.retry));
      expect(text()).toContain("Staked€1.00");
      page.calls.responses[minutes] = json({ minutesRemaining: 60 });
      await press(button(messages.keep));
      expect(dialog()).toBeNull();
    },
  );

  test("slow: the reminder is there before it, with its ways on", async () => {
    page.calls = serveActivity(0);
    page.calls.responses["GET summary"] = () => new Promise(() => {});
    await openPage();
    expect(requireDialog().getByText(messages.loading)).toBeTruthy();
    await pass(5_000);
    expect(requireDialog().getByText(site.query.slow)).toBeTruthy();
    page.calls.responses[minutes] = json({ minutesRemaining: 60 });
    await press(button(messages.keep));
    expect(dialog()).toBeNull();
  });
});
