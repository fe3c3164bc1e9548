import type { Locator, Page } from "@playwright/test";
import site from "@/messages/en/site.json" with { type: "json" };
import { pageWidths } from "../../support/pages";
import { expectNoAxeViolations } from "../support/axe";
import { layoutFaults, spaceText, stretchTexts } from "../support/layout";
import { expect, test } from "../support/world";

const forms = "/en-UN/kit/forms";

async function openForms(page: Page, address = forms) {
  await page.goto(address);
  const form = page.getByRole("form", { name: "A form with every control" });
  await expect(form.getByRole("textbox", { name: "E-mail" })).toBeVisible();
  return form;
}

/** Fills in every field, so that the form can be sent. */
async function fillIn(form: Locator) {
  await form.getByRole("textbox", { name: "E-mail" }).fill("aino@example.com");
  await form.getByRole("textbox", { name: "New password" }).fill("seven quiet otters");
  await form.getByRole("textbox", { name: "Date of birth" }).fill("11/5/1990");
  await form.getByRole("textbox", { name: "Mobile phone" }).fill("040 1234567");
  await form.getByRole("combobox", { name: "Country of birth" }).fill("Finland");
  await form.getByRole("combobox", { name: "Country of birth" }).press("Enter");
  await form.getByText("E-mail", { exact: true }).last().click();
  await form.getByRole("textbox", { name: "Amount" }).fill("25");
  await form.getByRole("textbox", { name: "Code" }).fill("402917");
  const document = { name: "passport.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-") };
  await form.getByLabel("Proof of identity").setInputFiles(document);
  await form.getByRole("checkbox").check();
}

test("a form with wrong fields leads to the first, and says once what each needs @once", async ({ page }) => {
  const form = await openForms(page);
  await form.getByRole("button", { name: "Send" }).press("Enter");
  await expect(form.getByRole("textbox", { name: "E-mail" })).toBeFocused();
  await expect(form.getByRole("alert")).toHaveText(site.form.summary);
  await expect(form.getByRole("textbox", { name: "Amount" })).toHaveAccessibleDescription(
    new RegExp(site.form.errors.required),
  );
  await expectNoAxeViolations(page);
});

test("a reload keeps what was typed, but no password and no code @once", async ({ page }) => {
  const form = await openForms(page);
  await form.getByRole("textbox", { name: "E-mail" }).fill("aino@example.com");
  await form.getByRole("textbox", { name: "New password" }).fill("seven quiet otters");
  await form.getByRole("textbox", { name: "Date of birth" }).fill("11/5/1990");
  await form.getByRole("textbox", { name: "Code" }).fill("402917");
  const language = form.getByRole("combobox", { name: "Language" });
  await expect(language, "two halves of a small arrow").toHaveCSS("background-size", "5px 5px, 5px 5px");
  await expect(language).toHaveCSS("background-position", "calc(100% - 19px) 55%, calc(100% - 14px) 55%");
  await expect(form.getByRole("checkbox"), "drawn by the site, in both themes").toHaveCSS("appearance", "none");
  await language.selectOption("fi");
  await form.getByText("E-mail", { exact: true }).last().click();
  await form.getByRole("textbox", { name: "Note" }).fill("Two\nlines");
  await form.getByRole("checkbox").check();
  const kept = await page.evaluate(() => sessionStorage.getItem("player:drafts"));
  expect(kept).not.toMatch(/otters|402917/);

  await page.reload();
  await expect(form.getByRole("textbox", { name: "E-mail" })).toHaveValue("aino@example.com");
  await expect(form.getByRole("textbox", { name: "Date of birth" })).toHaveValue("11/5/1990");
  await expect(form.getByRole("combobox", { name: "Language" })).toHaveValue("fi");
  await expect(form.getByRole("radio", { name: "E-mail" })).toBeChecked();
  await expect(form.getByRole("textbox", { name: "Note" })).toHaveValue("Two\nlines");
  await expect(form.getByRole("checkbox")).toBeChecked();
  await expect(form.getByRole("textbox", { name: "New password" })).toHaveValue("");
  await expect(form.getByRole("textbox", { name: "Code" })).toHaveValue("");
});

test("dates are read in the market's order, and one that no calendar has is refused @once", async ({ page }) => {
  const form = await openForms(page, "/de-DE/kit/forms");
  const date = form.getByRole("textbox", { name: "Date of birth" });
  await date.fill("5/11/1990");
  await expect(form.getByText("5. November 1990")).toBeVisible();
  await date.fill("31.2.1990");
  await date.blur();
  await expect(date).toHaveAccessibleDescription(/Dieses Datum gibt es nicht/);
});

