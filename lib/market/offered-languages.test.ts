import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Language, languages } from "./languages";
import { localesOf, marketLocale, nearestLocale, parseLocale } from "./locale";
import { marketCodes, markets } from "./markets";
import { formatTable, parseTable, staticTable, tableOf } from "./offered-languages";

const entry = (id: string, more: { languages?: string[]; isMarketEnabled?: boolean } = {}) => ({
  id,
  languages: [],
  isMarketEnabled: true,
  ...more,
});

test("there are 61 pairs of language and market by themselves", () => {
  expect(localesOf(staticTable)).toHaveLength(61);
});

describe("the content service overrides our table [LOC-010]", () => {
  test("other languages are offered, and only those", () => {
    const table = tableOf([entry("BR", { languages: ["es", "br"] })]);
    expect(parseLocale("es-BR", table)?.segment).toBe("es-BR");
    expect(parseLocale("en-BR", table)).toBeNull();
    expect(nearestLocale("fi-BR", table).segment).toBe("es-BR");
  });

  test("a market that is switched off is no locale and leads to en-UN", () => {
    const table = tableOf([entry("BR", { languages: ["br"], isMarketEnabled: false })]);
    expect(parseLocale("br-BR", table)).toBeNull();
    expect(nearestLocale("br-BR", table).segment).toBe("en-UN");
    expect(marketLocale("BR", table).segment).toBe("en-UN");
    expect(localesOf(table).some(({ market }) => market === "BR")).toBe(false);
  });

  test.each([
    ["a market that nobody knows", [entry("ZZ", { languages: ["en"] })]],
    ["a market without a language", [entry("BR")]],
    ["languages that we do not speak", [entry("BR", { languages: ["xx", "constructor"] })]],
    ["nothing", []],
  ])("%s changes nothing", (_what, offered) => {
    expect(tableOf(offered)).toEqual(staticTable);
  });

  test("the global market in English cannot be taken away", () => {
    const table = tableOf([entry("UN", { languages: ["fi", "en"], isMarketEnabled: false })]);
    expect(table.UN).toEqual(["en", "fi"]);
  });
});

describe("on its way from the custom server to the edge", () => {
  const language = fc.constantFrom(...(Object.keys(languages) as Language[]));
  const offered = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(...marketCodes),
      languages: fc.uniqueArray(language, { minLength: 1 }),
      isMarketEnabled: fc.boolean(),
    }),
    { selector: ({ id }) => id },
  );

  test("a table survives", () => {
    fc.assert(
      fc.property(offered, (entries) => {
        expect(parseTable(formatTable(tableOf(entries)))).toEqual(tableOf(entries));
      }),
    );
  });

  test("our own is no text at all, and nonsense is our own", () => {
    expect(formatTable(staticTable)).toBe("");
    expect(formatTable(tableOf([entry("DE", { languages: ["de"], isMarketEnabled: false })]))).toBe("DE:");
    fc.assert(
      fc.property(fc.string(), (text) => {
        const table = parseTable(text);
        for (const code of marketCodes) expect(table[code].every((each) => each in languages)).toBe(true);
      }),
    );
    expect(parseTable("constructor:en;__proto__:fi;").FI).toEqual(markets.FI.languages);
  });
});
