import { expect, inject, test } from "vitest";
import { currencies, money } from "@/lib/core/money";
import { defaultDisplay, formatMoney } from "@/lib/core/money-display";
import { locales, resolveLocale } from "@/lib/market/locale";
import { createFormat } from "@/sandbox/games/client/amounts";
import { readerTag } from "@/sandbox/games/messages/reader";

const lobby = (segment: string) => `http://localhost:3000/${segment}/online-casino?a=1`;

test.each(locales)("a game that $segment opens writes all currencies as the site does [WALLET-515]", (locale) => {
  const { tag } = resolveLocale(locale);
  expect(readerTag(lobby(locale.segment))).toBe(tag);
  for (const currency of currencies) {
    const format = createFormat(tag, currency);
    for (const amountMinor of [0, 5, 50, 123_450, 100_000_000, -1_250])
      expect(format(amountMinor), `${currency} ${amountMinor}`).toBe(
        formatMoney(money(amountMinor, currency), tag, defaultDisplay),
      );
  }
});

test("the page of a game gets the reader's tag, or the language of its launch", async () => {
  const { frames } = inject("sandbox");
  const page = async (homeurl: string) => {
    const query = { gameid: "x", ticket: "t", mode: "fun", lang: "en", currency: "EUR", channel: "web", homeurl };
    return (await fetch(`${frames}/relax/launcher?${new URLSearchParams(query)}`)).text();
  };
  expect(await page(lobby("fr-CH"))).toContain('"readerTag":"fr-CH"');
  expect(await page("http://localhost:3000/")).toContain('"readerTag":"en"');
});

test.each(locales)(
  "the bank that $segment opens writes the amount as the site does",
  async ({ segment, ...locale }) => {
    const { frames } = inject("sandbox");
    // The bank pays no less than 10,000 pesos.
    const amountMinor = locale.market === "CL" ? 1_234_550 : 123_450;
    const query = new URLSearchParams({
      amount: (amountMinor / 100).toFixed(2),
      redirectPath: `/${segment}/signup/callback`,
    });
    const { url } = (await (await fetch(`${frames}/bank/authorize?${query}`)).json()) as { url: string };
    const page = (await (await fetch(url)).text()).replaceAll("&#39;", "'");
    const { tag } = resolveLocale({ segment, ...locale });
    const isShown = (amount: string) =>
      new RegExp(`(?<![A-Z$])${amount.replace(/[$.]/g, "\\$&")}(?![A-Z$])`, "i").test(page);
    const shown = currencies.filter((currency) =>
      isShown(formatMoney(money(amountMinor, currency), tag, defaultDisplay)),
    );
    expect(shown).toHaveLength(1);
  },
);

test.each([
  undefined,
  "nonsense",
  "https://site.example/",
  "https://site.example/xx-ZZZ/a",
  "https://site.example/qqq-FI",
])("%s names no reader", (address) => expect(readerTag(address)).toBeNull());
