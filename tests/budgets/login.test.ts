import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type CDPSession, type Page, chromium as playwright } from "@playwright/test";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { root } from "../../.ci/lib/root.mjs";
import { chromium } from "../support/chromium";
import { openAtRest } from "./at-rest";

/** The identity library, the form layer (React Hook Form, 17.5 KB), the popup and its messages; measured 79.9 KB since the fields carry their own classes. */
const budget = 82_000;
const identityLibrary = "USER_SRP_AUTH";

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
  const asked = new Map<string, string>();
  network.on("Network.requestWillBeSent", ({ requestId, request }) => asked.set(requestId, request.url));
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const address = new URL(asked.get(requestId) ?? "about:blank");
    if (address.origin === inject("site")) loaded.push({ path: address.pathname, bytes: encodedDataLength });
  });
  await network.send("Network.enable");
  return loaded;
}

/** Is the identity library among these scripts? */
function holdsLibrary(loaded: readonly Loaded[]): boolean {
  const scripts = loaded.filter(({ path }) => path.startsWith("/_next/static/") && path.endsWith(".js"));
  return scripts.some(({ path }) =>
    readFileSync(join(root, path.replace("/_next/", ".next/")), "utf8").includes(identityLibrary),
  );
}

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

test("logging in costs at most 82 KB on the wire, and nothing of it before somebody points at it", async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const loaded = await watch(await page.context().newCDPSession(page));
  await openAtRest(page, `${inject("site")}/en-UN/online-casino`);
  const before = loaded.splice(0);
  expect(before.length).toBeGreaterThan(5);
  expect(holdsLibrary(before)).toBe(false);

  await logIn(page);
  const bytes = loaded.reduce((sum, each) => sum + each.bytes, 0);
  console.log(`logging in: ${bytes} B on the wire beyond the page (at most ${budget})`);
  expect(holdsLibrary(loaded)).toBe(true);
  expect(bytes).toBeLessThanOrEqual(budget);
});
