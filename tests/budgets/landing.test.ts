import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium as playwright } from "@playwright/test";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { root } from "../../.ci/lib/root.mjs";
import { chromium } from "../support/chromium";
import { newPage, openAtRest } from "./at-rest";
import { firstLoad, weight } from "./weigh";

/**
 * Of scripts, in bytes of gzip, beyond bare Next: what a campaign's page loads for a visitor who does nothing; with what measures the
 * page, where that is allowed. Who is asked about cookies loads what takes the answer (5.9 KB) in its place.
 */
const most = 17_500;
/** Of the dialogs, which a visitor's first act brings. */
const dialogs = "Nobody says what loads the dialog";

let browser: Browser;

beforeAll(async () => {
  browser = await playwright.launch(chromium);
});
afterAll(async () => {
  await browser?.close();
});

test("a campaign's page loads at most 17.5 KB of scripts beyond bare Next until its visitor acts, and then the rest", async () => {
  const page = await newPage(browser, { viewport: { width: 390, height: 844 } });
  const names = new Set<string>();
  page.on("requestfinished", (request) => {
    const name = request.url().match(/\/_next\/(static\/.*\.js)/)?.[1];
    if (name) names.add(name);
  });
  const scripts = () => [...names].map((name) => ({ name, text: readFileSync(join(root, ".next", name), "utf8") }));
  const hasDialogs = () => scripts().some(({ text }) => text.includes(dialogs));

  await openAtRest(page, `${inject("site")}/en-UN/promo/first-orbit?utm_source=somebody`);
  const bareHtml = readFileSync(join(root, "tests/bare-next-app/.next/server/app/index.html"), "utf8");
  const beyond = weight(scripts()) - weight(firstLoad(bareHtml, "tests/bare-next-app/.next"));
  console.log(`/promo: ${beyond} B of scripts beyond bare Next until its visitor acts (at most ${most})`);
  expect(hasDialogs()).toBe(false);
  expect(beyond).toBeGreaterThan(1_000);
  expect(beyond).toBeLessThanOrEqual(most);

  await page.mouse.move(100, 300);
  await expect.poll(hasDialogs, { timeout: 30_000 }).toBe(true);
});
