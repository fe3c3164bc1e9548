import { screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import {
  balance,
  down,
  isShown,
  pass,
  prepareBalance,
  receive,
  settle,
  show,
  signIn,
  world,
} from "@/tests/support/islands/balance";
import { openProfile } from "@/tests/support/profile";

prepareBalance();

/** Without the currency, as a platform sends it that names none. */
const unnamed = (main: string, version?: number) => ({ balanceMap: { main: [{ cash: main }] }, version });

// The account's own currency is not that of its country.
beforeEach(() => {
  world.profile = () => ({ ...openProfile, currencyCode: "INR" });
});

test("a push message without a currency keeps that of the balance [PUSH-506]", async () => {
  world.responses = [() => ({ ...balance("500.00", 1), currency: "INR" })];
  show();
  await signIn();
  await receive(unnamed("600.00", 2));
  expect(isShown("₹ 600,00")).toBe(true);
});

test("a balance without a currency has the account's own, and waits for the profile that names it", async () => {
  let respond: () => void = () => {};
  const arrival = new Promise<void>((resolve) => (respond = resolve));
  world.responses = [() => unnamed("500.00")];
  world.profile = () => arrival.then(() => HttpResponse.json({ ...openProfile, currencyCode: "INR" }));
  show();
  await signIn();
  expect(screen.queryByText(/500,00/)).toBeNull();
  respond();
  await settle();
  expect(isShown("₹ 500,00")).toBe(true);
});

test("without the profile nobody knows how much a balance without a currency is, until the profile is read", async () => {
  world.responses = [() => unnamed("500.00")];
  world.profile = () => down("The profile is away.")();
  show();
  await signIn();
  await receive(unnamed("600.00"));
  expect(screen.queryByText(/00,00/)).toBeNull();
  world.profile = () => ({ ...openProfile, currencyCode: "INR" });
  await pass(20_000);
  expect(isShown("₹ 500,00")).toBe(true);
});

test.each([
  ["the account has none of its own", () => ({ ...openProfile, currencyCode: null })],
  ["there is no profile", () => HttpResponse.json({}, { status: 404 })],
])("a balance without a currency has that of the country where %s", async (_what, profile) => {
  world.responses = [() => unnamed("500.00")];
  world.profile = profile;
  show();
  await signIn();
  expect(isShown("500,00 €")).toBe(true);
});

test("without a wallet the figure is 0.00 in the account's own currency [WALLET-508]", async () => {
  world.responses = [() => HttpResponse.json({}, { status: 404 })];
  show();
  await signIn();
  expect([isShown("₹ 0,00"), isShown("No wallet yet")]).toEqual([true, true]);
});
