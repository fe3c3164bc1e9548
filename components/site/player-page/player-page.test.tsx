import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { parseLocale } from "@/lib/market/locale";
import site from "@/messages/en/site.json";
import { PlayerPage } from "./player-page";

// A component of the server, with tests of its own.
vi.mock("./player-navigation", () => ({ PlayerNavigation: () => null }));

const { titles } = site.playerPages;
const locale = parseLocale("en-UN") ?? expect.fail();
const show = async (name: Parameters<typeof PlayerPage>[0]["name"]) =>
  render(await PlayerPage({ locale, name, breakLink: null, children: null }));

test.each(["bankingDeposit", "depositOutcome", "bankingWithdraw"] as const)(
  "the page of a payment leads back to banking at every width: %s",
  async (name) => {
    await show(name);
    const back = screen.getByRole("link", { name: titles.banking });
    expect(back.getAttribute("href")).toBe("/en-UN/my-account/banking");
    expect(back.className).not.toContain("lg:hidden");
    expect(screen.queryByRole("link", { name: titles.overview })).toBeNull();
  },
);

test.each(["banking", "transactions", "rewards", "account"] as const)(
  "any other page leads to the list of all, where no navigation is beside it: %s",
  async (name) => {
    await show(name);
    const back = screen.getByRole("link", { name: titles.overview });
    expect(back.getAttribute("href")).toBe("/en-UN/my-account");
    expect(back.className).toContain("lg:hidden");
    expect(screen.queryByRole("link", { name: titles.banking })).toBeNull();
  },
);

test("the list of all leads to no list", async () => {
  await show("accountOverview");
  expect(screen.queryByRole("link")).toBeNull();
});
