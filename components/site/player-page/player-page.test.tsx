import { render, screen } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { parseLocale, readLocale } from "@/lib/market/locale";
import { type PlayerPageName, routes } from "@/lib/routing/routes";
import site from "@/messages/en/site.json";
import { newSessionKeys, sandboxOrigins, siteVariables } from "../../../.ci/lib/programs.mjs";
import { PlayerPage } from "./player-page";

// A component of the server, with tests of its own.
vi.mock("./player-navigation", () => ({ PlayerNavigation: () => null }));

beforeAll(() => {
  Object.assign(process.env, siteVariables(sandboxOrigins(4000)), { SESSION_KEYS: newSessionKeys() });
});

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
    expect(back.parentElement?.className).toContain("lg:hidden");
    expect(screen.queryByRole("link", { name: titles.banking })).toBeNull();
  },
);

test("the list of all leads to no list", async () => {
  await show("accountOverview");
  expect(screen.queryByRole("link")).toBeNull();
});

const ontario = readLocale("en-CA") ?? expect.fail();
const pages = Object.entries(routes).filter(
  ([name, { pattern }]) => pattern.startsWith("/my-account") && name !== "selfExclusion",
);

test.each(pages)("Ontario's help line stands on every page of an account: %s", async (name) => {
  render(await PlayerPage({ locale: ontario, name: name as PlayerPageName, breakLink: null, children: null }));
  const line = screen.getByRole<HTMLAnchorElement>("link", { name: "ConnexOntario 1-866-531-2600" });
  expect([line.href, line.closest("li")?.lang]).toEqual(["https://connexontario.ca/", "en"]);
});

test("the page of a self-exclusion has the lines beside its form, and not once more", async () => {
  render(await PlayerPage({ locale: ontario, name: "selfExclusion", breakLink: null, children: null }));
  expect(screen.queryByRole("link", { name: /ConnexOntario/ })).toBeNull();
});
