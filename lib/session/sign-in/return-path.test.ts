// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { clearPlayerValues } from "@/lib/core/browser-storage";
import { peekReturn, saveReturn, takeReturn } from "./return-path";

beforeEach(() => sessionStorage.clear());

test("a place is kept for this tab and taken once", () => {
  saveReturn({ path: "/en-UN/play/gem-harbour", label: "Gem Harbour" });
  const kept = { path: "/en-UN/play/gem-harbour", label: "Gem Harbour" };
  expect(peekReturn()).toEqual(kept);
  expect(takeReturn()).toEqual(kept);
  expect(takeReturn()).toBeNull();
});

test("it goes with the player", () => {
  saveReturn({ path: "/en-UN" });
  clearPlayerValues();
  expect(peekReturn()).toBeNull();
});

test.each(["", "{", "null", "7", '{"path":"/x"}', '{"v":2,"path":"/x"}', '{"v":1,"path":7}'])(
  "what another version or another hand stored is nothing: %s",
  (stored) => {
    sessionStorage.setItem("player:return-after-login", stored);
    expect(peekReturn()).toBeNull();
  },
);
