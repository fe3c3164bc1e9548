import type { Page } from "@playwright/test";
import { type Route, routes } from "@/lib/routing/routes";
import { storeSignIn } from "../e2e/support/sign-in";
import type { Props, Scene } from "./scene";

/** As the demo player, who has limits and a history. */
export const asDemo = (page: Page, { sandbox }: Props) =>
  storeSignIn(page, { email: "demo@greenroom.example", password: "Greenroom-2026" }, sandbox);

/** Each page that a player has for themselves, named after its row of the route table. A new row is photographed at once. */
export const playerPages: readonly Scene[] = Object.entries<Route>(routes)
  .filter(([, { access, pattern, title }]) => access === "player" && title && !pattern.includes(":"))
  .map(([name, { pattern }]) => ({
    name: `of-player-${name}`,
    below: pattern,
    prepare: asDemo,
    reach: (page: Page) => page.locator("main .skeleton").first().waitFor({ state: "detached" }),
  }));
