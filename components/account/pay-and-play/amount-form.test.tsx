import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { loadMessages } from "@/lib/market/messages/fetch";
import { config, writeConfig } from "@/tests/contract/session/browser";
import { AmountForm } from "./amount-form";

const message = "Pnp Banner not being configured!";
const state = { step: "amount", failure: null } as const;

test.each([
  ["the editors' banner is shown", { title: "Bank and play", description: "Pay in first" }, null],
  ["a missing one, where nobody is to know, leaves the form alone", null, null],
  ["a missing one is said where the site's server says so", null, message],
] as const)("%s [PROMO-504, PNP-511]", async (_what, banner, notice) => {
  history.replaceState(null, "", "/en-UN/signup/pnp");
  writeConfig(config);
  await loadMessages("account");
  await loadMessages("site");
  render(
    <AmountForm state={state} offer={{ authorizeUrl: null, banner, notice }} amountMinor={null} onSubmit={vi.fn()} />,
  );
  expect(await screen.findByLabelText(/^Amount/)).toBeTruthy();
  expect(screen.queryByText(message) !== null).toBe(notice !== null);
  expect(screen.queryAllByRole("heading").map(({ textContent }) => textContent)).toEqual(banner ? [banner.title] : []);
});
