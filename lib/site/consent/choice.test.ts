// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  adoptChoice,
  allOptions,
  choose,
  consentVersion,
  essentialOptions,
  followConsent,
  forgetChoice,
  isUnsent,
  keptChoice,
  noteSent,
  noteUnsent,
  readConsent,
  useConsent,
} from "./choice";
import { mayUse, whenAllowed } from "./gate";

const { dataset } = document.documentElement;
const refuseAll = { performance: false, marketing: false };
const acceptAll = { performance: true, marketing: true };

beforeEach(() => {
  localStorage.clear();
  delete dataset.consent;
  useConsent.setState(useConsent.getInitialState(), true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const put = (change: object) => {
  choose(acceptAll);
  const { v, value } = JSON.parse(localStorage.getItem("consent") ?? "");
  localStorage.setItem("consent", JSON.stringify({ v, value: { ...value, ...change } }));
};

test("the options are essentials, performance and marketing, all true [COOKIE-001]", () => {
  expect(allOptions).toEqual({ essentials: true, performance: true, marketing: true });
  expect(essentialOptions).toEqual({ essentials: true, performance: false, marketing: false });
});

test("a choice keeps the options, an accepted flag and a consent id in local storage, and its time and version [COOKIE-003]", () => {
  expect(localStorage.getItem("consent")).toBeNull();
  expect(choose({ performance: true, marketing: false })).toBe(true);
  const { value } = JSON.parse(localStorage.getItem("consent") ?? "");
  expect(value).toMatchObject({
    options: { essentials: true, performance: true, marketing: false },
    accepted: true,
    version: consentVersion,
  });
  expect(value.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(Date.parse(value.chosenAt)).toBeLessThanOrEqual(Date.now());
});

test("a visitor's id is random, and the same for every later choice; the platform's takes its place [COOKIE-009]", () => {
  choose(refuseAll);
  const first = keptChoice()?.id;
  choose(acceptAll);
  expect(keptChoice()?.id).toBe(first);
  adoptChoice({ id: "of the platform", options: allOptions, chosenAt: null });
  choose(refuseAll);
  expect(keptChoice()?.id).toBe("of the platform");
  localStorage.clear();
  choose(refuseAll);
  expect(keptChoice()?.id).not.toBe(first);
});

test("the notice asks until there is a choice, whichever it is [COOKIE-005]", () => {
  for (const choice of [acceptAll, refuseAll]) {
    localStorage.clear();
    useConsent.setState({ isAnswered: false });
    readConsent();
    readConsent();
    expect(dataset.consent).toBe("missing");
    choose(choice);
    readConsent();
    expect(dataset.consent).toBeUndefined();
  }
});

test.each([
  ["missing", undefined],
  ["chosen", "chosen"],
] as const)("the platform's record ends the question and no message: %s", (shown, left) => {
  document.documentElement.dataset.consent = shown;
  adoptChoice({ id: "C1", options: allOptions, chosenAt: null });
  expect(document.documentElement.dataset.consent).toBe(left);
});

describe("nothing optional may be used", () => {
  const uses = () => [mayUse("performance"), mayUse("marketing")];

  test("before a choice, after a refusal, and each by its own option [COOKIE-002]", () => {
    expect(uses()).toEqual([false, false]);
    choose(refuseAll);
    expect(uses()).toEqual([false, false]);
    choose({ performance: true, marketing: false });
    expect(uses()).toEqual([true, false]);
    choose({ performance: false, marketing: true });
    expect(uses()).toEqual([false, true]);
  });

  test.each([
    ["of another version [COOKIE-009]", { version: consentVersion + 1 }],
    ["without the flag", { accepted: "true" }],
    ["without an id", { id: 7 }],
    ["whose options are text", { options: { essentials: true, performance: "yes", marketing: true } }],
    ["without options", { options: null }],
    ["whose time is no time", { chosenAt: "yesterday" }],
    ["without a time", { chosenAt: undefined }],
  ])("by a choice %s, and the notice asks again", (_which, change) => {
    put(change);
    useConsent.setState({ isAnswered: false });
    readConsent();
    expect(uses()).toEqual([false, false]);
    expect(dataset.consent).toBe("missing");
  });

  test("by a choice of more than a year ago", () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime("2026-11-26T10:00:00.000Z");
    choose(acceptAll);
    vi.setSystemTime("2027-11-26T09:59:59.000Z");
    expect(uses()).toEqual([true, true]);
    vi.setSystemTime("2027-11-26T10:00:00.000Z");
    expect(uses()).toEqual([false, false]);
  });

  test("where storage cannot be written or read, whatever is chosen; the document does not ask twice", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(choose(acceptAll)).toBe(false);
    readConsent();
    expect([uses(), dataset.consent]).toEqual([[false, false], undefined]);
    vi.restoreAllMocks();
    choose(acceptAll);
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(uses()).toEqual([false, false]);
  });
});

test("what is optional starts with the first choice that allows it, once, and at once where it is allowed", () => {
  const started: string[] = [];
  whenAllowed("marketing", () => started.push("early"));
  choose({ performance: true, marketing: false });
  expect(started).toEqual([]);
  choose(acceptAll);
  choose(refuseAll);
  choose(acceptAll);
  expect(started).toEqual(["early"]);
  whenAllowed("marketing", () => started.push("late"));
  expect(started).toEqual(["early", "late"]);
});

test("a choice made here is unsent; the platform's is not", () => {
  adoptChoice({ id: "C1", options: allOptions, chosenAt: null });
  expect(isUnsent()).toBe(false);
  choose(refuseAll);
  expect(isUnsent()).toBe(true);
});

test("a choice counts as sent once the platform has it; one that is to be sent after all is shown to whoever sends it", () => {
  choose(refuseAll);
  noteSent();
  expect(isUnsent()).toBe(false);
  useConsent.setState({ choice: null });
  noteUnsent();
  expect(isUnsent()).toBe(true);
  expect(useConsent.getState().choice?.options).toEqual(essentialOptions);
});

test("a choice that is withdrawn is gone from the browser, nothing optional is used, and the notice of the next page asks", () => {
  choose(acceptAll);
  forgetChoice();
  expect([keptChoice(), useConsent.getState().choice, mayUse("marketing")]).toEqual([null, null, false]);
  expect(dataset.consent).toBeUndefined();
  useConsent.setState({ isAnswered: false });
  readConsent();
  expect(dataset.consent).toBe("missing");
});

test("who chooses in a document that could keep nothing is not asked again there", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(useConsent.getState()).toEqual({ choice: null, isAnswered: false, isWaiting: false });
  dataset.consent = "missing";
  choose(refuseAll);
  expect([useConsent.getState().isAnswered, dataset.consent]).toEqual([true, undefined]);
});

describe("a choice that another tab made", () => {
  const inOtherTab = (key: string | null) => {
    const { v, value } = JSON.parse(localStorage.getItem("consent") ?? "");
    const options = { ...value.options, marketing: false };
    localStorage.setItem("consent", JSON.stringify({ v, value: { ...value, options } }));
    dispatchEvent(new StorageEvent("storage", { key }));
  };
  const shown = () => useConsent.getState().choice?.options.marketing;

  test.each(["consent", null])("counts here at once, where the change is of %j", (key) => {
    choose(acceptAll);
    useConsent.setState({ choice: null });
    const end = followConsent();
    expect(shown()).toBe(true);
    inOtherTab(key);
    expect(shown()).toBe(false);
    end();
  });

  test("is not looked for when something else was stored, nor after the end", () => {
    choose(acceptAll);
    const end = followConsent();
    inOtherTab("theme");
    expect(shown()).toBe(true);
    end();
    inOtherTab("consent");
    expect(shown()).toBe(true);
  });
});
