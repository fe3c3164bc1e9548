import type { Page } from "@playwright/test";

/** A picture or a heading of a page's first screen, where it stands. */
interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
  text: string;
  image: Readonly<Record<string, string>> | null;
}

export type FirstScreen = readonly Part[];

/** The pictures of an open page's first screen with what the browser needs to load them alike, and its headings. */
export function readFirstScreen(page: Page): Promise<FirstScreen> {
  return page.evaluate(() => {
    const imageAttributes = ["src", "srcset", "sizes", "alt", "loading", "fetchpriority", "decoding"];
    return [...document.querySelectorAll<HTMLElement>("main img, main h1, main h2, main h3")].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width * height === 0 || top >= innerHeight || left >= innerWidth) return [];
      const attributes = imageAttributes.flatMap((name) => {
        const value = element.getAttribute(name);
        return value === null ? [] : [[name, value] as const];
      });
      const image = element instanceof HTMLImageElement ? Object.fromEntries(attributes) : null;
      return [{ left, top, width, height, image, text: image ? "" : (element.textContent ?? "") }];
    });
  });
}
