import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  add,
  type Currency,
  currencies,
  defaultCurrency,
  isCurrency,
  money,
  parseDecimal,
  parseMoney,
  roundDecimal,
  toDecimal,
} from "./money";
import {
  currencySymbol,
  type DisplayTable,
  defaultDisplay,
  displayRule,
  formatMoney,
  formatWholeMoney,
} from "./money-display";

const minor = fc.integer({ min: -9_000_000_000_000, max: 9_000_000_000_000 });
const currency = fc.constantFrom(...currencies);

describe("decimals", () => {
  test.each([
    ["0", 0],
    ["12", 1200],
    ["12.5", 1250],
    ["12.50", 1250],
    ["-3.07", -307],
    ["-0.00", 0],
    ["90071992547409.91", Number.MAX_SAFE_INTEGER],
  ])("%s is %i hundredths", (text, amountMinor) => {
    expect(parseDecimal(text)).toBe(amountMinor);
  });

  test.each(["", "-", ".5", "1.", "1.234", "1,50", "1e3", "0x10", " 1", "1 ", "+1", "NaN", "90071992547409.92"])(
    "%j is no amount",
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );

  test("a zero is written without a sign", () => {
    expect(toDecimal(0)).toBe("0.00");
  });

  test("an amount survives the wire", () => {
    fc.assert(
      fc.property(minor, (amountMinor) => {
        expect(parseDecimal(toDecimal(amountMinor))).toBe(amountMinor);
      }),
    );
  });

  test.each([
    [0.1 + 0.2, 30],
    [1.005, 101],
    [-1.005, -101],
    ["0.005", 1],
    ["-0.005", -1],
    ["0.0049999999", 0],
    ["2.999", 300],
    ["7", 700],
    ["12.5", 1250],
    ["12.345", 1235],
    ["-12.345", -1235],
  ])("%s rounds to %i hundredths, half away from zero [WALLET-501]", (value, amountMinor) => {
    expect(roundDecimal(value)).toBe(amountMinor);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21, "", "abc", "1.", "1.2.3", "90071992547409.929"])(
    "%s does not round",
    (value) => {
      expect(roundDecimal(value)).toBeNull();
    },
  );
});

describe("arithmetic", () => {
  test("adding is exact and commutes, in every currency", () => {
    fc.assert(
      fc.property(minor, minor, currency, (one, other, code) => {
        const left = money(one, code);
        const right = money(other, code);
        expect(add(left, right)).toEqual(money(one + other, code));
        expect(add(left, right)).toEqual(add(right, left));
      }),
    );
  });

  test("two currencies never mix", () => {
    fc.assert(
      fc.property(minor, currency, currency, (amountMinor, one, other) => {
        fc.pre(one !== other);
        expect(() => add(money(amountMinor, one), money(amountMinor, other))).toThrow(
          new TypeError(`${one} and ${other} do not mix`),
        );
      }),
    );
  });

  test("a negative zero is a zero", () => {
    expect(Object.is(money(-0, "EUR").amountMinor, 0)).toBe(true);
    expect(Object.is(add(money(5, "EUR"), money(-5, "EUR")).amountMinor, 0)).toBe(true);
  });

  test("the noise of binary fractions does not decide the rounding", () => {
    expect(roundDecimal(1.005 * 3)).toBe(302);
    expect(roundDecimal(0.1 + 0.2)).toBe(30);
  });

  test("an amount that is no longer exact is refused", () => {
    expect(() => money(0.5, "EUR")).toThrow(new RangeError("0.5 is not an exact amount in hundredths"));
    expect(() => add(money(Number.MAX_SAFE_INTEGER, "EUR"), money(1, "EUR"))).toThrow(RangeError);
  });
});

test("the currencies are the thirteen of the specification", () => {
  expect([...currencies].sort().join(" ")).toBe("BRL CAD CLP EUR GBP INR NOK NZD PEN PHP PLN TRY ZAR");
  expect(defaultCurrency).toBe("EUR");
  expect([isCurrency("CLP"), isCurrency("USD"), isCurrency(undefined)]).toEqual([true, false, false]);
});

test.each([
  ["EUR", "€"],
  ["NZD", "NZ$"],
  ["PHP", "₱"],
  ["BRL", "R$"],
  ["NOK", "NOK"],
  ["CAD", "CA$"],
  ["INR", "₹"],
  ["GBP", "£"],
] as const)("the symbol of %s is %s, as en-US writes it [WALLET-512]", (currency, symbol) => {
  expect(currencySymbol(currency)).toBe(symbol);
});

test.each([
  ["CLP", "en-CL", "CLP\u00a01,234.50"],
  ["NOK", "nb-NO", "1\u00a0234,50\u00a0NOK"],
  ["PEN", "es-PE", "PEN\u00a01,234.50"],
  ["PLN", "pl-PL", "1234,50\u00a0PLN"],
  ["TRY", "tr-TR", "TRY\u00a01.234,50"],
  ["ZAR", "en", "ZAR\u00a01,234.50"],
] as const)(
  "%s has no symbol in en-US: a reader of %s sees its code [WALLET-513, WALLET-519]",
  (currency, tag, shown) => {
    expect(currencySymbol(currency)).toBe(currency);
    expect(formatMoney(money(123_450, currency), tag, defaultDisplay)).toBe(shown);
  },
);

