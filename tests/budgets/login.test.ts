import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type CDPSession, type Page, chromium as playwright } from "@playwright/test";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { root } from "../../.ci/lib/root.mjs";
import { chromium } from "../support/chromium";
import { newPage, openAtRest } from "./at-rest";
import { type Chunk, weight } from "./weigh";

/**
 * The identity library, the form layer (React Hook Form, 17.5 KB), the popup and its messages: their scripts in bytes of gzip, and
 * all that crosses the wire, with headers, responses and messages.
 */
const budget = { wire: 83_000, scripts: 81_000 };
const identityLibrary = "USER_SRP_AUTH";
/** Words of Node's `Buffer` (next.config.mjs). */
const nodeBuffer = "Invalid string. Length must be a multiple of 4";

interface Loaded {
  path: string;
  /** With its headers, as it crossed the wire. */
  bytes: number;
}

let browser: Browser;

beforeAll(async () => {
  browser = await playwright.launch(chromium);
});
afterAll(async () => {
  await browser?.close();
});

/** Everything that the page loads from the site from now on; a list that grows. */
async function watch(network: CDPSession): Promise<Loaded[]> {
  const loaded: Loaded[] = [];
  const requested = new Map<string, string>();
  network.on("Network.requestWillBeSent", ({ requestId, request }) => requested.set(requestId, request.url));
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const address = new URL(requested.get(requestId) ?? "about:blank");
    if (address.origin === inject("site")) loaded.push({ path: address.pathname, bytes: encodedDataLength });
  });
  await network.send("Network.enable");
  return loaded;
}

function scriptsAmong(loaded: readonly Loaded[]): Chunk[] {
  const names = loaded.map(({ path }) => path.replace("/_next/", "")).filter((name) => /^static\/.*\.js$/.test(name));
  return [...new Set(names)].map((name) => ({ name, text: readFileSync(join(root, ".next", name), "utf8") }));
}

const hold = (scripts: readonly Chunk[], snippet: string) => scripts.some(({ text }) => text.includes(snippet));

async function logIn(page: Page): Promise<void> {
  const login = page.locator('a[href$="#login"]:visible').first();
  await login.hover();
  await login.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill("demo@greenroom.example");
  await dialog.getByRole("textbox", { name: "Password" }).fill("Greenroom-2026");
  const proof = page.waitForRequest((request) =>
    /RespondToAuthChallenge/.test(request.headers()["x-amz-target"] ?? ""),
  );
  await dialog.getByRole("button", { name: "Log in" }).click();
  await proof;
}

test("logging in costs at most 81 KB of scripts and 83 KB on the wire, and nothing of it before somebody points at it", async () => {
  const page = await newPage(browser, { viewport: { width: 1440, height: 900 } });
  const loaded = await watch(await page.context().newCDPSession(page));
  const last = await openAtRest(page, `${inject("site")}/en-UN/online-casino`);
  // Our own view of the network may learn of it later than the page's.
  await expect.poll(() => loaded.some(({ path }) => path.endsWith(last))).toBe(true);
  // The support chat comes with the first sign of a visitor who stays. It is no part of the login.
  await page.mouse.move(700, 450);
  await expect.poll(() => loaded.some(({ path }) => path.startsWith("/api/support-chat/"))).toBe(true);
  const before = loaded.splice(0);
  expect(before.length).toBeGreaterThan(5);
  expect(hold(scriptsAmong(before), identityLibrary)).toBe(false);

  await logIn(page);
  const scripts = scriptsAmong(loaded);
  const bytes = { wire: loaded.reduce((sum, each) => sum + each.bytes, 0), scripts: weight(scripts) };
  console.log(`logging in: ${bytes.scripts} B of scripts, ${bytes.wire} B on the wire, beyond the page`);
  expect(hold(scripts, identityLibrary)).toBe(true);
  expect(hold(scripts, nodeBuffer)).toBe(false);
  expect(bytes.scripts).toBeLessThanOrEqual(budget.scripts);
  expect(bytes.wire).toBeLessThanOrEqual(budget.wire);
});