test("every control in every state is sound on a phone and a desktop, in both themes @once", async ({ page }) => {
  test.slow();
  for (const [width, colorScheme] of [
    [320, "dark"],
    [1440, "light"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await openForms(page);
    await expectNoAxeViolations(page);
  }
});

test("every control in every state keeps its layout at every width, in longer words and wider spacing @once", async ({
  page,
}) => {
  await openForms(page);
  const expectSound = async (what: string) => {
    for (const width of pageWidths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await layoutFaults(page), `${what} at ${width} px`).toEqual([]);
    }
  };
  await expectSound("forms");
  const unspace = await spaceText(page);
  await expectSound("forms with the reader's own text spacing");
  await unspace();
  await stretchTexts(page);
  await expectSound("forms in longer words");
});

test("the whole form is filled in and sent without a mouse @once", async ({ page }) => {
  // From now on the browser reports a file chooser: enabled only when Space is pressed, the report can be late.
  page.on("filechooser", () => {});
  const form = await openForms(page);
  await form.getByRole("textbox", { name: "E-mail" }).focus();
  const { keyboard } = page;
  const tab = () => keyboard.press("Tab");
  const tabTo = async (control: Locator) => {
    for (let step = 0; step < 4; step++) {
      await tab();
      if (await control.evaluate((element) => element === document.activeElement)) return;
    }
    await expect(control).toBeFocused({ timeout: 1_000 });
  };
  await keyboard.type("aino@example.com");
  await tabTo(form.getByRole("textbox", { name: "New password" }));
  await keyboard.type("seven quiet otters");
  await tabTo(form.getByRole("textbox", { name: "Date of birth" }));
  await keyboard.type("11/5/1990");
  await tabTo(form.getByRole("textbox", { name: "Mobile phone" }));
  await keyboard.type("040 1234567");
  await tabTo(form.getByRole("combobox", { name: "Country of birth" }));
  await keyboard.type("finl");
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await expect(form.getByRole("combobox", { name: "Country of birth" })).toHaveValue("Finland");
  // Its list is open and scrolls, and yet is no stop on the way.
  await keyboard.press("ArrowDown");
  await tab();
  await expect(form.getByRole("combobox", { name: "Language" })).toBeFocused();
  await keyboard.press("ArrowDown");
  await tabTo(form.getByRole("radio", { name: "Text message" }));
  await keyboard.press("ArrowDown");
  await expect(form.getByRole("radio", { name: "E-mail" })).toBeChecked();
  await tabTo(form.getByRole("textbox", { name: "Amount" }));
  await keyboard.type("25");
  await tabTo(form.getByRole("textbox", { name: "Code" }));
  await keyboard.type("402917");
  const file = form.getByLabel("Proof of identity");
  await tabTo(file);
  const chooser = page.waitForEvent("filechooser");
  await keyboard.press("Space");
  await (await chooser).setFiles({ name: "passport.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-") });
  await tabTo(form.getByRole("textbox", { name: "Note" }));
  await keyboard.type("Two lines");
  await tabTo(form.getByRole("checkbox"));
  await keyboard.press("Space");
  await tabTo(form.getByRole("button", { name: "Send" }));
  await keyboard.press("Enter");
  await expect(form.getByRole("status").filter({ hasText: "Accepted (1)." })).toBeVisible();
});

test("a choice that is clicked while the form is sent stays as it was sent @once", async ({ page }) => {
  await page.clock.install();
  const form = await openForms(page);
  await fillIn(form);
  // The other side takes its moment on the browser's clock.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form).toHaveAttribute("aria-busy", "true");
  await form.getByText("Text message", { exact: true }).click({ force: true });
  await form.getByRole("checkbox").click({ force: true });
  await expect(form.getByRole("radio", { name: "E-mail" })).toBeChecked();
  await expect(form.getByRole("checkbox")).toBeChecked();
  await page.clock.resume();
  await expect(form.getByRole("status").filter({ hasText: "Accepted (1)." })).toBeVisible();
  await expect(form.getByRole("radio", { name: "E-mail" })).toBeChecked();
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByRole("status").filter({ hasText: "Accepted (2)." })).toBeVisible();
});
