import { expect, test } from "vitest";
import { isListed, likelyMarkets } from "./likely-markets";
import { type MarketCode, marketCodes } from "./markets";

test.each<[string, readonly string[], MarketCode, readonly MarketCode[]]>([
  ["FI", ["fi-FI", "en-GB"], "UN", ["FI", "GB", "AT"]],
  ["FI", ["fi-FI"], "FI", ["UN", "AT", "CH"]],
  ["FI", ["fi-FI", "fi", "en-US", "en"], "FI", ["UN", "AT", "CH"]],
  ["", ["pt-PT", "en-GB"], "UN", ["PT", "GB", "BR"]],
  ["", ["ja-JP", "en-CA"], "JP", ["CA", "UN", "IN"]],
  ["", ["de"], "UN", ["DE", "AT", "CH"]],
  ["CX", ["en"], "UN", ["CX", "CA", "GB"]],
  ["", ["en-US", "not a tag"], "UN", ["CA", "GB", "IN"]],
  ["BR", ["pt-BR", "pt", "en"], "UN", ["BR", "PT", "CA"]],
  ["XX", [], "UN", ["AT", "BR", "CA"]],
])("in %s, reading %j, at %s: %j", (country, readsTags, current, likely) => {
  expect(likelyMarkets({ country, readsTags }, current)).toEqual(likely);
});

test("the stand-ins JJ, PP, LL, GG and UK are in no list, unless they are open", () => {
  const standIns: readonly MarketCode[] = ["JJ", "PP", "LL", "GG", "UK"];
  expect(marketCodes.filter((code) => !isListed(code, "UN")).sort()).toEqual([...standIns].sort());
  for (const code of standIns) {
    expect(isListed(code, code)).toBe(true);
    expect(likelyMarkets({ country: code, readsTags: [`en-${code}`] }, "UN")).not.toContain(code);
  }
});
