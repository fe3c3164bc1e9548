import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hostileAddresses, hostileTexts } from "@/tests/support/hostile-inputs";
import { clean, cleanAddress } from "./redact";

describe("what is personal goes [ERR-031]", () => {
  test.each([
    ["an e-mail address", "No user mika.virtanen+casino@example.co.uk here", "mika"],
    ["an escaped one", "/account/mika%40example.com/edit", "example.com"],
    ["one escaped twice", "/account/mika%2540example.com/edit", "example.com"],
    ["a player's number", "/en-UN/promo/P100003", "P1"],
    ["a short address", "/x/2001:db8::1/y", "2001"],
    ["a token", "bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl", "eyJ"],
    ["a long secret", "key 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b", "9f86"],
    ["an identifier", "player 3b241101-e2bb-4255-8caf-4136c566a962", "3b24"],
    ["an address", "from 203.0.113.77 and 2001:db8:0:1::7", /203|2001/],
    ["a phone number", "call +358 40 123 4567 or (040) 123-4567", /358|123/],
    ["a preview's key", "/preview/editorial-secret/en-UN", "editorial"],
    ["a query", "failed at https://example.com/a?token=abc#x", "token"],
  ])("%s", (_what, text, secret) => {
    expect(clean(text)).not.toMatch(secret);
  });

  test.each([
    "TypeError: Cannot read properties of undefined (reading 'amountMinor')",
    "/en-UN/play/book-of-the-golden-pharaohs-deluxe-edition",
    "/en-UN/online-casino/popular",
    "Loading 12 of 1,204 games failed after 20000 ms",
  ])("what is not stays: %s", (text) => expect(clean(text)).toBe(text));
});

test("a text is one short line, whatever it was", () => {
  expect(clean("a\nb\u2028c\u0000d\r\n{}")).toBe("a b c d {}");
  fc.assert(
    fc.property(fc.string({ maxLength: 5_000, unit: "binary" }), (text) => {
      expect(clean(text).length).toBeLessThanOrEqual(200);
      expect(clean(text)).not.toMatch(/[\n\r\u2028]/);
    }),
  );
});

test("what begins before the end of a line and continues behind it goes too", () => {
  for (const length of [190, 195, 199])
    expect(clean(`${"x ".repeat(length / 2)}mika@example.com`)).not.toMatch(/mik|exam/);
});

test.each([
  ["https://play.example/preview/editorial-secret/en-UN", "/preview/…/en-UN"],
  ["https://play.example/en-UN/play/x?token=1#login", "/en-UN/play/x"],
  ["/en-UN?code=1#x", "/en-UN"],
  ["https://evil.example/steal?cookie=1", "https://evil.example"],
  ["https://mika:secret@evil.example/x", "https://evil.example"],
  ["data:image/png;base64,AAAA", "data:"],
  ["inline", "inline"],
])("the part of an address that shows the place stays: %s", (address, kept) => {
  expect(cleanAddress(address, "play.example")).toBe(kept);
});

test("hostile addresses never throw and keep no query", () => {
  const addresses = [...hostileAddresses(), ...hostileTexts()];
  expect(addresses.length).toBeGreaterThan(2_000);
  for (const address of addresses) expect(cleanAddress(address, "play.example")).not.toMatch(/[?#].*=/);
});
