import type { Page } from "@playwright/test";
import { staticPages } from "@/lib/routing/content-pages";

import site from "@/messages/pl/site.json" with { type: "json" };
import { pageWidths } from "../../support/pages";
import { signIn } from "../support/sign-in";
import { expect, test, type World } from "../support/world";

const main = (page: Page) => page.getByRole("main");
const footer = (page: Page) => page.getByRole("contentinfo");

/** A page's text in the content service in a language, or in English without a translation. */
async function textOf(world: World, id: string, field: "title" | "description", language: string): Promise<string> {
  const query = `*[_type == "staticPage" && slug.current == $id][0].${field}`;
  const search = new URLSearchParams({ query, $id: JSON.stringify(id) });
  const response = await fetch(`${world.origins.content}/v1/data/query/production?${search}`);
  const { result } = (await response.json()) as { result: { _key: string; value: string }[] };
  const found = result.find(({ _key }) => _key === language) ?? result.find(({ _key }) => _key === "en");
  return found?.value ?? "";
}

/** The last words of a page, as the content service has them. */
async function lastTextOf(world: World, id: string, language: string): Promise<string> {
  const query = `*[_type == "staticPage" && slug.current == $id][0].body[_key == $language][0].value[-1].children[].text`;
  const search = new URLSearchParams({ query, $id: JSON.stringify(id), $language: JSON.stringify(language) });
  const response = await fetch(`${world.origins.content}/v1/data/query/production?${search}`);
  return ((await response.json()) as { result: string[] | null }).result?.join("") ?? "";
}

/** Not read from the site, which may be wrong. */
const contentPages = {
  terms: "terms_and_conditions",
  "cookie-policy": "cookies_policy",
  "age-restrictions": "age_restrictions",
  "payment-methods": "payment_methods",
  "bonus-terms": "bonus_terms",
  "betting-rules": "betting_rules",
  "casino-rules": "casino_rules",
  "responsible-gambling": "responsible_gambling",
};

test.describe("content pages", () => {
  test("each is served in two languages with its title, its description and its text [ROUTE-028, ROUTE-032, ROUTE-521, SEO-003, SEO-503] @once", async ({
    page,
    world,
  }) => {
    test.slow();
    for (const [path, id] of Object.entries(contentPages))
      for (const [locale, language] of [
        ["en-UN", "en"],
        ["fi-FI", "fi"],
      ] as const) {
        const title = await textOf(world, id, "title", language);
        expect(title, path).toMatch(/\S/);
        expect((await page.goto(`/${locale}/${path}`))?.status(), path).toBe(200);
        await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(title);
        await expect(page).toHaveTitle(`${title} – Greenroom`);
        const description = await textOf(world, id, "description", language);
        expect(description, path).toMatch(/\S{3}/);
        await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", description);
        const text = await lastTextOf(world, id, language);
        expect(text, path).toMatch(/\S{3}/);
        await expect(main(page).getByRole("article"), path).toContainText(text);
      }
  });

  test("a long page has a table of contents that leads to its parts", async ({ page }) => {
    await page.goto("/en-UN/responsible-gambling");
    const outline = page.getByRole("navigation", { name: "On this page" });
    await outline.getByRole("link", { name: "Signs to watch for" }).click();
    await expect(main(page).getByRole("heading", { name: "Signs to watch for" })).toBeInViewport();
    await expect(page).toHaveURL(/#s-signs-to-watch-for$/);
  });

  test("payment methods are those of the market, each with its words [CONTENT-517] @once", async ({ page }) => {
    await page.goto("/fi-FI/payment-methods");
    await expect(main(page).getByRole("img", { name: "MobilePay" })).toBeVisible();
    await page.goto("/inen-IN/payment-methods");
    await expect(main(page).getByRole("img", { name: "UPI" })).toBeVisible();
    await expect(main(page).getByRole("img", { name: "MobilePay" })).toHaveCount(0);
  });

  test("payment methods that are late have an outline, and those that cannot be read a page that shows it [CONTENT-520] @once", async ({
    page,
    world,
  }) => {
    const path = "/pl-PL/payment-methods";
    world.expectFailedRequest("GET", path);
    const endFault = await world.fault({
      system: "content",
      kind: "error",
      scope: "path",
      path: '$id="payment_methods"&$language="pl"',
    });
    let respond = () => {};
    const isLate = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route(
      (url) => url.pathname === path && url.searchParams.has("_rsc"),
      async (route) => {
        await isLate;
        await route.continue();
      },
    );
    await page.goto("/pl-PL/terms");
    await footer(page).locator(`a[href="${path}"]`).click();
    await expect(page.getByRole("status").filter({ hasText: site.page.loading })).toBeVisible();
    respond();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.outage.unavailable.title);
    await expect(page).toHaveURL(path);
    await endFault();
    await page.getByRole("link", { name: site.outage.unavailable.action }).click();
    await expect(main(page).getByRole("list", { name: site.payments.title }).getByRole("img").first()).toBeVisible();
  });

  test("a page that only a menu leads to opens from the footer, and another entry leads away [ROUTE-033, CONTENT-505] @once", async ({
    page,
  }) => {
    await page.goto("/en-UN/terms");
    const away = footer(page).getByRole("link", { name: "Independent help" });
    await expect(away).toHaveAttribute("href", "https://helpline.example/");
    await expect(away).toHaveAttribute("rel", "noopener");
    await footer(page).getByRole("link", { name: "Privacy notice" }).click();
    await expect(page).toHaveURL("/en-UN/information/privacy");
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Privacy notice");
  });

  test("a page that the content service does not have shows it [ROUTE-034, CONTENT-506] @once", async ({
    page,
    world,
  }) => {
    for (const path of ["/en-UN/information/nothing", "/en-UN/information/complaints", "/en-UN/contact-us/500"]) {
      world.expectFailedRequest("GET", path);
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found!");
    }
    await page.getByRole("link", { name: "Contact support" }).click();
    await expect(page).toHaveURL("/en-UN/contact-us/support");
  });
});

