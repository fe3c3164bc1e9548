import type { Locator, Page } from "@playwright/test";
import { pageWidths } from "../../support/pages";
import { expectNoAxeViolations } from "../support/axe";
import { expect, test } from "../support/world";

const kit = "/en-UN/kit";

/** Opens the kit with every picture loaded, so that nothing moves any more. */
async function openKit(page: Page): Promise<void> {
  await page.goto(kit);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The last to come: they are drawn by the browser, once the page is complete and their messages are there.
  await expect(page.getByRole("button", { name: "Show the toasts" })).toHaveCount(2);
}

/** Every text of the kit 40 % longer, as German or Finnish may be, in letters that a font may lack. */
const stretchTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? "";
      const more = text
        .split(" ")
        .map((word) => word + "õ".repeat(Math.ceil(word.length * 0.4)))
        .join(" ");
      if (text.trim()) node.nodeValue = more;
    }
  });

/** Unreadable parts: a page wider than the screen, text that is cut, controls that overlap. */
function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const nameOf = (element: Element) =>
      `${element.closest("section")?.getAttribute("aria-labelledby")}: ${element.tagName} ${element.textContent?.trim().slice(0, 30)}`;
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide on ${clientWidth}`);
    // Rows and, on a phone, small banners scroll by themselves, and a screen reader's words have no room.
    for (const box of document.querySelectorAll(".exhibit-state")) {
      const { right } = box.getBoundingClientRect();
      for (const element of box.querySelectorAll("*"))
        if (
          !element.closest("img, svg, .sr-only, .hero-banners, .sideways") &&
          element.getBoundingClientRect().right > right + 1
        )
          faults.push(`sticks out: ${nameOf(element)}`);
    }
    for (const element of document.querySelectorAll(
      ".exhibit :is(button, label, .exhibit-state > a), [aria-labelledby=kit-badge] .exhibit-state > span",
    )) {
      const isSeen = !element.closest(".sr-only") && element.getBoundingClientRect().width > 0;
      if (isSeen && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1))
        if (getComputedStyle(element).display !== "inline") faults.push(`cut: ${nameOf(element)}`);
    }
    const controls = [...document.querySelectorAll(".exhibit :is(button, input:not([type=radio]), select)")];
    const boxes = controls.map((control) => control.getBoundingClientRect());
    controls.forEach((control, at) => {
      const next = boxes[at + 1];
      const own = boxes[at];
      if (!own || !next || own.width === 0 || next.width === 0 || /^(Show|Hide)/.test(control.textContent)) return;
      const isOver =
        own.left < next.right && next.left < own.right && own.top < next.bottom - 1 && next.top < own.bottom - 1;
      if (isOver) faults.push(`overlaps the next: ${nameOf(control)}`);
    });
    return faults;
  });
}

test("every component is accessible in both themes and every state, on a page that no search engine may list @once", async ({
  page,
}) => {
  await openKit(page);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("heading", { name: "The kit of Greenroom" })).toBeVisible();
  await expectNoAxeViolations(page);
});

test("every component is accessible in the reader's own colours, and its states are distinguishable @once", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await openKit(page);
  // Contrast is the reader's own choice here, and axe reads the colours that the browser replaces.
  await expectNoAxeViolations(page, "main", ["color-contrast"]);
  const paint = (locator: Locator) =>
    locator.first().evaluate((element) => {
      const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element);
      return { backgroundColor, borderTopColor, borderTopWidth };
    });
  const limits = page.getByRole("group", { name: "Limit per" });
  const segments = limits.filter({ has: page.locator(":checked:enabled") }).first();
  const [chosen, other] = [
    await paint(segments.locator("label:has(:checked)")),
    await paint(segments.locator("label:not(:has(:checked))")),
  ];
  expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
  expect((await paint(page.getByRole("switch", { checked: true }))).backgroundColor).not.toBe(
    (await paint(page.getByRole("switch", { checked: false }))).backgroundColor,
  );
  expect((await paint(page.getByRole("button", { name: "Deposit" }))).borderTopWidth).not.toBe("0px");
});

test("nothing is cut, overlaps or sticks out from 320 to 1920 px, with words 40 % longer too @once", async ({
  page,
}) => {
  await openKit(page);
  for (const longer of [false, true]) {
    if (longer) await stretchTexts(page);
    for (const width of pageWidths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findFaults(page), `${width} px${longer ? ", longer words" : ""}`).toEqual([]);
    }
  }
});

test("what is touched on a phone is 44 px high at least @phone", async ({ page }) => {
  await openKit(page);
  const small = await page
    .locator(
      ".exhibit :is(button, .exhibit-state > a, select, input:not([type=radio], [type=checkbox]), div:has(> [type=checkbox]), label:has([type=radio]))",
    )
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.getBoundingClientRect().height > 0)
        // Where a button is small because there is little room.
        .filter((element) => !/^(small|partial)/.test(element.closest(".exhibit-state")?.textContent ?? ""))
        .filter((element) => element.getBoundingClientRect().height < 44)
        .map((element) => `${element.className}: ${element.textContent}`),
    );
  expect(small).toEqual([]);
});

test("the focus is seen on every control that the keyboard reaches @once", async ({ page }) => {
  await openKit(page);
  await page.locator("#kit-button").evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  const unseen: string[] = [];
  const reached = new Set<string>();
  for (let step = 0; step < 400; step++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element?.closest(".exhibit")) return null;
      // The mark of a segment is drawn around its label, that of a stretched link around its container.
      const isSeen = [element, element.closest("label, .hero-banner")].some((marked) => {
        const { outlineStyle = "none", outlineWidth = "0" } = marked ? getComputedStyle(marked) : {};
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
      });
      return { name: element.closest(".exhibit")?.getAttribute("aria-labelledby") ?? "", isSeen };
    });
    if (!focused) break;
    reached.add(focused.name);
    if (!focused.isSeen) unseen.push(focused.name);
  }
  expect(unseen).toEqual([]);
  const ofPlayersPages = ["usage-meter", "card", "editable-card", "form-actions", "query-state", "table", "dropzone"];
  expect([...reached]).toEqual(expect.arrayContaining(ofPlayersPages.map((name) => `kit-${name}`)));
});

test("by keyboard alone: the arrow keys walk through radio buttons, the space bar turns a switch, rows of a table, a form in a card and a dropzone are used, and the dialog takes the focus and gives it back @once", async ({
  page,
}) => {
  await openKit(page);
  const week = page.getByRole("radio", { name: "Week" }).first();
  await week.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Month" }).first()).toBeChecked();
  const sound = page.getByRole("switch", { name: "Sound" }).first();
  await sound.focus();
  await page.keyboard.press("Space");
  await expect(sound).not.toBeChecked();

  const details = page.getByRole("button", { name: "Details" }).first();
  await details.focus();
  await page.keyboard.press("Enter");
  await expect(details).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByText("TX-88130", { exact: true })).toBeVisible();
  await page.keyboard.press("Space");
  await expect(details).toHaveAttribute("aria-expanded", "false");

  const change = page.getByRole("button", { name: "Change: Home address, dark" });
  await change.focus();
  await page.keyboard.press("Enter");
  const form = page.getByRole("form", { name: "Home address, dark" });
  await expect(form.getByRole("textbox")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type("b");
  await page.keyboard.press("Enter");
  await expect(form).toBeHidden();
  await expect(change).toBeFocused();
  await expect(page.getByText("Lapinlahdenkatu 1b", { exact: true })).toBeVisible();

  const field = page.locator("#kit-dropzone ~ * input[type=file]").first();
  await field.focus();
  await expect(field).toBeFocused();
  await field.setInputFiles({ name: "refuse.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-") });
  const remove = page.getByRole("button", { name: "Remove refuse.pdf" });
  await expect(page.getByText("The demo refuses this file.").first()).toBeVisible();
  await remove.focus();
  await page.keyboard.press("Enter");
  await expect(remove).toHaveCount(0);
  await expect(field).toBeFocused();

  const opener = page.getByRole("button", { name: "Open the dialog" }).first();
  await opener.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Leave the game?" });
  await expect(dialog.getByRole("textbox")).toBeFocused();
  await expectNoAxeViolations(page, "dialog[open]");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

for (const theme of ["dark", "light"] as const)
  test(`a toast of each kind is shown, announced, read and closed in the ${theme} theme [UI-002] @once`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
    await openKit(page);
    await page.getByRole("button", { name: "Show the toasts" }).first().click();
    const toasts = page.locator(".toasts[role=status] .toast");
    await expect(toasts).toHaveText([/Your limit is saved/, /was not saved/, /for an hour/]);
    await expectNoAxeViolations(page, ".toasts");
    await toasts.first().getByRole("button", { name: "Close" }).click();
    await expect(toasts).toHaveCount(2);
  });

test("what the browser paints around the page follows the brand and the theme @once", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/en-UN");
  const colours = () =>
    page.locator('meta[name="theme-color"]').evaluateAll((all) => all.map((meta) => meta.getAttribute("content")));
  await expect.poll(async () => [...new Set(await colours())]).toEqual(["#0b100e"]);
  await page.locator("[popovertarget=site-menu]").filter({ visible: true }).first().click();
  await page.getByRole("button", { name: "Use the light theme" }).click();
  await expect.poll(async () => [...new Set(await colours())]).toEqual(["#f5f8f6"]);
});

test("primary buttons are green, and a phone's header is 56 px high [UI-019] [UI-020] [UI-511] @phone", async ({
  page,
}) => {
  await page.goto("/en-UN");
  await expect
    .poll(() => page.locator(".site-header").evaluate((header) => header.getBoundingClientRect().height))
    .toBe(56);
  await openKit(page);
  const background = await page
    .getByRole("button", { name: "Deposit" })
    .first()
    .evaluate((button) => getComputedStyle(button).backgroundColor);
  const [red = 0, green = 0, blue = 0] = (background.match(/\d+/g) ?? []).map(Number);
  expect(green).toBeGreaterThan(Math.max(red, blue));
});
