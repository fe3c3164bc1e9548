import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SportsbookPage } from "@/components/play/sportsbook/sportsbook-page";
import { defaultLocale } from "@/lib/market/locale";
import site from "@/messages/en/site.json";

test.each(["sports", "virtualSports"] as const)(
  "below the bets of %s their terms lead to their meaning",
  async (product) => {
    render(await SportsbookPage({ locale: defaultLocale, product, children: null }));
    const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(hrefOf(site.glossary.odds)).toBe("/en-UN/glossary#term-odds");
    expect(hrefOf(site.glossary.accumulator)).toBe("/en-UN/glossary#term-accumulator");
  },
);
