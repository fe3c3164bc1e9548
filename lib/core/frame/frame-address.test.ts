import fc from "fast-check";
import { expect, test } from "vitest";
import { hostileAddresses } from "@/tests/support/hostile-inputs";
import { runs } from "@/tests/support/property-runs";
import { frameAddress } from "./frame-address";

const allowed = ["https://games.example", "http://localhost:4005"];
const own = "https://casino.example";

test.each(["https://games.example/play?a=1", "http://localhost:4005/relax/launcher"])("%s may be framed", (url) => {
  expect(frameAddress(url, allowed, own)).toEqual({ url, origin: new URL(url).origin });
});

test.each([
  "",
  "/relax/launcher",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "blob:https://games.example/uuid",
  "https://games.example.evil.example/",
  "https://games.example@evil.example/",
  "https://evil.example/https://games.example",
  "https://user:secret@games.example/",
  "https://user@games.example/",
  "https://:secret@games.example/",
  "http://games.example/",
  "https://games.example:8443/",
  "//evil.example",
  "https:\\\\evil.example",
  "https://casino.example/",
])("%s may not", (url) => {
  expect(frameAddress(url, allowed, own)).toBeNull();
});

test("our own origin is never framed, even if it is on the list", () => {
  expect(frameAddress(`${own}/en-UN`, [...allowed, own], own)).toBeNull();
});

test("whatever is given, what comes out is of a listed origin", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl({ withFragments: true }),
        fc.string(),
        fc.webUrl().map((url) => ` ${url}`),
      ),
      (url) => {
        const address = frameAddress(url, allowed, own);
        return address === null || (allowed.includes(address.origin) && new URL(address.url).origin === address.origin);
      },
    ),
    { numRuns: runs(2_000) },
  );
});

test("no hostile address is framed", () => {
  const addresses = hostileAddresses();
  expect(addresses.length).toBeGreaterThan(1_500);
  for (const hostile of addresses)
    for (const url of [hostile, `https://games.example${hostile}`, `https://games.example@${hostile}`]) {
      const address = frameAddress(url, allowed, own);
      expect(address === null || allowed.includes(address.origin), url).toBe(true);
    }
});
