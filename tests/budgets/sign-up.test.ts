import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium as playwright } from "@playwright/test";
import { expect, inject, test } from "vitest";
import { root } from "../../.ci/lib/root.mjs";
import { chromium } from "../support/chromium";
import { firstRender } from "../support/first-render";
import { newPage } from "./at-rest";
import { firstLoad, weight } from "./weigh";

/**
 * Home, the dialog, the form layer and the first step: all that is loaded until no request is left and nothing was typed.
 * Neither a schema library, nor the rules of the first step, nor its captcha, nor a later step, nor live data of the page below, nor
 * the identity library, nor the rules of phone numbers.
 */
/** 87,908 B measured, with room for the areas to come (docs/decisions/0084). */
const budget = 88_500;
const later = [
  "USER_SRP_AUTH",
  "isValidNumberForRegion",
  "address-level1",
  "qwertzuiop",
  "captcha-execute",
  '[:;,<>()[\\]"]',
];

test("the sign-up loaded directly, home included, is at most 88.5 KB of scripts beyond bare Next", async () => {
  const browser = await playwright.launch(chromium);
  const page = await newPage(browser, { viewport: { width: 1440, height: 900 } });
  const names = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/_next\/static\/.*\.js$/.test(pathname)) names.add(pathname.replace("/_next/", ""));
  });
  const address = `${inject("site")}/en-UN/signup`;
  await firstRender(address);
  await page.goto(address);
  await page.getByRole("dialog").getByRole("textbox", { name: "First name" }).waitFor();
  // biome-ignore lint/nursery/noPlaywrightNetworkidle: a budget is that of a page at rest
  await page.waitForLoadState("networkidle");
  const shown = [...names].map((name) => ({ name, text: readFileSync(join(root, ".next", name), "utf8") }));
  await browser.close();
  const bareHtml = readFileSync(join(root, "tests/bare-next-app/.next/server/app/index.html"), "utf8");
  const beyond = weight(shown) - weight(firstLoad(bareHtml, "tests/bare-next-app/.next"));
  console.log(`/signup: ${beyond} B of scripts beyond bare Next (at most ${budget})`);
  expect(shown.length).toBeGreaterThan(5);
  for (const marker of later)
    expect(shown.filter(({ text }) => text.includes(marker)).map(({ name }) => name)).toEqual([]);
  expect(beyond).toBeLessThanOrEqual(budget);
});
