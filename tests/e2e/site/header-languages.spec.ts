import type { Page } from "@playwright/test";
import { type Language, languages } from "@/lib/market/languages";
import { locales } from "@/lib/market/locale";
import { expect, test } from "../support/world";

/** Each language in the first market that offers it. */
const segments = (Object.keys(languages) as Language[]).map(
  (language) => locales.find((locale) => locale.language === language)?.segment ?? language,
);

/** The links and buttons of the header that are broken into lines, and neighbours that touch. */
function faultsOfHeader(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // As wide as a scroll bar, which takes none of the window here.
    document.body.style.paddingRight = "15px";
    const parts = document.querySelectorAll<HTMLElement>(".site-header :is(a:not([href='#main']), button)");
    const seen = [...parts].filter((part) => part.checkVisibility());
    const range = document.createRange();
    const linesOf = (part: HTMLElement) => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const tops = new Set<number>();
      while (texts.nextNode()) {
        if (texts.currentNode.parentElement?.closest(".sr-only")) continue;
        range.selectNodeContents(texts.currentNode);
        for (const { top } of range.getClientRects()) tops.add(Math.round(top));
      }
      return tops.size;
    };
    const boxes = seen.map((part) => ({ name: part.textContent, ...part.getBoundingClientRect().toJSON() }));
    return [
      ...seen.filter((part) => linesOf(part) > 1).map(({ textContent }) => `in two lines: ${textContent}`),
      ...boxes.filter(({ left }, at) => left < boxes[at - 1]?.right - 0.5).map(({ name }) => `touches: ${name}`),
      ...(document.documentElement.scrollWidth > innerWidth ? ["wider than the window"] : []),
    ];
  });
}

test("the header's products, search and buttons stand in one line in every language, for guests and players @once", async ({
  page,
}) => {
  test.slow();
  const faults: Record<string, string[]> = {};
  for (const segment of segments) {
    await page.goto(`/${segment}/terms`);
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => document.documentElement.removeAttribute("data-session"));
      faults[`${segment} at ${width} px`] = await faultsOfHeader(page);
      // The page is the same for a player: the style sheet shows their part of the header, with the room of the balance.
      await page.evaluate(() => document.documentElement.setAttribute("data-session", "player"));
      faults[`${segment} at ${width} px, player`] = await faultsOfHeader(page);
    }
  }
  expect(segments).toHaveLength(18);
  expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
});