test("the code that ISO 4217 keeps for tests is its own symbol [WALLET-513]", () => {
  expect(currencySymbol("XTS" as Currency)).toBe("XTS");
});

test("a rule has the symbol, the space and the position of the reader's locale", () => {
  expect(displayRule("EUR", "fi-FI", defaultDisplay)).toEqual({ symbol: "€", space: true, position: "after" });
  expect(displayRule("EUR", "en", defaultDisplay)).toEqual({ symbol: "€", space: false, position: "before" });
});

describe("a brand's table decides symbol, space and position [WALLET-514, LOC-024]", () => {
  test.each([
    [false, "before", "€1,234.50"],
    [true, "before", "€\u00a01,234.50"],
    [false, "after", "1,234.50€"],
    [true, "after", "1,234.50\u00a0€"],
  ] as const)("space %s, %s the amount", (space, position, shown) => {
    const brand: DisplayTable = { EUR: { space, position } };
    expect(formatMoney(money(123_450, "EUR"), "en", brand)).toBe(shown);
  });
});

test.each([
  ["GBP", "en-GB", "£1,234.50"],
  ["GBP", "fi-FI", "£1\u00a0234,50"],
  ["CAD", "en-CA", "CA$1,234.50"],
  ["CAD", "fr-CA", "CA$1\u00a0234,50"],
  ["NZD", "en-NZ", "NZ$1,234.50"],
  ["NZD", "de-DE", "NZ$1.234,50"],
  ["INR", "de-DE", "₹123.456,00"],
  ["BRL", "de-DE", "R$1.234,50"],
  ["INR", "en-IN", "₹1,23,456.00"],
  ["BRL", "pt-BR", "R$1.234,50"],
  ["EUR", "fi-FI", "1\u00a0234,50\u00a0€"],
  ["EUR", "en", "€1,234.50"],
  ["NOK", "nb-NO", "1\u00a0234,50\u00a0NOK"],
  ["NOK", "en", "NOK\u00a01,234.50"],
  ["PLN", "en", "PLN\u00a012,345.60"],
  ["PLN", "pl-PL", "12\u00a0345,60\u00a0PLN"],
  ["CLP", "es-CL", "CLP\u00a01.234,50"],
  ["TRY", "tr-TR", "TRY\u00a01.234,50"],
  ["PHP", "en-PH", "₱1,234.50"],
] as const)("%s for a reader of %s is written %s [WALLET-515]", (currency, tag, shown) => {
  const amountMinor = { INR: 12_345_600, PLN: 1_234_560 }[currency as string] ?? 123_450;
  expect(formatMoney(money(amountMinor, currency), tag, defaultDisplay)).toBe(shown);
});

test("a zero carries no sign", () => {
  expect(formatMoney(money(0, "GBP"), "en-GB", defaultDisplay)).toBe("£0.00");
});

test("a debt carries the reader's minus sign, before the symbol", () => {
  expect(formatMoney(money(-5, "GBP"), "en-GB", defaultDisplay)).toBe("-£0.05");
  expect(formatMoney(money(-5, "EUR"), "fi-FI", defaultDisplay)).toBe("\u22120,05\u00a0€");
});

test("no digit is lost or made up, whatever the amount, currency and reader [WALLET-512]", () => {
  const tags = fc.constantFrom("en", "fi-FI", "en-IN", "nb-NO", "pl-PL", "pt-BR", "es-CL", "tr-TR");
  const amounts = fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });
  fc.assert(
    fc.property(amounts, fc.constantFrom(...currencies), tags, (amountMinor, currency, tag) => {
      const shown = formatMoney(money(amountMinor, currency), tag, defaultDisplay);
      expect(Number(shown.replace(/\D/g, ""))).toBe(Math.abs(amountMinor));
      expect(shown).toContain(displayRule(currency, tag, defaultDisplay).symbol);
    }),
  );
});

test.each([
  [17_904_266, "en", "€179,042"],
  [17_904_299, "de", "179.042\u00a0€"],
  [99, "en", "€0"],
  [-99, "en", "€0"],
  [-1_050, "en", "-€10"],
])("%i hundredths in whole units, cut, in %s", (amountMinor, tag, text) => {
  expect(formatWholeMoney({ amountMinor, currency: "EUR" }, tag, defaultDisplay)).toBe(text);
});

test("a stored amount is read as itself, and anything else as none", () => {
  expect(parseMoney({ amountMinor: 1_250, currency: "EUR", more: true })).toEqual(money(1_250, "EUR"));
  const none = [
    null,
    undefined,
    5,
    "5",
    {},
    { amountMinor: 1.5, currency: "EUR" },
    { amountMinor: "5", currency: "EUR" },
  ];
  for (const value of [...none, { amountMinor: 5, currency: "XBT" }, { amountMinor: 2 ** 53, currency: "EUR" }])
    expect(parseMoney(value), JSON.stringify(value)).toBeNull();
});
