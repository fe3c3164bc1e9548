import { captchaDeadlineMs } from "@/components/account/captcha/use-captcha";
import account from "@/messages/en/account.json" with { type: "json" };
import { expectNoAxeViolations } from "../support/axe";
import { dialog, field, fillDetails, newEmail, password, patient, submit } from "../support/sign-up";
import { expect, test } from "../support/world";

test.describe.configure({ timeout: 180_000 });

test("a captcha challenge can be solved by a question, and a login without a response is retried with a way out [API-004] @once", async ({
  page,
  world,
}) => {
  const given = { email: newEmail(), phone: "40612345" };
  await world.visitFrom("NO");
  await page.clock.install();
  await page.goto("/en-UN/signup");
  await fillDetails(page, given);
  await world.fault({ system: "frames", kind: "error", status: 403, path: "/captcha/token", method: "POST", times: 1 });
  await submit(page).click();
  // Below the button that was pressed: seen without scrolling, and the keyboard is in it.
  const frame = page.locator('iframe[title="Check that you are human"]');
  await expect(frame).toBeFocused(patient);
  await expect(frame).toBeInViewport({ ratio: 0.99 });
  const challenge = page.frameLocator('iframe[title="Check that you are human"]');
  // It may take as long as a person needs: nothing "takes longer than usual".
  await page.clock.runFor(5_000);
  const slow = dialog(page).getByText("This takes longer than usual.");
  await expect(slow).toHaveCount(1);
  await expect(slow).toBeHidden();
  await challenge.getByRole("button", { name: "Answer a question instead" }).click();
  await expectNoAxeViolations(page, "dialog");
  const question = (await challenge.locator("label").textContent()) ?? "";
  const [one = 0, other = 0] = (question.match(/\d+/g) ?? []).map(Number);
  await challenge.getByRole("textbox").fill(String(one + other));
  await challenge.getByRole("button", { name: "Check" }).click();
  await expect(field(page, "dateOfBirth")).toBeVisible(patient);

  await world.fault({ system: "identity", kind: "refused", path: "", method: "POST" });
  await field(page, "dateOfBirth").fill("17/5/1990");
  await field(page, "postalCode").fill("0150");
  await submit(page).click();
  await expect(dialog(page).getByRole("status").filter({ hasText: "Trying again (2 of 5)" })).toBeVisible(patient);
  await expectNoAxeViolations(page, "dialog");
  await dialog(page).getByRole("button", { name: "Log in instead" }).click();
  await expect(page.getByRole("dialog", { name: "Log in" }).getByLabel("E-mail")).toHaveValue(given.email);
});

test("a captcha that is refused at once is said at once, and can be tried again @once", async ({ page, world }) => {
  await world.visitFrom("NO");
  await page.goto("/en-UN/signup");
  await fillDetails(page, { email: newEmail(), phone: "40612345" });
  const end = [];
  for (const path of ["/captcha/token", "/captcha/challenge"])
    end.push(await world.fault({ system: "frames", kind: "error", status: 500, path, method: "POST" }));
  await submit(page).click();
  const failure = dialog(page).getByRole("alert").filter({ hasText: "We could not check that you are human." });
  await expect(failure).toBeVisible({ timeout: captchaDeadlineMs / 2 });
  for (const each of end) await each();
  await submit(page).click();
  await expect(field(page, "dateOfBirth")).toBeFocused(patient);
});

test("a captcha whose page never ends loading ends the wait with its reason, and what was typed stays @once", async ({
  page,
  world,
}) => {
  await world.visitFrom("NO");
  const given = { email: newEmail(), phone: "40612345" };
  await world.fault({ system: "frames", kind: "half-open", path: "/captcha" });
  await page.goto("/en-UN/signup");
  await fillDetails(page, given);
  await submit(page).click();
  await expect(dialog(page).getByText(account.captcha.silent)).toBeVisible({ timeout: captchaDeadlineMs });
  await expect(
    dialog(page).getByRole("alert").filter({ hasText: "We could not check that you are human." }),
  ).toBeVisible({
    timeout: 2 * captchaDeadlineMs,
  });
  await expect(field(page, "email")).toHaveValue(given.email);
  await expect(field(page, "password")).toHaveValue(password);
});
