import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { marketCodes } from "@/lib/market/markets";
import { strictestAt } from "./by-place";
import { policyDocument } from "./document";
import { type Field, fields } from "./fields";
import {
  byPlace,
  checkPolicies,
  fieldNames,
  lawLinesOf,
  placesWithout,
  playerPolicy,
  policyAt,
  policyFor,
  publicPolicy,
  specifiedPolicy,
  stricter,
} from "./policies";
import { profiles } from "./profiles";

const places = Object.keys(profiles);
const anyPolicy = fc.constantFrom(specifiedPolicy, ...places.map(policyAt));

/** Values of a field: those of all policies and, of lists and numbers, others like them. */
function valuesOf(name: (typeof fieldNames)[number]): fc.Arbitrary<unknown> {
  const known = [specifiedPolicy, ...places.map(policyAt)].map((policy) => policy[name] as unknown);
  const { stricter: order }: Field<unknown> = fields[name];
  const lists = known.filter(Array.isArray);
  const items = [...new Map(lists.flat().map((item) => [JSON.stringify(item), item])).values()];
  const least = name === "realityCheckMinutes" ? 1 : 0;
  const asList = fc.subarray(items, { minLength: Math.min(least, items.length) }).map((list) => order(list, list));
  const isNumber = known.some((value) => typeof value === "number");
  return fc.oneof(
    fc.constantFrom(...known),
    ...(lists.length > 0 ? [asList] : []),
    ...(isNumber ? [fc.nat(5_000)] : []),
  );
}

describe.each(fieldNames)("the stricter %s", (name) => {
  const { stricter: order }: Field<unknown> = fields[name];
  const value = valuesOf(name);

  test("is the same whichever is looked at first, in any grouping, and of a value with itself", () => {
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        expect(order(a, b)).toEqual(order(b, a));
        expect(order(order(a, b), c)).toEqual(order(a, order(b, c)));
        expect(order(a, a)).toEqual(a);
        expect(order(order(a, b), b)).toEqual(order(a, b));
      }),
    );
  });
});

test("the stricter of two whole policies takes each field by its own order", () => {
  fc.assert(
    fc.property(anyPolicy, anyPolicy, (one, other) => {
      const both = stricter(one, other);
      expect(both).toEqual(stricter(other, one));
      for (const name of fieldNames) {
        const field: Field<unknown> = fields[name];
        expect(both[name], name).toEqual(field.stricter(one[name], other[name]));
      }
    }),
  );
});

test("an account at a market has the stricter policy of both, a Canadian one of an unknown province that of the strictest", () => {
  expect(playerPolicy("UN", { country: "GB" })).toMatchObject({ mostWagering: 10, offerTermsOnTiles: true });
  expect(playerPolicy("GB", { country: "FI" })).toEqual(playerPolicy("FI", { country: "GB" }));
  expect(playerPolicy("UN", { country: "" })).toEqual(publicPolicy("UN"));
  const ofProvince = (province?: string | null) =>
    playerPolicy("UN", { country: "CA", ...(province !== undefined && { province }) });
  expect(ofProvince("ON")).not.toEqual(ofProvince("AB"));
  for (const unknown of [undefined, null, "", "Ontario"]) expect(ofProvince(unknown)).toEqual(ofProvince("ON"));
});

test("a policy is frozen, and every one passes the check of the start", () => {
  for (const place of ["UN", ...places]) expect(Object.isFrozen(policyAt(place)), place).toBe(true);
  expect(Object.isFrozen(policyFor({ market: "GB", country: "DE" }))).toBe(true);
  expect(() => checkPolicies()).not.toThrow();
});

test.each([
  ["leastAge", -1],
  ["idleMinutes", "30"],
  ["realityCheckMinutes", []],
  ["products", ["poker"]],
  ["timeOutHours", [72, 24]],
  ["helpLines", [{ language: "en", text: "Help", href: "somewhere" }]],
  ["jurisdiction", undefined],
])("a wrong %s stops the start with its name and the place", (name, value) => {
  const wrong = { ...specifiedPolicy, [name]: value };
  expect(() => checkPolicies([["XX", wrong]])).toThrow(`The market policy of XX is wrong: ${name} must not be`);
});

