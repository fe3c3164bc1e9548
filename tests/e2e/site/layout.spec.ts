import type { Page } from "@playwright/test";
import german from "@/messages/de/safety.json" with { type: "json" };
import { pageWidths, sitePages, waitForIslands } from "../../support/pages";
import { expectSound, expectSoundEnlarged, expectSoundForAll, layoutFaults, spaceText } from "../support/layout";
import { expectNoShifts, watchShifts } from "../support/shifts";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

const locale = "/en-UN";

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForIslands(page);
}

/** Pages made of the parts of another page have the same bars and pictures and are left out. */
const wholePages = sitePages.filter(({ widths }) => widths.length === pageWidths.length);

test("the menu and the login popup keep their layout at every width, with text of twice the size, in longer words and wider spacing @once", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, `${locale}/play/gem-harbour`);
  await page.locator("[popovertarget=site-menu]:visible").click();
  await expectSoundEnlarged(page, "menu");
  await expectSoundForAll(page, "menu");
  // Another path, so that the page is a new one.
  await open(page, `${locale}/online-casino#login`);
  const login = page.getByRole("dialog");
  await login.getByRole("textbox").first().waitFor();
  await expectSoundEnlarged(page, "login");
  await expectSoundForAll(page, "login");
});

test("a running game and a header with nine digits of money keep their layout at every width, in longer words and wider spacing @once", async ({
  page,
  world,
}) => {
  await signIn(page, await world.player({ balance: "123456789.00" }), `${locale}/play/gem-harbour`);
  await expect(page.getByRole("banner").getByRole("region", { name: "Balance" })).toContainText("€123,456,789.00");
  await expect(page.frameLocator("iframe").getByRole("button", { name: "Spin" })).toBeEnabled();
  await expectSoundForAll(page, "game of a player");
  // The messages of the page are longer now; the game still is the same.
  const frame = page.frameLocator("iframe");
  await expect(frame.locator('[data-mode="real"]')).toBeAttached();
  await expect(frame.getByRole("button", { name: "Spin" })).toBeEnabled();
});

/** A locale in each language, and one where one press begins a break. */
const languages = ["en-UN", "fi-UN", "no-UN", "de-UN", "fr-UN", "es-UN", "pt-UN", "ja-UN", "tr-UN", "pl-UN"];
const headerLocales = [...languages, "br-BR", "tl-PH", "de-DE", "no-NO"];
/** Whose amounts have the letters of a currency behind them. */
const accounts: Record<string, object> = { "no-NO": { countryCode: "NO", currencyCode: "NOK" } };
/** With those at which its parts change. */
const headerWidths = [320, 359, 360, 389, 390, 767, 768, 900, 1023, 1024, 1099, 1100, 1279, 1280, 1440, 1920];

for (const segment of headerLocales)
  test(`a player's header has the way to a break beside nine digits of money, at every width, in wider spacing too: ${segment} @once`, async ({
    page,
    world,
  }) => {
    await signIn(page, await world.player({ balance: "123456789.00", ...accounts[segment] }), `/${segment}/terms`);
    // What the law of Germany shows every 24 hours.
    if (segment === "de-DE")
      await page.getByRole("button", { name: german.activity.summary.close, exact: true }).click();
    const banner = page.getByRole("banner");
    await expect(banner.locator("section")).toContainText(/123.456.789/);
    const way = banner.locator("a[title], button[title]");
    if (segment === "de-DE") await expect(way).toHaveAccessibleName(/^24/);
    const expectRoom = async () => {
      for (const width of headerWidths) {
        await page.setViewportSize({ width, height: 800 });
        await expect(way, `at ${width} px`).toBeInViewport({ ratio: 1 });
        const beyond = await banner.evaluate((bar) => bar.scrollWidth - bar.clientWidth);
        expect(beyond, `the header is too wide at ${width} px`).toBe(0);
      }
    };
    await expectRoom();
    await expectSound(page, `header of ${segment}`, headerWidths);
    await spaceText(page);
    await expectRoom();
  });

test("the layout check sees what is cut, what lies over something else, and what is too wide @once", async ({
  page,
}) => {
  await page.setContent(`<title>Planted</title><body style="margin: 0"><main>
    <p style="width: 40px; overflow: hidden; white-space: nowrap">Too long for its box</p>
    <button style="position: absolute; top: 100px; left: 0">One</button>
    <button style="position: absolute; top: 105px; left: 5px">Two</button>
    <div style="width: 3000px; height: 1px"></div>
    <div style="display: flex; width: 200px">
      <div style="overflow-x: auto; white-space: nowrap"><a href="#in-sight">In sight</a> <a href="#beyond">${"Beyond its edge ".repeat(5)}</a></div>
      <button>Beside the row</button>
    </div>
  </main></body>`);
  const faults = await layoutFaults(page);
  for (const fault of [/^scrolls sideways/, /^cut: "Too long/, /^overlap: "One" and "Two"/])
    expect(faults).toContainEqual(expect.stringMatching(fault));
  // It is behind the edge of its row, not below the button.
  expect(faults).not.toContainEqual(expect.stringMatching(/Beside the row/));
});

/** Puts the focus on the first control of the page, as the first Tab after a load does. */
async function startAtTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    scrollTo(0, 0);
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
  });
  await page.keyboard.press("Tab");
  await expect(page.locator('[href="#main"]')).toBeFocused();
}

for (const { name, below } of wholePages)
  test(`the focus is never under a bar of the page "${name}" @once`, async ({ page }) => {
    await open(page, locale + below);
    for (const [width, height] of [
      [390, 700],
      [1440, 700],
      // 1280 by 1024 at 400 % zoom.
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await startAtTop(page);
      const covered: string[] = [];
      for (let step = 0; step < 45; step++) {
        await page.keyboard.press("Tab");
        const fault = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused?.closest("main, footer")) return null;
          const { left, right, top, bottom } = focused.getBoundingClientRect();
          const x = Math.min(Math.max((left + right) / 2, 4), innerWidth - 4);
          // A target higher than the window is reached, not shown whole.
          const points = bottom - top > innerHeight / 2 ? [(top + bottom) / 2] : [top + 2, bottom - 2];
          const isSeen = points.every((y) => {
            const shown = document.elementFromPoint(x, Math.min(Math.max(y, 1), innerHeight - 1));
            return shown && !shown.closest(".site-header, .bottom-bar");
          });
          return isSeen ? null : (focused.textContent ?? "");
        });
        if (fault !== null) covered.push(fault);
      }
      expect(covered, `${name} at ${width} by ${height}`).toEqual([]);
    }
  });

for (const { name, below } of wholePages)
  test(`nothing moves on the page "${name}" while fonts and pictures are slow`, async ({ page }) => {
    await watchShifts(page);
    const slowly = /\.woff2|\/images\//;
    await page.route(slowly, async (route) => {
      await new Promise((wait) => setTimeout(wait, 400));
      await route.continue();
    });
    await open(page, locale + below);
    const isDrawn = () =>
      page.evaluate(() =>
        [...document.images].every(
          (image) =>
            image.complete ||
            image.getBoundingClientRect().top > innerHeight ||
            !image.checkVisibility() ||
            image.loading === "lazy",
        ),
      );
    await expect.poll(isDrawn).toBe(true);
    await expectNoShifts(page);
  });
