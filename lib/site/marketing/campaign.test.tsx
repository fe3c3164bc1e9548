import { beforeEach, expect, test, vi } from "vitest";
import { clearPlayerValues } from "@/lib/core/browser-storage";
import { choose, keptChoice } from "../consent/choice";
import { mayUse } from "../consent/gate";
import { dropRefusedCampaign, keepCampaign, keptCampaign } from "./campaign";
import { isMarketingStopped, resumeMarketing, stopMarketing } from "./stop";

const names = ["utm_source", "utm_medium", "gclid"];
const arrive = (query: string) => {
  keepCampaign(new URL(`https://greenroom.example/en-UN/promo/first-orbit${query}`), names);
  return keptCampaign();
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test.each([
  ["the configured names alone, in their order", "?gclid=1&sid=9&utm_source=news", "utm_source=news&gclid=1"],
  ["the first of a parameter that is given twice", "?gclid=1&gclid=2", "gclid=1"],
  ["nothing of an empty one", "?gclid=&utm_medium=mail", "utm_medium=mail"],
  ["200 characters", `?gclid=${"x".repeat(200)}`, `gclid=${"x".repeat(200)}`],
  ["no longer one, not even cut", `?gclid=${"x".repeat(201)}&utm_source=a`, "utm_source=a"],
  ["nothing of 10,000 characters", `?gclid=${"x".repeat(10_000)}`, null],
  [
    "nothing of 10,000 characters of markup, given twice",
    `?gclid=${"<b>".repeat(3_333)}&gclid=${"<b>".repeat(3_333)}`,
    null,
  ],
  ["markup as what it is not", '?gclid="><script>&utm_source=%00é', "utm_source=%00%C3%A9&gclid=%22%3E%3Cscript%3E"],
  ["no bonus code", "?bonusCode=ABC", null],
])("a tab keeps %s", (_what, query, expected) => {
  expect(arrive(query)).toBe(expected);
});

test("a later page without parameters keeps those of the link, and a later link replaces them all", () => {
  arrive("?utm_source=news&gclid=1");
  expect(arrive("?page=2")).toBe("utm_source=news&gclid=1");
  expect(arrive("?utm_source=mail")).toBe("utm_source=mail");
});

test("they go with the sign-out and with a refusal; without a choice they wait", () => {
  arrive("?gclid=1");
  dropRefusedCampaign();
  expect(keptCampaign()).toBe("gclid=1");
  choose({ performance: true, marketing: true });
  dropRefusedCampaign();
  expect(keptCampaign()).toBe("gclid=1");
  choose({ performance: true, marketing: false });
  dropRefusedCampaign();
  expect(keptCampaign()).toBeNull();
  localStorage.clear();
  arrive("?gclid=2");
  clearPlayerValues();
  expect(keptCampaign()).toBeNull();
});

test("nothing is kept after a refusal, and after a break until somebody logs in", () => {
  choose({ performance: true, marketing: false });
  expect(arrive("?gclid=1")).toBeNull();
  choose({ performance: true, marketing: true });
  stopMarketing();
  expect(arrive("?gclid=1")).toBeNull();
  resumeMarketing(Date.now() / 1_000 + 1);
  expect(arrive("?gclid=1")).toBe("gclid=1");
});

test.each([
  ["room for nothing more: the consent goes, and the break takes its place", 300, true],
  ["no room at all: the consent goes", 0, false],
])("a break in a storage that has %s", (_what, room, isKept) => {
  choose({ performance: true, marketing: true });
  const write = Storage.prototype.setItem;
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
    if (JSON.stringify({ ...this }).length + key.length + value.length > room)
      throw new DOMException("full", "QuotaExceededError");
    write.call(this, key, value);
  });
  stopMarketing();
  expect([keptChoice(), mayUse("marketing"), isMarketingStopped()]).toEqual([null, false, isKept]);
  full.mockRestore();
});

test("a break in a storage with room leaves the consent as it is", () => {
  choose({ performance: true, marketing: true });
  stopMarketing();
  expect([mayUse("marketing"), isMarketingStopped()]).toEqual([true, true]);
});

test("a break is lifted by a later sign-in alone, also where this browser's clock is behind that of the sign-in", () => {
  const now = Date.now() / 1_000;
  stopMarketing(now + 100);
  for (const signedInAt of [now - 3_600, now + 50, now + 100]) {
    resumeMarketing(signedInAt);
    expect([signedInAt, isMarketingStopped()]).toEqual([signedInAt, true]);
  }
  resumeMarketing(now + 101);
  expect(isMarketingStopped()).toBe(false);
});

test("a break that an earlier release has noted without its time holds until somebody is signed in", () => {
  localStorage.setItem("marketing-stopped", JSON.stringify({ v: 1, value: true }));
  expect(isMarketingStopped()).toBe(true);
  resumeMarketing(Date.now() / 1_000);
  expect(isMarketingStopped()).toBe(false);
});
