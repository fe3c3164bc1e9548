import { expect, test } from "vitest";
import { locales } from "./locale";
import { nameOrder } from "./name-order";

test("Japanese writes the family name first, in the market of Japan and in the global one; every other locale writes it last", () => {
  const familyFirst = locales.filter(({ language }) => nameOrder(language)[0] === "lastName");
  expect(familyFirst.map(({ segment }) => segment)).toEqual(["ja-UN", "ja-JP"]);
  for (const { language } of locales) expect([...nameOrder(language)].sort()).toEqual(["firstName", "lastName"]);
});
