// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from "vitest";
import { config, writeConfig } from "@/tests/contract/session/browser";
import { hostileAddresses } from "@/tests/support/hostile-inputs";
import { peekPayAndPlay, savePayAndPlay } from "./store";

const frames = "https://games.test";
const bank = "https://bank.test";
const kept = (address: string) => {
  savePayAndPlay({ step: "bank", address });
  return peekPayAndPlay();
};

beforeEach(() => writeConfig({ ...config, frameOrigins: [frames], payAndPlay: bank }));

describe("the bank's address that is kept for a reload", () => {
  test.each([`${frames}/pay/1`, `${bank}/pay/1?a=b`])("%s is opened again", (address) => {
    expect(kept(address)).toEqual({ step: "bank", address });
  });

  test.each([
    "https://evil.example/pay/1",
    "https://bank.test.evil.example/pay/1",
    "https://bank.test@evil.example/pay/1",
    "https://user:secret@bank.test/pay/1",
    "http://bank.test/pay/1",
    "https://bank.test:8443/pay/1",
    "https:\\\\evil.example",
    "//evil.example/pay/1",
    "/pay/1",
    "javascript:alert(1)",
    "javascript://bank.test/%0aalert(1)",
    "data:text/html,<script>alert(1)</script>",
    "blob:https://bank.test/1",
    `${location.origin}/en-UN`,
    "",
  ])("%j is not", (address) => {
    expect(kept(address)).toBeNull();
  });

  test("of the hostile addresses none of another origin is", () => {
    const addresses = hostileAddresses().flatMap((hostile) => [hostile, `${bank}${hostile}`, `${bank}@${hostile}`]);
    expect(addresses.length).toBeGreaterThan(4_000);
    for (const address of addresses) {
      const found = kept(address);
      const origin = found?.step === "bank" ? new URL(found.address).origin : null;
      expect(found === null || origin === bank || origin === frames, address).toBe(true);
    }
  });
});
