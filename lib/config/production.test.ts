import { describe, expect, test } from "vitest";
import { describeHiddenOrigin, isProductionHost, isProductionOrigin } from "./production";

const PRODUCTION_HOSTS = ["casino.example", "www.casino.example:8443"];

describe("an origin is one of production", () => {
  test.each([
    ["https://casino.example", true],
    ["https://CASINO.example", true],
    ["https://casino.example:443", true],
    ["https://www.casino.example:8443", true],
    ["https://casino.example:8443", false],
    ["https://www.casino.example", false],
    ["https://staging.casino.example", false],
    ["https://casino.example.attacker.example", false],
    ["https://notcasino.example", false],
    ["http://localhost:3000", false],
    ["casino.example", false],
    ["", false],
  ])("%s: %s [SEO-002]", (origin, expected) => {
    expect(isProductionOrigin(origin, { PRODUCTION_HOSTS })).toBe(expected);
  });

  test("never while none is configured", () => {
    expect(isProductionOrigin("https://casino.example", { PRODUCTION_HOSTS: [] })).toBe(false);
  });
});

test.each([
  ["casino.example", true],
  ["Casino.Example:443", true],
  ["casino.example:80", true],
  ["casino.example:8080", false],
  ["www.casino.example", false],
  ["", false],
])("the host %s is one of production: %s [SEO-502]", (host, expected) => {
  expect(isProductionHost(host, { PRODUCTION_HOSTS })).toBe(expected);
});

test.each([
  ["https://casino.example", ["casino.example", "www.casino.example"], null],
  ["https://casino.example", [], null],
  [
    "https://casino.example:8443",
    ["casino.example"],
    "SITE_ORIGIN, https://casino.example:8443, is none of PRODUCTION_HOSTS: search engines are told to list nothing.",
  ],
])("a site at %s with the production hosts %j is warned about: %s", (SITE_ORIGIN, hosts, sentence) => {
  expect(describeHiddenOrigin({ SITE_ORIGIN, PRODUCTION_HOSTS: hosts })).toBe(sentence);
});
