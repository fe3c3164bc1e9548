import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createHostCheck } from "./known-hosts";

const site = {
  SITE_ORIGIN: "https://www.casino.example",
  ALLOWED_HOSTS: ["casino.example", "10.0.0.7:3000", "Shop.example:443"],
};
const request = (host: string | undefined, url = "/en-UN") =>
  ({ url, headers: { host } }) as unknown as IncomingMessage;

test.each([
  ["www.casino.example", true],
  ["WWW.Casino.example:443", true],
  ["casino.example", true],
  ["casino.example:80", true],
  ["casino.example:443", true],
  // The list may be written as a browser shows it.
  ["shop.example", true],
  ["SHOP.example:443", true],
  ["shop.example:444", false],
  ["10.0.0.7:3000", true],
  ["10.0.0.7", false],
  ["casino.example:8080", false],
  ["evil.example", false],
  ["casino.example.evil.example", false],
  ["xcasino.example", false],
  ["", false],
  [undefined, false],
])("with a list of hosts, a request for %j is for this site: %s", (host, isKnown) => {
  expect(createHostCheck(site)(request(host))).toBe(isKnown);
});

test("a health check names whatever host it reaches; a page beside it does not", () => {
  const isKnown = createHostCheck(site);
  for (const url of ["/healthz", "/readyz"]) expect(isKnown(request("10.9.9.9", url))).toBe(true);
  expect(isKnown(request("10.9.9.9", "/healthz/../en-UN"))).toBe(false);
});

test("without a list every host is served", () => {
  expect(createHostCheck({ ...site, ALLOWED_HOSTS: [] })(request("evil.example"))).toBe(true);
});
