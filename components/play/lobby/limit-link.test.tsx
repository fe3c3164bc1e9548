import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { byPlace } from "@/lib/market/policy/policies";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { signedInPlayer } from "@/tests/contract/session/browser";
import { stayIn } from "@/tests/support/stay";
import { LimitLink } from "./limit-link";

beforeEach(() => useSession.setState(unknownSession, true));
afterEach(() => stayIn(""));

const open = (market: "GB" | "UN") =>
  render(<LimitLink limitLinks={byPlace(market, "limitLinks")} href="/limits" text="Your limits" />);
const isShown = () => screen.queryByRole("link", { name: "Your limits" }) !== null;
const signIn = (countryCode: string) =>
  act(() => dispatchSession({ type: "signed-in", player: { ...signedInPlayer(), countryCode } }));

test("home leads to the limits by the law of the market, for visitors too", () => {
  open("GB");
  expect(isShown()).toBe(true);
});

test.each([
  ["a British account", "GB", "", true],
  ["a stay in Britain", "FI", "GB", true],
  ["an account and a stay of countries without the rule", "FI", "NO", false],
])("at a market without the rule it does for %s: %s %s %s", (_who, country, stay, isLinked) => {
  stayIn(stay);
  open("UN");
  expect(isShown()).toBe(false);
  signIn(country);
  expect(isShown()).toBe(isLinked);
});
