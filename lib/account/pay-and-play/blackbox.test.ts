import { expect, test } from "vitest";
import { readBlackbox } from "./blackbox";

test("the fingerprint is that of the provider; empty by default, and where the provider fails [PNP-011]", async () => {
  expect(await readBlackbox()).toBe("");
  expect(await readBlackbox(async () => "fingerprint")).toBe("fingerprint");
  expect(await readBlackbox(() => Promise.reject(new Error("no fingerprint")))).toBe("");
});
