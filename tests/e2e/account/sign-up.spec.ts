import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe";
import { signIn } from "../support/sign-in";
import {
  beWelcomed,
  details,
  dialog,
  expectHomeBelow,
  field,
  fillDetails,
  giveCode,
  newEmail,
  newFinnishNumber,
  open,
  password,
  patient,
  playersOf,
  submit,
} from "../support/sign-up";
import { expect, test } from "../support/world";

test.describe.configure({ timeout: 180_000 });

test("opens over the page that opened it, keeps what was typed over a reload but never the password, and closes back to the page [ROUTE-004, ROUTE-507, SIGNUP-003] @once", async ({
  page,
}) => {
  await open(page);
  await expect(page).toHaveURL("/en-UN/signup");
  const heading = page.getByRole("heading", { level: 1, includeHidden: true });
  const below = await heading.textContent();
  await dialog(page).getByLabel("I accept the terms and conditions and the cookie policy").check();
  for (const name of ["termsAndConditions", "cookiePolicyAccepted"]) await expect(field(page, name)).toBeChecked();
  // Consent to marketing has a box of its own, off.
  await expect(field(page, "marketingOptIn")).not.toBeChecked();
  await field(page, "cookiePolicyAccepted").uncheck();
  await expect(dialog(page).getByLabel("I accept the terms and conditions and the cookie policy")).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/en-UN/promotions");
  await expect(heading).toHaveText(below ?? "");

  await page.goto("/en-UN/signup");
  await fillDetails(page, details());
  await expectHomeBelow(page);
  await page.reload();
  await expect(field(page, "lastName")).toHaveValue("Mäki");
  await expect(field(page, "termsAndConditions")).toBeChecked();
  await expect(field(page, "password")).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    "Long enough",
  );
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/en-UN");
});

test("a double submit, Back and Forward, a reload and a second tab make one registration; a changed number is verified again, and after the reload the login requires the password [SIGNUP-018] @once", async ({
  page,
  world,
  context,
}) => {
  const given = details();
  await open(page);
  await fillDetails(page, given);
  await submit(page).dblclick();
  await expect(field(page, "dateOfBirth")).toBeVisible(patient);
  await page.goBack();
  await expect(field(page, "email")).toHaveValue(given.email);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL("/en-UN/promotions");
  await page.goForward();
  await expect(field(page, "email")).toHaveValue(given.email);
  await field(page, "firstName").fill("Aina");
  await field(page, "password").fill(password);
  await submit(page).click();
  await expect(field(page, "dateOfBirth")).toBeVisible(patient);
  expect(await playersOf(world, given.email)).toMatchObject([{ firstName: "Aina" }]);
  // The flow's own button takes the entry of the step with it.
  await dialog(page).getByRole("button", { name: "Back", exact: true }).click();
  await expect(field(page, "email")).toHaveValue(given.email);
  await expect.poll(() => page.evaluate(() => history.state?.overlay?.depth)).toBe(1);
  await field(page, "password").fill(password);
  await submit(page).click();
  await expect(field(page, "dateOfBirth")).toBeVisible(patient);

  // The same address in a second tab is the same registration, which continues there too.
  const tab = await context.newPage();
  await tab.goto("/en-UN/signup");
  await fillDetails(tab, given);
  await submit(tab).click();
  await expect(field(tab, "dateOfBirth")).toBeVisible(patient);
  expect(await playersOf(world, given.email)).toHaveLength(1);

  await page.reload();
  await field(page, "dateOfBirth").fill("17/5/1990");
  await field(page, "postalCode").fill("00100");
  await submit(page).click();
  await expect(dialog(page)).toContainText(`We sent a code to +358${given.phone.slice(1)}.`, patient);
  // A number that was changed after its code was sent gets a code of its own.
  await dialog(page).getByRole("button", { name: "Back", exact: true }).click();
  const other = newFinnishNumber();
  // Nothing is typed twice.
  await expect(field(page, "dateOfBirth")).toHaveValue("17/5/1990");
  await expect(field(page, "postalCode")).toHaveValue("00100");
  await field(page, "phone").fill(other);
  await submit(page).click();
  await expect(dialog(page)).toContainText(`We sent a code to +358${other.slice(1)}.`, patient);
  await giveCode(page, world, `+358${other.slice(1)}`);
  const login = page.getByRole("dialog", { name: "Log in" });
  await expect(login).toContainText("Log in with the password that you chose.", patient);
  await expect(login.getByLabel("E-mail")).toHaveValue(given.email);

  // Complete by now: the second tab shows that the account exists, and links to the login.
  await dialog(tab).getByRole("button", { name: "Back", exact: true }).click();
  await field(tab, "password").fill(password);
  world.expectFailedRequest("POST", "/v1/registration");
  await submit(tab).click();
  await expect(dialog(tab).getByRole("alert")).toContainText("already an account", patient);
  await expectNoAxeViolations(tab, "dialog");
  await dialog(tab).getByRole("button", { name: "Back to your details" }).click();
  await expect(field(tab, "email")).toHaveValue(given.email);
  await expect(field(tab, "password")).toHaveValue("");
  await dialog(tab).getByRole("textbox", { name: "Password" }).fill(password);
  await submit(tab).click();
  await dialog(tab).getByRole("button", { name: "Log in" }).click();
  await expect(tab.getByRole("dialog", { name: "Log in" }).getByLabel("E-mail")).toHaveValue(given.email);
  await tab.close();
  expect(await playersOf(world, given.email)).toHaveLength(1);

  await login.getByRole("textbox", { name: "Password" }).fill(password);
  await submit(page).click();
  await beWelcomed(page, "en-UN");
});

