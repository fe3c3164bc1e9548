import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { DepositLicence } from "./deposit-licence";

beforeEach(() => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  writeConfig();
});

async function open(market: string, countryCode: string) {
  history.replaceState(null, "", `/${market}/deposit`);
  await loadAllMessages();
  render(<DepositLicence />);
  act(() => dispatchSession({ type: "signed-in", player: { ...signedInPlayer(), countryCode } }));
}

test("says whose rules apply to a deposit, why, and where the licence is registered", async () => {
  await open("en-MT", "MT");
  expect(screen.getByText("Market: Malta. Its rules apply on this site.")).toBeTruthy();
  const link = await screen.findByRole("link", { name: "Malta Gaming Authority: register of licensees" });
  expect(link.closest("li")?.lang).toBe("en");
});

test("an account of another country has the register of that country's authority too", async () => {
  await open("en-UN", "GB");
  const link = await screen.findByRole<HTMLAnchorElement>("link", { name: /^Gambling Commission: public register/ });
  expect(link.href).toBe("https://www.gamblingcommission.gov.uk/public-register/businesses");
});

test("names the country of an account that is elsewhere, whose stricter rules apply too", async () => {
  await open("en-UN", "DE");
  const sentence = screen.getByText(/^Market: Global\./).textContent;
  expect(sentence).toContain("Your account is in Germany. Where its rules are stricter, they apply too.");
});
