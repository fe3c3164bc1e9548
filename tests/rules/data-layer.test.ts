import { expect, test } from "vitest";
import { filesBelow, isTest, product, read } from "./files";

test("nothing of the product touches the data layer: no event of a registration, a login or a deposit is pushed to it [API-517]", () => {
  const files = filesBelow([...product, "public"], /\.(tsx?|mjs|js)$/).filter((path) => !isTest(path));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => /dataLayer|["'`]data["'`]\s*\+\s*["'`]Layer|\bgtag\(/.test(read(path)))).toEqual([]);
});
