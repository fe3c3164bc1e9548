import type { Page } from "@playwright/test";
import { waitForIslands } from "../../support/pages";
import { expect, test } from "../support/world";

/** Runs in the page: what can be pressed and is too small, with its size. A label belongs to its control. */
function smallTargets(): string[] {
  const scope = document.querySelector("dialog[open]") ?? document.querySelector("main");
  const controls = [...(scope?.querySelectorAll<HTMLElement>("a[href], button, input, select, summary") ?? [])];
  return controls
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest(".sr-only"))
    .flatMap((control) => {
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      const boxes = [control, ...labels].flatMap((each) => [...each.getClientRects()]);
      const high = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
      const wide = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
      const isInText = getComputedStyle(control).display === "inline";
      const isTick = control.matches("[type=checkbox]");
      // The list of wrong fields: a line each.
      const isInList = control.closest("[role=alert]") !== null;
      const least = isInText || isTick || isInList ? 24 : 44;
      const isSmall = high < least - 0.5 || wide < 24;
      return isSmall ? [`${control.textContent || control.getAttribute("name")}: ${wide} x ${high}`] : [];
    });
}

const opened = async (page: Page, path: string) => {
  await page.goto(path);
  await waitForIslands(page);
  await expect(page.getByRole("dialog").locator("input").first()).toBeVisible({ timeout: 30_000 });
};

test("whatever can be pressed on the screens of access is as high as a finger, in a sentence at least 24 px @phone", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 375, height: 667 });
  for (const path of ["/en-UN#login", "/en-UN/signup", "/en-UN/reset-password", "/en-UN/signup/pnp"]) {
    await opened(page, path);
    expect(await page.evaluate(smallTargets), path).toEqual([]);
    await page.getByRole("dialog").locator("[type=submit]").click();
    await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    await expect.poll(() => page.evaluate(smallTargets), `${path}, refused`).toEqual([]);
  }
  for (const path of ["/en-UN/401", "/en-UN/restricted", "/en-UN/closed-account"]) {
    await page.goto(path);
    await waitForIslands(page);
    expect(await page.evaluate(smallTargets), path).toEqual([]);
  }
});

test("the field that has an error is shown with its label @phone", async ({ page }) => {
  await opened(page, "/en-UN/signup");
  const dialog = page.getByRole("dialog");
  await dialog.locator("[type=submit]").click();
  await expect(dialog.locator("[name=firstName]")).toBeFocused();
  await expect(dialog.locator("label", { hasText: "First name" })).toBeInViewport({ ratio: 1 });
});

/** Runs in the page: the shown code of the phone's country, and the country's name beside it, or nothing where it has no room. */
function shownPrefix(): { code: string | null; name: string | null } {
  const label = document.querySelector("select[name='phone.country'] + span");
  const room = label?.getBoundingClientRect();
  const [code = null, name = null] = [...(label?.children ?? [])].map((part) => {
    const box = part.getBoundingClientRect();
    const isWhole = room && box.bottom <= room.bottom + 0.5 && box.right <= room.right + 0.5;
    // Of the line below, the air above its letters may be in sight.
    const isUnseen = room && box.top >= room.bottom - 1.5;
    return isWhole ? part.textContent : isUnseen ? null : `cut: ${part.textContent}`;
  });
  return { code, name };
}

test("a phone's prefix is whole at every width, its country beside it only where it has room; on a low screen the offer is one line and leaves room for fields, and a desktop shows the whole first step @desktop", async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 640],
    [768, 900],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (width === 320) await opened(page, "/fi-FI/signup");
    expect(await page.evaluate(shownPrefix), `${width} px`).toEqual({ code: "+358", name: null });
  }
  await page.locator("select[name='phone.country']").selectOption("IN");
  expect(await page.evaluate(shownPrefix)).toEqual({ code: "+91", name: "Intia" });

  await page.setViewportSize({ width: 320, height: 400 });
  await opened(page, "/en-UN/signup");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("An account is free")).toBeVisible();
  await expect(dialog.getByText("You decide after signing up")).toBeHidden();
  for (const name of ["firstName", "lastName", "email"])
    await expect(dialog.locator(`[name=${name}]`)).toBeInViewport({ ratio: 1 });

  // A desktop shows the whole first step, with the way in by a bank.
  await page.setViewportSize({ width: 1440, height: 900 });
  await opened(page, "/en-UN/signup");
  await expect(dialog.getByRole("link", { name: "Sign up with your bank" })).toBeInViewport({ ratio: 1 });
  await expect(dialog.locator("[type=submit]")).toBeInViewport({ ratio: 1 });
});
