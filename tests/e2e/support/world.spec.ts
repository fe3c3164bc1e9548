import type { Page } from "@playwright/test";
import { z } from "zod";
import { expectNoAxeViolations } from "./axe";
import { environment } from "./environment";
import { expectedFailure, listenForNoise } from "./noise";
import { signIn } from "./sign-in";
import { expect, test } from "./world";

/** The journeys' own instruments: what they must catch, they catch. */

const planted: [string, RegExp, (page: Page) => Promise<unknown>][] = [
  ["an error in the console", /^console: planted/, (page) => page.evaluate(() => console.error("planted"))],
  [
    "an uncaught error",
    /^page: Error: planted/,
    (page) => page.evaluate(() => void setTimeout(() => Promise.reject(new Error("planted")))),
  ],
  [
    "what the page's policy blocks",
    /^console: policy style-src-attr blocked inline/,
    (page) => page.evaluate(() => document.body.insertAdjacentHTML("beforeend", "<p style='color: red'>planted</p>")),
  ],
  [
    "an event of ours in the data layer",
    /^console: data layer: .*login/,
    (page) => page.evaluate(() => void Object(window).dataLayer.push({ event: "login" })),
  ],
  [
    "a request that failed without having been declared",
    /^console: Failed to load resource.*nothing-here/,
    (page) => page.evaluate(() => fetch("/assets/nothing-here.svg").then(({ status }) => status)),
  ],
];

test(`the browser's noise is heard: ${planted.map(([what]) => what).join(", ")} @once`, async ({ browser }) => {
  const context = await browser.newContext({ baseURL: environment.origin });
  const noise = await listenForNoise(context, []);
  const page = await context.newPage();
  await page.goto("/en-UN");
  expect(noise()).toEqual([]);
  for (const [what, sound, plant] of planted) {
    expect(noise(), what).not.toContainEqual(expect.stringMatching(sound));
    await plant(page);
    await expect.poll(noise, what).toContainEqual(expect.stringMatching(sound));
  }
  await context.close();
});

test.fail("noise fails a journey, whatever it asserts @once", async ({ page }) => {
  const response = await page.goto("/en-UN");
  const noise = page.waitForEvent("console");
  await page.evaluate(() => console.error("planted"));
  await noise;
  expect(response?.status()).toBe(200);
});

test("a failed request that was declared is no failure @once", async ({ page, world }) => {
  world.expectFailedRequest("GET", "/assets/nothing-here.svg");
  await page.goto("/en-UN");
  expect(await page.evaluate(() => fetch("/assets/nothing-here.svg").then(({ status }) => status))).toBe(404);
});

test("a declared failure excuses one method of one address: not another method, and not the rest of the service @once", async ({
  browser,
  world,
}) => {
  const { platform } = world.origins;
  const context = await browser.newContext({ baseURL: environment.origin });
  const noise = await listenForNoise(context, [expectedFailure("GET", `${platform}/v1/meant`)]);
  const page = await context.newPage();
  await page.goto("/healthz");
  const request = (method: string, path: string) =>
    page.evaluate(([url, method]) => fetch(url, { method }).then(({ status }) => status), [
      platform + path,
      method,
    ] as const);
  expect(await request("GET", "/v1/meant")).toBe(404);
  expect(await request("GET", "/v1/other")).toBe(404);
  const near = ["/v1/other", "/v1/meant/more", "/x/v1/meant", "/v1/mean?u=/v1/meant"];
  for (const path of near.slice(1)) expect(await request("GET", path)).toBe(404);
  await expect.poll(noise).toEqual(near.map((path) => expect.stringContaining(path)));
  expect(await request("POST", "/v1/meant")).toBe(404);
  await expect.poll(noise).toContainEqual(expect.stringContaining("/v1/meant"));
  await context.close();
});

test("a fault hits this test's pages only, until it is removed @once", async ({ page, world }) => {
  const address = `${world.origins.platform}/nothing-here`;
  const status = () => page.evaluate((url) => fetch(url).then((response) => response.status), address);
  await page.goto("/en-UN");
  const endFault = await world.fault({ system: "platform", kind: "error", status: 503, path: "/nothing-here" });
  expect(await status()).toBe(503);
  expect((await fetch(address)).status).toBe(404);
  await endFault();
  expect(await status()).toBe(404);
});

let made = "";
test.describe
  .serial("a player", () => {
    test("is created with the given options @once", async ({ world }) => {
      const { playerId, email } = await world.player({ firstName: "Aino", balance: "12.30" });
      made = playerId;
      const shown = z.object({ firstName: z.string(), email: z.string() });
      expect(shown.parse(await world.control("GET", `/players/${playerId}`))).toEqual({ firstName: "Aino", email });
    });

    test("is gone when its test has ended @once", async ({ world }) => {
      expect(made).not.toBe("");
      expect((await fetch(`${world.origins.control}/players/${made}`)).status).toBe(404);
    });
  });

test("a visitor comes from the country that the test sets @once", async ({ page, world }) => {
  await world.visitFrom("SE");
  await page.goto("/en-UN");
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === "country-code")?.value).toBe("SE");
});

test("the accessibility check sees a picture without words @once", async ({ page }) => {
  await page.setContent("<title>Planted</title><main><h1>Planted</h1><img src='data:,'></main>");
  await expect(expectNoAxeViolations(page, "main")).rejects.toThrow(/image-alt/);
});

test("the accessibility check sees into a frame of another origin @once", async ({ page, world }) => {
  await page.route(`${world.origins.frames}/planted`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<html lang='en'><title>Planted</title><img src='data:,'>" }),
  );
  await page.goto("/healthz");
  await page.setContent(`<title>Planted</title><main><h1>Planted</h1>
    <iframe title="Planted" src="${world.origins.frames}/planted"></iframe></main>`);
  await expect(expectNoAxeViolations(page, "main")).rejects.toThrow(/image-alt .* at iframe img/);
});

test("a player signs in @once", async ({ page, world }) => {
  const player = await world.player();
  await signIn(page, player);
  await expect(page.locator("html")).toHaveAttribute("data-session", "player");
});
