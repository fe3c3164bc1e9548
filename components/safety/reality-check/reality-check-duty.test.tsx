import { cleanup } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { useCount } from "@/lib/safety/reality-check/count";
import { activitySettingsQuery } from "@/lib/safety/reality-check/queries";
import { queryClient } from "@/lib/session/player/player-queries";
import { failed, json, serveActivity } from "@/tests/support/activity";
import {
  button,
  count,
  dialog,
  messages,
  minutes,
  openPage,
  page,
  passMinutes,
  prepareRealityCheck,
  press,
  specified,
} from "@/tests/support/islands/reality-check";
import { stayIn } from "@/tests/support/stay";

prepareRealityCheck();

/** As in the Netherlands: 30 minutes for everybody; with a pause, to see it. */
const dutchTimer = {
  minutes: { here: [30, 60, 120], at: { FI: [30], NO: [30] } },
  presetMinutes: { here: 120, at: { FI: 30, NO: 30 } },
  isDuty: { here: false, at: { FI: true, NO: true } },
};
const dutch = { ...specified, realityCheck: dutchTimer, lockMinutes: { here: 0, at: { FI: 5 } } };

describe("where the law does not let it be off", () => {
  /** The minutes of a platform that counts once a timer was set. */
  let setAt: number;
  beforeEach(() => {
    page.policy = dutch;
    setAt = 0;
  });
  function servePlatform(timer: number | null): void {
    page.calls = serveActivity(timer);
    const set = (value: number | null) => {
      setAt = Date.now();
      page.calls.responses["GET settings"] = json({ timer: value });
      page.calls.responses[minutes] = () =>
        HttpResponse.json({
          minutesRemaining: value === null ? null : Math.ceil(value - (Date.now() - setAt) / 60_000),
        });
      return json({ timer: value })();
    };
    set(timer);
    page.calls.responses["PATCH settings"] = () => set(30);
    page.calls.responses["PATCH reset_timer"] = () => {
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
      expect([page.calls.bodies, dialog()]).toEqual([[{ timer: 30 }], null]);
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
    expect([page.calls.bodies, dialog()]).toEqual([[], null]);
  });

  test("nothing is set where the market leaves the choice", async () => {
    page.policy = specified;
    servePlatform(null);
    await openPage();
    await passMinutes(40);
    expect([page.calls.bodies, dialog()]).toEqual([[], null]);
  });

  test("the country of the stay counts too: here, for as long as the stay lasts, and the player's own setting is left as it is", async () => {
    page.policy = { ...specified, realityCheck: { ...dutchTimer, isDuty: { here: false, at: { NO: true } } } };
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
    page.policy = { ...dutch, realityCheck: { ...dutchTimer, minutes: minutesOf, presetMinutes } };
    stayIn("NO");
    servePlatform(null);
    await openPage();
    await passMinutes(29);
    expect([page.calls.bodies, dialog()]).toEqual([[{ timer: 60 }], null]);
    await passMinutes(2);
    expect(dialog()).not.toBeNull();
  });

  test.each([
    ["refused", failed(400)],
    ["lost", () => HttpResponse.error()],
    ["answered with another interval", json({ timer: null })],
  ])("a change that is %s is sent again, and meanwhile the minutes are counted here", async (_, response) => {
    servePlatform(null);
    page.calls.responses["PATCH settings"] = response;
    await openPage();
    await passMinutes(29);
    expect(dialog()).toBeNull();
    expect(patches()).toBeGreaterThan(15);
    await passMinutes(2);
    expect(dialog()).not.toBeNull();
  });

  test("what was counted before the change was confirmed goes on to its end, over a reload too", async () => {
    servePlatform(null);
    const confirm = page.calls.responses["PATCH settings"] as () => Response;
    page.calls.responses["PATCH settings"] = failed(503);
    await openPage();
    await passMinutes(10);
    cleanup();
    queryClient.clear();
    useCount.setState({ from: null });
    const player = await openPage();
    await passMinutes(10);
    page.calls.responses["PATCH settings"] = confirm;
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
    page.calls.responses[minutes] = left;
    page.calls.responses["GET settings"] = settings;
    await openPage();
    await passMinutes(29);
    expect(dialog()).toBeNull();
    await passMinutes(2);
    expect(dialog()).not.toBeNull();
  });
});