test("a player who comes to the sign-up, to that by a bank or to the reset is led home, and at a first login they are welcomed once [ROUTE-056, SIGNUP-027] @once", async ({
  page,
  world,
}) => {
  await signIn(page, await world.player({ firstLogin: true, firstName: "Mika" }));
  await expect(page.getByRole("dialog", { name: "Welcome, Mika" })).toBeVisible(patient);
  // Its way to the games closes it: it would lie over the page.
  await expect(page.getByRole("link", { name: "See the games" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/en-UN/online-casino", patient);
  await expect(dialog(page)).toBeHidden();
  for (const path of ["/en-UN/signup", "/en-UN/signup/pnp", "/en-UN/reset-password"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/en-UN", patient);
    await expect(dialog(page)).toBeHidden();
  }
  // A player does not see that their account is closed either.
  await page.goto("/en-UN/closed-account");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account is open", patient);
  await expect(page).toHaveTitle(/^Your account is open/);
});

test("a sign-up with another tab open ends with one welcome, in one of the tabs [SIGNUP-027] @once", async ({
  page,
  world,
  context,
}) => {
  await world.visitFrom("NO");
  const other = await context.newPage();
  await other.goto("/en-UN/terms");
  await page.goto("/en-UN/signup");
  await fillDetails(page, { email: newEmail(), phone: "40612345" });
  await submit(page).click();
  await field(page, "dateOfBirth").fill("17/5/1990");
  await field(page, "postalCode").fill("0150");
  await submit(page).click();
  await beWelcomed(page, "en-UN");
  await expect(other.locator("html")).toHaveAttribute("data-session", "player");
  const welcomeIn = (tab: Page) => tab.getByRole("dialog", { name: "Welcome, Aino" });
  const welcomes = async () => (await welcomeIn(page).count()) + (await welcomeIn(other).count());
  await expect.poll(welcomes, patient).toBe(1);
  const welcoming = (await welcomeIn(page).count()) === 1 ? page : other;
  await welcomeIn(welcoming).getByRole("button", { name: "Close" }).click();
  await expect.poll(welcomes).toBe(0);
});
