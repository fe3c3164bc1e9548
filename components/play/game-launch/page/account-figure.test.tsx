import { act, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test } from "vitest";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { AccountFigure } from "./account-figure";

const published = {
  gameType: "slots",
  isLive: false,
  rtp: 96.5,
  betLimits: [
    { min: 0.1, max: 100, currency: "EUR" },
    { min: 1.2, max: 1_150, currency: "NOK" },
  ],
};
const names = ["lowestStake", "highestStake", "cost"] as const;

beforeEach(async () => {
  writeConfig();
  history.replaceState(null, "", "/en-UN/play/neon-drift");
  useSession.setState(unknownSession, true);
  queryClient.clear();
  await loadAllMessages();
  render(
    names.map((name) => (
      <p key={name} data-testid={name}>
        <AccountFigure {...{ name, published }} currency="EUR" tag="en">
          of the page
        </AccountFigure>
      </p>
    )),
  );
});
afterEach(() => act(() => dispatchSession({ type: "signed-out" })));

const shown = () => names.map((name) => screen.getByTestId(name).textContent);

async function signIn(currencyCode: string): Promise<void> {
  server.use(http.get("*/player/profile", () => HttpResponse.json({ ...openProfile, currencyCode })));
  await act(async () => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
}

test("a visitor reads the figures of the page", async () => {
  await act(async () => dispatchSession({ type: "found-guest" }));
  expect(shown()).toEqual(names.map(() => "of the page"));
});

test("a player reads stakes and average cost in the currency of their account", async () => {
  await signIn("NOK");
  await expect
    .poll(shown)
    .toEqual([
      "NOK\u00a01.20",
      "NOK\u00a01,150.00",
      "At NOK\u00a05.00 a spin and 600 spins an hour, the average cost is about NOK\u00a0105.00 an hour. An average, not a forecast.",
    ]);
});

test("a player whose currency has no published stakes is told in which the figures are", async () => {
  await signIn("INR");
  await expect.poll(() => shown()[2]).toContain("Your account is in INR.");
  expect(shown()).toEqual([
    "of the page",
    "of the page",
    "of the page Your account is in INR. No stakes are published in it, so these figures are in EUR.",
  ]);
});
