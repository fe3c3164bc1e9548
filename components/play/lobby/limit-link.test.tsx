import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { byPlace } from "@/lib/market/policy/policies";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { signedInPlayer } from "@/tests/contract/session/browser";
import { LimitLink } from "./limit-link";

beforeEach(() => useSession.setState(unknownSession, true));

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
  ["a British account", "GB", true],
  ["an account of a country without the rule", "FI", false],
])("at a market without the rule it does for %s: %s %s", (_who, country, isLinked) => {
  open("UN");
  expect(isShown()).toBe(false);
  signIn(country);
  expect(isShown()).toBe(isLinked);
});
