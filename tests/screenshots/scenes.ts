import type { Page } from "@playwright/test";
import { sitePages } from "../support/pages";

/** A page in one of its states; `reach` leads there from the opened page. */
export interface Scene {
  name: string;
  below: string;
  /** Only what the window shows, where the state lies over the page. */
  isWindow?: true;
  reach?(page: Page): Promise<void>;
}

const game = "/play/gem-harbour";

/** English words of the buttons on the way: the states are reached in an English page. */
const states: readonly Scene[] = [
  {
    name: "game-demo",
    below: game,
    isWindow: true,
    async reach(page) {
      await page.getByRole("button", { name: "Play demo" }).click();
      await page.locator("iframe").contentFrame().getByRole("button", { name: "Spin", exact: true }).waitFor();
      await page.locator(".game-cover").waitFor({ state: "detached" });
    },
  },
  {
    name: "login",
    below: `${game}#login`,
    isWindow: true,
    reach: (page) => page.getByRole("dialog").waitFor(),
  },
  {
    name: "menu",
    below: "/online-casino",
    isWindow: true,
    async reach(page) {
      await page.locator("[popovertarget=site-menu]:visible").click();
      await page.getByRole("dialog").waitFor();
    },
  },
];

export const scenes: readonly Scene[] = [...sitePages, ...states];
