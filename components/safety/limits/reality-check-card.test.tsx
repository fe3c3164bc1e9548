import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import type { Place } from "@/lib/market/policy/by-place";
import { byPlace } from "@/lib/market/policy/policies";
import { type ChoiceRules, choicesOf } from "@/lib/safety/reality-check/choices";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { type ActivityCalls, failed, json, serveActivity, specifiedChoices } from "@/tests/support/activity";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { RealityCheckCard } from "./reality-check-card";

const messages = safety.limits.realityCheck;
const patch = "PATCH settings";
let calls: ActivityCalls;

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useToasts.setState({ shown: [] });
  history.replaceState(null, "", "/en-UN/my-account/gambling-limits");
  writeConfig();
  await loadAllMessages();
  calls = serveActivity(null);
});

const rulesAt = (market: "UN" | "GB" | "NL" | "DE"): ChoiceRules => ({
  minutes: byPlace(market, "realityCheckMinutes"),
  presetMinutes: byPlace(market, "realityCheckPresetMinutes"),
  isDuty: byPlace(market, "realityCheckIsOn"),
});

function show(timer: number | null, rules: ChoiceRules = specifiedChoices, places: Place[] = []) {
  render(<RealityCheckCard timer={timer} choices={choicesOf(rules, places)} canChange />);
  act(() => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
}
const edit = () => fireEvent.click(screen.getByRole("button", { name: `Change: ${messages.title}` }));
const radios = () => screen.getAllByRole<HTMLInputElement>("radio");
const words = () => radios().map((radio) => radio.labels?.[0]?.textContent);
const chosen = () => radios().find(({ checked }) => checked)?.value;
const save = () => fireEvent.click(screen.getByRole("button", { name: site.form.save }));
const toasts = () => useToasts.getState().shown.map(({ value }) => value);

test("it is off at first, with 120 minutes chosen for whoever switches it on [ACT-001, ACT-002]", () => {
  show(null, rulesAt("UN"));
  expect(screen.getByText(messages.off)).toBeTruthy();
  edit();
  expect(words()).toEqual(["Every 30 minutes", "Every 60 minutes", "Every 120 minutes", "Off"]);
  expect(chosen()).toBe("120");
});

test.each([
  [null, "30", 30, messages.saved],
  [30, "120", 120, messages.saved],
  [60, "off", null, messages.savedOff],
])("from %s, %s is saved by a PATCH of %s [ACT-012]", async (before, choice, timer, said) => {
  calls.responses[patch] = json({ timer });
  show(before);
  edit();
  fireEvent.click(radios().find(({ value }) => value === choice) ?? expect.fail("no such choice"));
  save();
  await eventually(() => expect(toasts()).toEqual([said]));
  expect(calls.bodies).toEqual([{ timer }]);
  expect(screen.queryByRole("radio")).toBeNull();
});

describe("a setting that is not saved", () => {
  test.each([
    ["refused", failed(409), "refused"],
    ["failed", failed(500), "unknown"],
    ["lost", () => HttpResponse.error(), "unknown"],
    ["answered with garbage", json({ timer: "often" }), "unknown"],
  ])("because it was %s is said to be so, and the choice stays", async (_what, response, outcome) => {
    calls.responses[patch] = response;
    show(60);
    edit();
    fireEvent.click(radios()[0] ?? expect.fail("no choice"));
    save();
    const alert = await screen.findByRole("alert");
    expect(alert.dataset.outcome).toBe(outcome);
    expect([chosen(), toasts()]).toEqual(["30", []]);
  });
});

describe("the market's rules", () => {
  test("may choose the shortest interval first", () => {
    show(null, rulesAt("GB"));
    edit();
    expect([chosen(), radios().length]).toEqual(["30", 4]);
  });

  test("may fix it: nothing is left to change, and it says why", () => {
    show(30, rulesAt("NL"));
    const card = within(screen.getByRole("region", { name: messages.title }));
    expect(card.getByText("Every 30 minutes")).toBeTruthy();
    expect(card.getByText(messages.fixed)).toBeTruthy();
    expect(card.queryByRole("button")).toBeNull();
  });

  test.each([
    ["off", null, "NL", "Every 30 minutes"],
    ["too long", 120, "NL", "Every 30 minutes"],
    ["off", null, "DE", "Every 60 minutes"],
    ["as the law has it", 30, "DE", "Every 30 minutes"],
  ])("of a stay ask for an interval where the setting is %s (%s, in %s): that one is shown, as it counts", (...row) => {
    const [, timer, country, shown] = row;
    show(timer, rulesAt("UN"), [{ country: "FI" }, { country }]);
    expect(screen.getByText(shown)).toBeTruthy();
    expect(screen.queryByText(messages.off)).toBeNull();
  });

  test("may forbid off, also for one who has it off", () => {
    show(null, rulesAt("DE"));
    expect(screen.getByText(messages.always)).toBeTruthy();
    edit();
    expect(words()).not.toContain(messages.off);
    expect(chosen()).toBe("60");
  });

  test("of the account's place count where they are stricter", () => {
    const rules = { ...rulesAt("UN") };
    expect(choicesOf(rules, [{ country: "FI" }]).mayBeOff).toBe(true);
    expect(choicesOf(rules, [{ country: "NL" }])).toEqual({ minutes: [30], preset: 30, mayBeOff: false });
  });
});

test("an interval that the platform has beside the specified ones is shown as it is", () => {
  show(45);
  expect(screen.getByText("Every 45 minutes")).toBeTruthy();
});
