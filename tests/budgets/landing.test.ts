import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Browser, type Page, chromium as playwright } from "@playwright/test";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { root } from "../../.ci/lib/root.mjs";
import { chromium } from "../support/chromium";
import { keepConsent } from "../support/consent";
import { firstRender } from "../support/first-render";
import { newPage } from "./at-rest";
import { firstLoad, weight } from "./weigh";

/** Of scripts, in bytes of gzip, beyond bare Next: what a campaign's page loads for a visitor who does nothing. */
const most = 12_288;
/** Longer than any timer that starts with the page. */
const quietMs = 3_000;

/** By these texts the scripts are known that only a visitor who acts needs. */
const dialogs = "Nobody says what loads the dialog";
const measures = "interactionId";
const consentAnswer = "consent-message";

const bare = weight(
  firstLoad(
    readFileSync(join(root, "tests/bare-next-app/.next/server/app/index.html"), "utf8"),
    "tests/bare-next-app/.next",
  ),
);

let browser: Browser;

beforeAll(async () => {
  browser = await playwright.launch(chromium);
});
afterAll(async () => {
  await browser?.close();
});

/** The scripts that a page has loaded so far. */
function followScripts(page: Page) {
  const names = new Set<string>();
  page.on("requestfinished", (request) => {
    const name = request.url().match(/\/_next\/(static\/.*\.js)/)?.[1];
    if (name) names.add(name);
  });
  return () => [...names].map((name) => ({ name, text: readFileSync(join(root, ".next", name), "utf8") }));
}

test.each([
  ["asked about cookies", null, [dialogs, consentAnswer]],
  ["who has accepted all", true, [dialogs, measures]],
] as const)(
  "a campaign's page loads at most 12 KB of scripts beyond bare Next for a visitor %s until they act, and then the rest",
  async (who, consent, rest) => {
    const page = await newPage(browser, { viewport: { width: 390, height: 844 } });
    const scripts = followScripts(page);
    const loaded = () => rest.filter((text) => scripts().some((script) => script.text.includes(text)));
    const address = `${inject("site")}/en-UN/promo/first-orbit?utm_source=somebody`;
    await firstRender(address);
    if (consent !== null) await keepConsent(page.context(), consent);
    // biome-ignore lint/nursery/noPlaywrightNetworkidle: a budget is that of a page at rest
    await page.goto(address, { waitUntil: "networkidle" });
    await setTimeout(quietMs);

    const beyond = weight(scripts()) - bare;
    console.log(`/promo, ${who}: ${beyond} B of scripts beyond bare Next until the visitor acts (at most ${most})`);
    expect(loaded()).toEqual([]);
    expect(beyond).toBeGreaterThan(1_000);
    expect(beyond).toBeLessThanOrEqual(most);

    await page.mouse.move(100, 300);
    await expect.poll(loaded, { timeout: 30_000 }).toEqual(rest);
    await page.context().close();
  },
);
