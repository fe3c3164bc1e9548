// @vitest-environment jsdom
import { expect, test } from "vitest";
import { choose } from "@/lib/site/consent/choice";
import { readBlackbox } from "./blackbox";

test("the fingerprint is that of the provider; empty by default, and where the provider fails [PNP-011]", async () => {
  choose({ performance: true, marketing: false });
  expect(await readBlackbox()).toBe("");
  expect(await readBlackbox(async () => "fingerprint")).toBe("fingerprint");
  expect(await readBlackbox(() => Promise.reject(new Error("no fingerprint")))).toBe("");
});

test("no provider is asked before the player allows it, nor after a refusal [COOKIE-002]", async () => {
  localStorage.clear();
  const asked: string[] = [];
  const provider = async () => {
    asked.push("asked");
    return "fingerprint";
  };
  expect(await readBlackbox(provider)).toBe("");
  choose({ performance: false, marketing: true });
  expect(await readBlackbox(provider)).toBe("");
  expect(asked).toEqual([]);
});