test("without the content service a page that was seen continues, a new one shows it and comes back [CONTENT-003] @once", async ({
  page,
  world,
}) => {
  await page.goto("/en-UN/contact-us/complaints");
  world.expectFailedRequest("GET", "/en-UN/information/about");
  const query = '"about"';
  const endFault = await world.fault({ system: "content", kind: "error", scope: "path", path: query });
  const warm = await world.fault({ system: "content", kind: "error", scope: "path", path: '"complaints"' });

  expect((await page.goto("/en-UN/contact-us/complaints"))?.status()).toBe(200);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Complaints");
  expect((await page.goto("/en-UN/information/about"))?.status()).toBe(503);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not available right now");
  await expect(page.locator("code")).toHaveText(/^[0-9a-f]{8}$/);

  await endFault();
  await warm();
  expect((await page.goto("/en-UN/information/about"))?.status()).toBe(200);
});

test.describe("the footer", () => {
  test("has the operator's sentence, a checkable licence, the ways to pay and both menus [CONTENT-013, CONTENT-014, UI-024] @once", async ({
    page,
  }) => {
    await page.goto("/en-UN/terms");
    await expect(footer(page)).toContainText("Greenroom Demo Ltd, a fictional company");
    const licence = footer(page).getByRole("link", { name: /^Sandhaven Gaming Board, DEMO-UN/ });
    await expect(licence).toHaveAttribute("href", /^https:\/\/licences\.example\/DEMO-UN/);
    await expect(footer(page).getByRole("list", { name: "Payment methods" }).getByRole("listitem")).toHaveText([
      "Visa",
      "Mastercard",
      "Volt",
      "Voucher",
    ]);
    for (const name of ["Information", "Contact us"])
      await expect(footer(page).getByRole("heading", { name })).toBeVisible();
    await expect(footer(page)).toContainText("18+");
    await footer(page).getByRole("link", { name: "Breaks and help" }).click();
    await expect(page).toHaveURL("/en-UN/responsible-gambling");
  });

  test("hides each part that its market switches off [CONTENT-013, CONTENT-518] @once", async ({ page, world }) => {
    const all = { termsAndConditions: true, content: true, licenseLogos: true };
    const set = (footer: Record<string, boolean>) =>
      world.control("PATCH", "/content/documents/market-IN?publish=true", { footer });
    const seen = async () => {
      await page.goto("/en-IN/terms");
      return {
        termsAndConditions: (await footer(page).getByText("fictional").count()) > 0,
        content: (await footer(page).getByRole("link", { name: "Privacy notice" }).count()) > 0,
        licenseLogos:
          (await footer(page)
            .getByRole("img", { name: /DEMO-IN/ })
            .count()) > 0,
      };
    };
    expect(await seen()).toEqual({ ...all, licenseLogos: false });
    for (const part of ["termsAndConditions", "content"] as const) {
      await set({ ...all, [part]: false });
      await expect.poll(seen).toEqual({ ...all, [part]: false });
    }
    await set({ ...all, licenseLogos: false });
    await expect.poll(seen).toEqual({ ...all, licenseLogos: false });
  });
});

