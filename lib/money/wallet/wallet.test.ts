import { QueryClient, QueryObserver } from "@tanstack/react-query";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { money } from "@/lib/core/money";
import { readBalances } from "./schema";
import { isStale, newerWallet, type Wallet } from "./wallet";

const cash = (amountMinor: number) => readBalances({ main: [{ cash: amountMinor }], locked: [], bonus: [] }, "EUR");
const received = (amountMinor: number, version: number | null, at = 1_000, requestedAt = at - 100): Wallet => ({
  balances: cash(amountMinor),
  version,
  requestedAt,
  asOf: at,
});
const pushed = (amountMinor: number, version: number | null, at = 1_000) => received(amountMinor, version, at, at);
const noWallet = (at: number, requestedAt = at - 100): Wallet => ({
  balances: null,
  version: null,
  requestedAt,
  asOf: at,
});
const after = (...news: Wallet[]) => news.reduce<Wallet | undefined>(newerWallet, undefined);

describe("a balance is never replaced by an older one", () => {
  test.each([
    ["a push before the newest", [pushed(300, 3), pushed(200, 2)], 300],
    ["a response before the newest push", [pushed(300, 3), received(200, 2)], 300],
    ["a response of the same version", [pushed(300, 3), received(300, 3)], 300],
    ["a response of a newer version", [pushed(300, 3), received(400, 4)], 400],
    ["a newer version, requested before a push", [pushed(300, 3), received(400, 4, 1_200, 900)], 400],
    [
      "a response without a version, requested before a push",
      [pushed(300, null), received(200, null, 1_100, 900)],
      300,
    ],
    ["one requested after a push", [pushed(300, null), received(200, null, 1_200, 1_100)], 200],
    ["one requested in the millisecond of a push", [pushed(300, null), received(200, null, 1_200, 1_000)], 200],
    [
      "pushes of a platform that counts them alone",
      [pushed(300, 3), received(350, null, 1_200, 1_100), pushed(200, 2)],
      350,
    ],
  ] satisfies [string, Wallet[], number][])("%s", (_what, news, expected) => {
    expect(after(...news)?.balances?.totalBalance).toEqual(money(expected, "EUR"));
  });
});

describe("after the device's clock was set back", () => {
  const hourMs = 3_600_000;
  const ahead = received(300, null, 10_000 + hourMs);

  test.each([
    ["a read without a version", received(200, null, 21_000, 20_000)],
    ["a push without a version", pushed(200, null, 21_000)],
  ])("%s replaces a balance of the time before", (_what, next) => {
    expect(newerWallet(ahead, next)).toMatchObject({ balances: cash(200), asOf: 21_000 });
  });

  test("one requested before a push of the new time does not", () => {
    const known = newerWallet(ahead, pushed(200, null, 21_000));
    expect(newerWallet(known, received(300, null, 22_000, 20_500))).toBe(known);
  });

  test("a version counts as before", () => {
    const known = received(300, 3, 10_000 + hourMs);
    expect(newerWallet(known, received(200, 2, 21_000))).toBe(known);
    expect(newerWallet(known, received(400, 4, 21_000))).toMatchObject({ balances: cash(400), asOf: 21_000 });
  });
});

test("a read that finds the same version renews the time of the balance", () => {
  expect(after(received(100, 7, 1_000), received(100, 7, 50_000))).toMatchObject({ version: 7, asOf: 50_000 });
});

test("an older response does not renew the time of the balance", () => {
  expect(after(received(100, 7, 1_000), received(90, 6, 50_000))).toMatchObject({ version: 7, asOf: 1_000 });
});

test("a wallet that does not exist replaces the balance, and ends when a balance comes [WALLET-507, ERR-025]", () => {
  const none = after(received(100, 5), noWallet(2_000));
  expect(none).toMatchObject({ balances: null, version: null, asOf: 2_000 });
  expect(newerWallet(none, pushed(100, 2, 3_000))).toMatchObject({ balances: cash(100), version: 2 });
});

test("a response that there is no wallet, requested before it was made, does not take its first balance away", () => {
  expect(after(pushed(100, 1), noWallet(1_100, 900))).toMatchObject({ balances: cash(100), version: 1, asOf: 1_000 });
});

describe("a balance is stale", () => {
  const known = received(100, 1, 10_000);
  test.each([
    ["just read", false, 10_000, false],
    ["a minute old", false, 70_000, false],
    ["older than a minute", false, 70_001, true],
    ["when the last read failed", true, 10_001, true],
  ])("%s", (_what, hasFailed, now, stale) => {
    expect(isStale(known, hasFailed, now)).toBe(stale);
  });
});

test("late, duplicate and reordered responses and pushes never turn the balance back", () => {
  const delivery = fc.record({ version: fc.integer({ min: 1, max: 12 }), isPush: fc.boolean() });
  fc.assert(
    fc.property(fc.array(delivery, { minLength: 1, maxLength: 40 }), (deliveries) => {
      const client = new QueryClient();
      const queryKey = ["wallet"];
      const observer = new QueryObserver<Wallet>(client, {
        queryKey,
        enabled: false,
        structuralSharing: (known, next) => newerWallet(known as Wallet | undefined, next as Wallet),
      });
      const unsubscribe = observer.subscribe(() => {});
      let newest = 0;
      deliveries.forEach(({ version, isPush }, at) => {
        client.setQueryData(
          queryKey,
          isPush ? pushed(version * 100, version, at) : received(version * 100, version, at),
        );
        newest = Math.max(newest, version);
        expect(client.getQueryData<Wallet>(queryKey)).toMatchObject({ version: newest, balances: cash(newest * 100) });
      });
      unsubscribe();
      client.clear();
    }),
  );
});
