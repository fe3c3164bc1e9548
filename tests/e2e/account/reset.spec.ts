import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe";
import { control } from "../support/control";
import { expect, test, type World } from "../support/world";

/** The proof of a password is work for the processor, which a test run shares. */
const patient = { timeout: 25_000 };
test.describe.configure({ timeout: 120_000 });

const password = "Otters-by-a-lake-7";
const dialog = (page: Page) => page.getByRole("dialog", { name: "Reset your password" });
const login = (page: Page) => page.getByRole("dialog", { name: "Log in" });
const fill = (page: Page, label: string, text: string) => dialog(page).getByRole("textbox", { name: label }).fill(text);

async function codeFor({ origins }: World, recipient: string): Promise<string> {
  const path = `/outbox.json?recipient=${encodeURIComponent(recipient)}`;
  const [message] = (await control(origins, "GET", path)) as { code: string }[];
  if (!message) throw new Error(`No code was sent to ${recipient}.`);
  return message.code;
}

const wrongOf = (code: string) => (code === "000000" ? "000001" : "000000");

test("by e-mail from the login: link, code, wrong code, new password, home with a toast, and the login there with the new password alone, by the keyboard [RESET-001, RESET-003, RESET-004, RESET-006, RESET-007, RESET-008, RESET-009, LOGIN-022, UI-024] @phone", async ({
  page,
  world,
}) => {
  const player = await world.player();
  await page.goto("/en-UN/promotions#login");
  await expect(login(page).getByRole("link", { name: "No account yet? Sign up" })).toHaveAttribute(
    "href",
    "/en-UN/signup",
  );
  await expect(login(page).getByLabel("E-mail")).toBeFocused();
  await page.keyboard.type(player.email);
  // Links and buttons in the order they are read; the link is a few of them away.
  const forgot = login(page).getByRole("link", { name: "Forgot your password?" });
  for (let at = 0; at < 6 && !(await forgot.evaluate((link) => link === document.activeElement)); at++)
    await page.keyboard.press("Tab");
  await expect(forgot).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/en-UN/reset-password");
  await expect(login(page)).toBeHidden();
  // Over the page that opened it, with the e-mail typed into the login.
  await expect(page.getByRole("heading", { level: 1, name: "Promotions", includeHidden: true })).toBeAttached();
  await expect(dialog(page).getByLabel("E-mail")).toHaveValue(player.email);
  await expect(dialog(page).getByLabel("E-mail")).toBeFocused();
  await expectNoAxeViolations(page);

  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText(`If there is an account with ${player.email}, a code is on its way`);
  const field = dialog(page).getByLabel("Code");
  await expect(field).toHaveAttribute("autocomplete", "one-time-code");
  await expect(field).toBeFocused();
  await expectNoAxeViolations(page);
  const code = await codeFor(world, player.email);

  world.expectFailedRequest("POST", `${world.origins.platform}/v1/password_reset/new_password/email`);
  await page.keyboard.type(wrongOf(code));
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText("Choose the password that you will log in with from now on.");
  await expect(dialog(page).getByRole("textbox", { name: "New password" })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.type("short1");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("alert")).toHaveText("Choose a password of 8 to 64 characters.");
  await expect(dialog(page).getByRole("textbox", { name: "New password" })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("alert")).toContainText("This code is not right.");
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await expectNoAxeViolations(page);

  await page.keyboard.type(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("textbox", { name: "New password" })).toBeFocused();
  await page.keyboard.type(password);
  const toast = page.getByText("Your password is changed. Log in with the new one.").waitFor();
  await page.keyboard.press("Enter");
  await toast;
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL("/en-UN#login");
  await expect(page.locator("html")).toHaveAttribute("data-session", "guest");
  await expect(login(page).getByLabel("E-mail")).toHaveValue(player.email);
  await expect(login(page).getByRole("textbox", { name: "Password" })).toBeFocused();
  await expectNoAxeViolations(page);

  world.expectFailedRequest("POST", `${world.origins.identity}/`);
  for (const [given, isRight] of [
    [player.password, false],
    [password, true],
  ] as const) {
    await login(page).getByLabel("E-mail").fill(player.email);
    await login(page).getByRole("textbox", { name: "Password" }).fill(given);
    await page.keyboard.press("Enter");
    if (isRight) await expect(page.locator("html")).toHaveAttribute("data-session", "player", patient);
    else await expect(login(page).getByRole("alert")).toContainText("do not match", patient);
  }
  // What the login had said is not said once more.
  await expect(page.getByText("Your password is changed.")).toHaveCount(0);
});

test("by SMS, at its own address: home lies below; the code is proved before the password, and closing leads home [ROUTE-009, RESET-001, RESET-005, RESET-006, RESET-008] @once", async ({
  page,
  world,
}) => {
  const mobilePhone = `+35840${String(Date.now()).slice(-7)}`;
  const player = await world.player({ mobilePhone, phoneVerified: true });
  await page.goto("/fi-FI/reset-password");
  await expect(page).toHaveTitle(/salasana/i);
  await page.getByRole("dialog").getByRole("textbox").waitFor();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/fi-FI");
  await page.goto("/en-UN/reset-password");
  await expect(
    page.getByRole("heading", { level: 1, name: "Welcome", exact: true, includeHidden: true }),
  ).toBeAttached();
  await fill(page, "E-mail", player.email);
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText("a code is on its way to its phone number");
  const code = await codeFor(world, mobilePhone);
  // A reload resumes at the step, with the same code.
  await page.reload();
  await expect(dialog(page)).toContainText("a code is on its way to its phone number");
  world.expectFailedRequest("POST", `${world.origins.platform}/v1/password_reset/sms_verification`);
  await dialog(page).getByLabel("Code").fill(wrongOf(code));
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("alert")).toContainText("This code is not right.");
  await dialog(page).getByLabel("Code").fill(code);
  await page.keyboard.press("Enter");
  await fill(page, "New password", password);
  await page.reload();
  await expect(dialog(page).getByRole("textbox", { name: "New password" })).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(password);
  await fill(page, "New password", password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your password is changed. Log in with the new one.")).toBeVisible();
  await expect(page).toHaveURL("/en-UN#login");
  await expect(login(page).getByLabel("E-mail")).toHaveValue(player.email);
});

test("an address without an account goes the same way, until the code [RESET-009] @once", async ({ page }) => {
  await page.goto("/en-UN/reset-password");
  await fill(page, "E-mail", "nobody-at-all@players.example");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText(
    "If there is an account with nobody-at-all@players.example, a code is on its way",
  );
  await expect(dialog(page).getByLabel("Code")).toBeVisible();
  await expect(dialog(page).getByRole("alert")).toHaveCount(0);
});

test("Back goes one step back in the flow, then to the page that opened it; closed by its button, nothing of it is left in the history @once", async ({
  page,
  world,
}) => {
  const player = await world.player();
  await page.goto("/en-UN/terms");
  await page.goto("/en-UN/promotions");
  await page.getByRole("banner").getByRole("link", { name: "Log in" }).click();
  await login(page).getByRole("link", { name: "Forgot your password?" }).click();
  const startReset = async () => {
    await fill(page, "E-mail", player.email);
    await page.keyboard.press("Enter");
    await expect(dialog(page).getByLabel("Code")).toBeVisible(patient);
  };
  await startReset();
  await page.goBack();
  await expect(dialog(page).getByLabel("E-mail")).toHaveValue(player.email);
  await startReset();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(login(page)).toBeVisible();
  await login(page).getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL("/en-UN/promotions");
  await page.goBack();
  await expect(page).toHaveURL("/en-UN/terms");
});
