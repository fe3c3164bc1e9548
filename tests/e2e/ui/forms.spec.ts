import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe";
import { expect, test } from "../support/world";

const forms = "/en-UN/kit/forms";

async function openForms(page: Page, address = forms) {
  await page.goto(address);
  const form = page.getByRole("form", { name: "A form with every control" });
  await expect(form.getByRole("textbox", { name: "E-mail" })).toBeVisible();
  return form;
}

test("a form with wrong fields leads to the first, and to each @once", async ({ page }) => {
  const form = await openForms(page);
  await form.getByRole("button", { name: "Send" }).press("Enter");
  await expect(form.getByRole("textbox", { name: "E-mail" })).toBeFocused();
  await form.getByRole("alert").getByRole("button", { name: "Amount" }).press("Enter");
  await expect(form.getByRole("textbox", { name: "Amount" })).toBeFocused();
  await expectNoAxeViolations(page);
});

test("a reload keeps what was typed, but no password and no code @once", async ({ page }) => {
  const form = await openForms(page);
  await form.getByRole("textbox", { name: "E-mail" }).fill("aino@example.com");
  await form.getByRole("textbox", { name: "New password" }).fill("seven quiet otters");
  await form.getByRole("textbox", { name: "Date of birth" }).fill("11/5/1990");
  await form.getByRole("textbox", { name: "Code" }).fill("402917");
  await form.getByRole("combobox", { name: "Language" }).selectOption("fi");
  await form.getByText("E-mail", { exact: true }).last().click();
  await form.getByRole("textbox", { name: "Note" }).fill("Two\nlines");
  await form.getByRole("checkbox").check();
  const kept = await page.evaluate(() => sessionStorage.getItem("drafts"));
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

test("dates are read in the market's order only @once", async ({ page }) => {
  const form = await openForms(page, "/de-DE/kit/forms");
  const date = form.getByRole("textbox", { name: "Date of birth" });
  await date.fill("5.11.1990");
  await expect(form.getByText("5. November 1990")).toBeVisible();
  await date.fill("11/25/1990");
  await date.blur();
  await expect(date).toHaveAccessibleDescription(/Dieses Datum gibt es nicht/);
});