test.each([
  ["the profile of a place", "DE", { DE: { leastAge: [-1, "nobody"] } }, fields.leastAge.value],
  ["the specification's value", "default", {}, -1],
])("%s that is wrong stops the start with the name of the place", async (_whose, place, overrides, usual) => {
  vi.resetModules();
  // Copies of the data of their own, which the policies are then made from.
  Object.assign((await import("./profiles")).profiles, overrides);
  Object.assign((await import("./fields")).fields.leastAge, { value: usual });
  const here = await import("./policies");
  expect(() => here.checkPolicies()).toThrow(`The market policy of ${place} is wrong: leastAge must not be -1.`);
});

test("without a profile, a market has exactly the values of the specification", () => {
  for (const market of ["UN", "NZ", "IN", "JP", "NO", "CL", "PE", "PH", "TR", "CX"] as const)
    expect(publicPolicy(market), market).toEqual(specifiedPolicy);
  expect(specifiedPolicy).toMatchObject({
    leastAge: 18,
    demoPlay: "open",
    consentPreset: "all",
    realityCheckMinutes: [30, 60, 120],
    realityCheckPresetMinutes: 120,
    realityCheckIsOn: false,
    timeOutHours: [24, 72, 168, 720],
    exclusionMonths: [6, 12, 24, 36, 60],
    idleMinutes: 30,
    cancelWithdrawal: true,
    jurisdiction: "MT",
    raiseDelayHours: null,
  });
});

test("stand-in markets have the policy of their country, and the providers that are closed in them alone", () => {
  expect(publicPolicy("UK")).toEqual(publicPolicy("GB"));
  expect(publicPolicy("PP")).toEqual(publicPolicy("SE"));
  expect(publicPolicy("JJ")).toEqual(publicPolicy("DE"));
  expect(publicPolicy("GG")).toEqual({ ...publicPolicy("GB"), moneyOnlyProviders: ["novomatic", "octoplay"] });
  expect(publicPolicy("LL")).toEqual({ ...publicPolicy("NL"), moneyOnlyProviders: ["pragmaticplay"] });
});

test.each<[string, Parameters<typeof policyFor>[0], Partial<typeof specifiedPolicy>]>([
  ["a German at the global market", { market: "UN", country: "DE" }, { demoPlay: "off", winners: false }],
  [
    "somebody from Britain at the Dutch market",
    { market: "NL", country: "GB" },
    { raiseDelayHours: 168, mostWagering: 10 },
  ],
  ["Ontario", { market: "CA", country: "CA", province: "ON" }, { leastAge: 19, publicOffers: false }],
  ["Alberta", { market: "CA", country: "CA", province: "AB" }, { leastAge: 18, publicOffers: true }],
  ["an unknown province", { market: "CA", country: "CA" }, { leastAge: 19, publicOffers: false }],
  ["an account of Ontario elsewhere", { market: "UN", country: "CA", province: "ON" }, { leastAge: 19 }],
  ["a Brazilian host", { market: "UN", host: "casino.bet.br" }, { taxNumber: "cpf" }],
  ["another host", { market: "UN", host: "bet.br.example" }, { taxNumber: "none" }],
  ["a country without a profile", { market: "UN", country: "XX" }, { leastAge: 18, demoPlay: "open" }],
  ["nothing known", {}, { leastAge: 18, demoPlay: "open" }],
])("policyFor takes the stricter value for %s", (_who, where, expected) => {
  expect(policyFor(where)).toMatchObject(expected);
});

test("public pages of Canada follow Ontario", () => {
  expect(publicPolicy("CA")).toEqual(policyFor({ market: "CA", country: "CA", province: "ON" }));
});

