import { expect, test } from "vitest";
import { filesBelow, isTest, product, read } from "./files";

/** Tells tags of the choice about cookies, and of nothing else. */
const consentMode = "lib/site/marketing/consent-mode.ts";

test("one file of the product touches the data layer, for the consent alone: no event of a registration, a login or a deposit is pushed to it [API-517]", () => {
  const files = filesBelow([...product, "public"], /\.(tsx?|mjs|js)$/).filter((path) => !isTest(path));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => /dataLayer|["'`]data["'`]\s*\+\s*["'`]Layer|\bgtag\(/.test(read(path)))).toEqual([
    consentMode,
  ]);
  const calls = [...read(consentMode).matchAll(/\bcommand\(\s*"(\w+)"/g)].map(([, name]) => name);
  expect(calls).toEqual(["consent", "consent"]);
  expect(read(consentMode).match(/\.push\(/g)).toHaveLength(1);
});
