import { expect, test } from "vitest";
import { provideBlackbox, readBlackbox } from "./blackbox";

test("the fingerprint is that of the provider; empty by default, and where the provider fails [PNP-011]", async () => {
  expect(await readBlackbox()).toBe("");
  provideBlackbox(async () => "fingerprint");
  expect(await readBlackbox()).toBe("fingerprint");
  provideBlackbox(() => Promise.reject(new Error("no fingerprint")));
  expect(await readBlackbox()).toBe("");
});