test("the pages of a site at a host of Brazil keep its rules in every market, and so does what its browsers are told", async () => {
  const atAddress = async (address: string) => {
    vi.stubEnv("SITE_ORIGIN", address);
    // The variables are read once in a process.
    vi.resetModules();
    const here = await import("./policies");
    return [here.publicPolicy("UN").taxNumber, here.byPlace("UN", "limitStep")];
  };
  const [, elsewhere] = await atAddress("https://casino.example");
  expect(await atAddress("https://casino.bet.br")).toEqual(["cpf", { here: "required", at: {} }]);
  expect(await atAddress("https://casino.example")).toEqual(["none", elsewhere]);
  expect(elsewhere).toMatchObject({ at: { BR: "required" } });
});

test("the browser finds the same value by place as policyFor, wherever somebody is and lives", () => {
  const split = (each: string) => ({ country: each.slice(0, 2), province: each.slice(3) || null });
  const somewhere = [...places.filter((each) => !each.includes("-")), "XX", "CA", "CA-ON", "CA-AB"].map(split);
  for (const market of marketCodes) {
    const values = fieldNames.map((name) => ({
      name,
      field: fields[name] as Field<unknown>,
      ...byPlace(market, name),
    }));
    for (const { country, province } of somewhere) {
      const found = values.map(({ name, field, at, here }) => [
        name,
        strictestAt(field, { at, here }, [{ country, province }]),
      ]);
      expect(Object.fromEntries(found), `${market} ${country}`).toEqual(policyFor({ market, country, province }));
    }
  }
  const field: Field<unknown> = fields.leastAge;
  const age = byPlace("CA", "leastAge");
  expect(strictestAt(field, age, [split("CA-AB"), split("CA-ON")])).toBe(19);
  expect(strictestAt(field, age, [])).toBe(19);
});

test("the browser gets no place that has the value of the page", () => {
  expect(byPlace("UN", "demoPlay")).toEqual({
    here: "open",
    at: { GB: "ageVerified", UK: "ageVerified", GG: "ageVerified", DE: "off", JJ: "off" },
  });
  expect(byPlace("UN", "leastAge")).toMatchObject({ here: 18, at: { CA: 19, "CA-AB": 18 } });
  expect(byPlace("GB", "limitLinks")).toEqual({ here: true, at: {} });
});

test("a product is closed to the accounts of the places whose law leaves it out, and of no other", () => {
  expect(placesWithout("jackpots")).toEqual(["DE", "JJ"]);
  expect(placesWithout("casino")).toEqual([]);
});

test("docs/market-policy.md is written from the policy", async () => {
  await expect(policyDocument()).toMatchFileSnapshot("../../../docs/market-policy.md");
});

test("an account of Ontario has its statement and its list of sites beside what its market says, one of Alberta none", () => {
  const ontario = policyFor({ market: "CA", country: "CA", province: "ON" });
  expect(ontario.statutoryLines.map(({ text }) => text)).toEqual([expect.stringMatching(/^19\+\..*ConnexOntario\.$/)]);
  expect(ontario.licenceLines.map(({ href }) => href)).toEqual([
    "https://igamingontario.ca/en/player/regulated-igaming-market",
  ]);
  const { statutoryLines, licenceLines } = policyFor({ market: "CA", country: "CA", province: "AB" });
  expect([statutoryLines, licenceLines]).toEqual([[], []]);
});

test("a line that names a list or a register leads to a page of it, not to the front page of its authority", () => {
  const lines = marketCodes.flatMap((market) => publicPolicy(market).licenceLines);
  const toLists = lines.filter(({ text }) => /register|list|market/i.test(text));
  expect(new Set(toLists.map(({ text }) => text)).size).toBe(6);
  for (const { text, href } of toLists) expect(new URL(href ?? "").pathname, text).not.toBe("/");
});

test("the law prescribes words or help lines for dialogs in these markets alone", () => {
  expect(marketCodes.filter((market) => lawLinesOf(market).length > 0)).toEqual(
    "BR CA DE GB GG JJ LL MT NL PP SE UK".split(" "),
  );
});
