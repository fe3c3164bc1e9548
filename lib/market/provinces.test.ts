import { describe, expect, test } from "vitest";
import { provinceName, provincesOf } from "./provinces";

const first = "AB BC MB NB NL NS NT NU PE QC SK";

describe("the provinces of Canada", () => {
  test("are a list of eleven, and a second with Ontario too [LOC-028]", () => {
    expect(provincesOf("CA", { servesOntario: false }).join(" ")).toBe(first);
    expect(provincesOf("CA", { servesOntario: false })).toHaveLength(11);
    expect(provincesOf("CA", { servesOntario: true }).join(" ")).toBe(`${first} ON`);
  });

  test("are those of the first list unless the market's flag overrides it [LOC-029]", () => {
    expect(provincesOf("CA")).toEqual(provincesOf("CA", { servesOntario: false }));
  });

  test.each([
    ["AB", "Alberta", "Alberta"],
    ["BC", "British Columbia", "Colombie-Britannique"],
    ["MB", "Manitoba", "Manitoba"],
    ["NB", "New Brunswick", "Nouveau-Brunswick"],
    ["NL", "Newfoundland and Labrador", "Terre-Neuve-et-Labrador"],
    ["NS", "Nova Scotia", "Nouvelle-Écosse"],
    ["NT", "Northwest Territories", "Territoires du Nord-Ouest"],
    ["NU", "Nunavut", "Nunavut"],
    ["ON", "Ontario", "Ontario"],
    ["PE", "Prince Edward Island", "Île-du-Prince-Édouard"],
    ["QC", "Quebec", "Québec"],
    ["SK", "Saskatchewan", "Saskatchewan"],
  ])("%s is %s, %s to readers of French", (code, english, french) => {
    expect([provinceName(code, "en-CA"), provinceName(code, "fr-CA"), provinceName(code, "fi")]).toEqual([
      english,
      french,
      english,
    ]);
  });

  test("a code that nobody knows is shown as it is", () => {
    expect(provinceName("YT", "en-CA")).toBe("YT");
  });
});