test.describe("error pages", () => {
  test("/401 stores the requested page and goes there after the login [ROUTE-020, ROUTE-040] @once", async ({
    page,
    world,
  }) => {
    const player = await world.player();
    const from = "/en-UN/online-casino/jackpots";
    await page.goto(`/en-UN/401?from=${encodeURIComponent(from)}`);
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Please log in");
    // Read once, and out of the address: a reload keeps it.
    await expect(page).toHaveURL("/en-UN/401");
    await page.reload();
    await main(page).getByRole("link", { name: "Log in" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("E-mail").fill(player.email);
    await dialog.getByRole("textbox", { name: "Password" }).fill(player.password);
    await dialog.getByRole("button", { name: "Log in" }).click();
    await expect(page).toHaveURL(from, { timeout: 30_000 });
    await expect(page.locator("html")).toHaveAttribute("data-session", "player");
  });

  test("/401 leads nowhere else, and a player who is logged in continues @once", async ({ page, world }) => {
    await signIn(page, await world.player(), "/en-UN/terms");
    const goOn = main(page).getByRole("link", { name: "Go on to the page" });
    for (const from of ["https://evil.example/", "//evil.example", "/en-UN/401", "javascript:alert(1)"]) {
      await page.goto(`/en-UN/401?from=${encodeURIComponent(from)}`);
      await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("You are logged in");
      await expect(goOn).toHaveCount(0);
      expect(await page.evaluate(() => sessionStorage.getItem("player:return-after-login"))).toBeNull();
    }
    await page.goto(`/en-UN/401?from=${encodeURIComponent("/fi-FI/terms")}`);
    await expect(page).toHaveURL("/en-UN/terms");
    // Back from there: once more would be a circle.
    await page.goto(`/en-UN/401?from=${encodeURIComponent("/fi-FI/terms")}`);
    await expect(page).toHaveTitle(/^You are logged in/);
    await expect(goOn).toHaveAttribute("href", "/en-UN/terms");
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("You are logged in");
    await expect(main(page)).toContainText("You do not have to log in again.");
    await expect(main(page)).not.toContainText("Please log in");
    await expect(main(page).getByRole("link", { name: "Log in" })).toBeHidden();
  });

  test("each explains what happened, with links home and to help [ROUTE-018, ROUTE-019, ROUTE-020, ROUTE-522, ROUTE-523, UI-023] @once", async ({
    page,
    world,
  }) => {
    world.expectFailedRequest("GET", "/en-UN/500");
    for (const [path, title, help] of [
      ["401", "Please log in", "Contact support"],
      ["500", "Something went wrong here", "Contact support"],
      ["restricted", "Not available where you are", "support@greenroom.example"],
      ["closed-account", "Your account is closed", "support@greenroom.example"],
    ] as const) {
      await page.goto(`/en-UN/${path}`);
      await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
      await expect(main(page).getByRole("link", { name: help }), path).toBeVisible();
      await main(page).getByRole("link", { name: "Go to the home page" }).click();
      await expect(page).toHaveURL("/en-UN");
    }
    await page.goto("/en-UN/contact-live-chat");
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Talk to us");
    // Who has refused gets nothing of the partner's before they press what says so.
    await expect(main(page).getByText("A partner runs the chat.")).toBeVisible();
    await expect(page.locator('iframe[title="Support chat"]')).toHaveCount(0);
    await main(page).getByRole("button", { name: "Open the chat" }).click();
    await expect(page.getByRole("region", { name: "Support chat" })).toBeVisible();
  });
});

test.describe("for everybody", () => {
  test("nothing scrolls sideways at any width @once", async ({ page }) => {
    for (const path of [...Object.keys(staticPages), "contact-us/support", "401", "restricted"]) {
      await page.goto(`/en-UN/${path}`);
      for (const width of pageWidths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(width);
      }
    }
  });
});
