import { expect, test } from "vitest";
import { chooseEncoding } from "./encoding";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP", "gzip"],
  ["*", "br"],
  ["identity", "identity"],
  ["br;q=0", "identity"],
  ["br;q=0, gzip;q=0", "identity"],
  ["br;q=0, *", "gzip"],
  ["gzip;q=0, *;q=0.5", "br"],
  ["gzip;q=1, br;q=0.2", "gzip"],
  ["identity;q=1, br;q=0.5", "identity"],
  ["deflate, zstd", "identity"],
  ["identity;q=0, deflate", "identity"],
  ["brotli, x-br, ;;q=", "identity"],
])("Accept-Encoding %j gets a response in %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
  expect(chooseEncoding(header)).toBe(encoding);
});

test("a header that is longer than any browser's is not read", () => {
  const header = `br,${"x;q=0.1,".repeat(200)}`;
  expect([chooseEncoding(header.slice(0, 1_000)), chooseEncoding(header)]).toEqual(["br", "identity"]);
});
