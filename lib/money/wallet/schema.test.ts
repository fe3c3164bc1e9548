import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toDecimal } from "@/lib/core/money";
import { playerCurrency } from "@/lib/market/currency";
import { BalanceMap, readBalances, readNews, WalletBalance, WalletKind } from "./schema";

const shown = (map: unknown) => {
  const balances = readBalances(BalanceMap.parse(map), "EUR");
  return Object.fromEntries(Object.entries(balances).map(([name, { amountMinor }]) => [name, toDecimal(amountMinor)]));
};

test("five distinct amounts are distinguished and add up to the total [WALLET-501, WALLET-502, WALLET-503]", () => {
  const map = {
    main: [{ cash: "100.10" }],
    locked: [{ cash: "20.02" }],
    bonus: [
      { bonus: "3.30", vertical: "SPORTS" },
      { bonus: "4.04", vertical: "CASINO" },
      { bonus: "5.50", vertical: "LIVE_CASINO" },
    ],
  };
  expect(shown(map)).toEqual({
    mainBalance: "100.10",
    lockedBalance: "20.02",
    sportsBonus: "3.30",
    casinoBonus: "4.04",
    liveCasinoBonus: "5.50",
    totalBalance: "132.96",
  });
});

test("balances are rounded to two decimals: 0.1 and 0.2 make 0.30 [WALLET-501]", () => {
  expect(shown({ main: [{ cash: 0.1 }, { cash: 0.2 }], locked: [{ cash: 0.1 + 0.2 }] })).toMatchObject({
    mainBalance: "0.30",
    lockedBalance: "0.30",
    totalBalance: "0.60",
  });
  expect(shown({ main: [{ cash: "1.005" }] })).toMatchObject({ mainBalance: "1.01", totalBalance: "1.01" });
});

test("the total is the sum of the five, whatever they are [WALLET-502]", () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(cents, cents, cents, cents, cents, (main, locked, sports, casino, live) => {
      const map = {
        main: [{ cash: toDecimal(main) }],
        locked: [{ cash: toDecimal(locked) }],
        bonus: [
          { bonus: toDecimal(casino), vertical: "CASINO" },
          { bonus: toDecimal(live), vertical: "LIVE_CASINO" },
          { bonus: toDecimal(sports), vertical: "SPORTS" },
        ],
      };
      expect(shown(map).totalBalance).toBe(toDecimal(main + locked + sports + casino + live));
    }),
  );
});

describe("the parser is tolerant where nothing is lost [WALLET-505]", () => {
  test.each([
    ["an empty map", {}, "0.00"],
    ["one group only", { locked: [{ cash: "7.00" }] }, "7.00"],
    ["an empty group", { main: [], bonus: [] }, "0.00"],
    ["an entry without an amount", { main: [{}, { cash: "1.00" }] }, "1.00"],
    ["unknown keys", { main: [{ cash: "1.00", id: 7 }], pending: [{ cash: "9.00" }] }, "1.00"],
    ["an unknown vertical", { bonus: [{ bonus: "9.00", vertical: "POKER" }] }, "0.00"],
    [
      "each vertical that is known",
      {
        bonus: [
          { bonus: "1.00", vertical: "CASINO" },
          { bonus: "2.00", vertical: "LIVE_CASINO" },
          { bonus: "4.00", vertical: "SPORTS" },
        ],
      },
      "7.00",
    ],
    ["numbers for text", { main: [{ cash: 12.5 }] }, "12.50"],
  ])("%s", (_what, map, total) => {
    expect(shown(map).totalBalance).toBe(total);
  });

  test.each([
    ["an amount that is none", { main: [{ cash: "abc" }] }],
    ["an amount of null", { main: [{ cash: null }] }],
    ["a group that is no list", { main: { cash: "1.00" } }],
    ["no map", null],
  ])("but %s fails, and is not taken for 0.00", (_what, map) => {
    expect(BalanceMap.safeParse(map).success).toBe(false);
  });
});

test("the wallet kinds are MAIN, LOCKED and BONUS [WALLET-504]", () => {
  expect(WalletKind.options).toEqual(["MAIN", "LOCKED", "BONUS"]);
});

test("the platform's currency counts; the fallback is for a platform that names none; a missing version is none", () => {
  const balanceMap = { main: [{ cash: "1.00" }] };
  const news = (body: object) => readNews(WalletBalance.parse({ balanceMap, ...body }), "NOK");
  expect(news({ currency: "INR", version: 4 })).toMatchObject({
    version: 4,
    balances: { mainBalance: { amountMinor: 100, currency: "INR" } },
  });
  expect(news({})).toMatchObject({ version: null, balances: { totalBalance: { currency: "NOK" } } });
});

test.each(["USD", "eur", "", null])("an amount in %j is not shown as as much of another currency", (currency) => {
  const body = { balanceMap: { main: [{ cash: "1.00" }] }, currency };
  expect(WalletBalance.safeParse(body).success).toBe(false);
});

test.each([
  [{ currencyCode: "INR", countryCode: "FI" }, "INR"],
  [{ countryCode: "FI" }, "EUR"],
  [{ currencyCode: null, countryCode: "FI" }, "EUR"],
  [{ countryCode: "IN" }, "INR"],
  [{ countryCode: "XX" }, "EUR"],
  [{ currencyCode: "USD" }, "EUR"],
  [{}, "EUR"],
])("a player with %j has the currency %s", (player, currency) => {
  expect(playerCurrency(player)).toBe(currency);
});
