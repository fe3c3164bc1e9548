import type { Locator, Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe";
import {
  details,
  dialog,
  field,
  fillDetails,
  newFinnishNumber,
  password,
  patient,
  playersOf,
  submit,
} from "../support/sign-up";
import { expect, test } from "../support/world";

test.describe.configure({ timeout: 180_000 });

test("from the keyboard alone; a wrong form leads to its fields, and one younger than 18 is refused before anything is sent; too many codes end the sign-up [ERR-014, SIGNUP-016, SIGNUP-023, SIGNUP-024] @once", async ({
  page,
  world,
}) => {
  const sentCalls: string[] = [];
  page.on("request", (request) => /v1\/registration/.test(request.url()) && sentCalls.push(request.method()));
  await page.goto("/en-UN/signup");
  await expect(field(page, "firstName")).toBeFocused(patient);
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("alert").filter({ hasText: "the marked fields" })).toBeVisible();
  await expect(field(page, "firstName")).toBeFocused();
  await expectNoAxeViolations(page, "dialog");
  const { email } = details();
  await type(page, ["Aino", "Mäki", email]);
  // The button that shows the password stands after its field.
  await page.keyboard.type(password);
  await tabTo(page, field(page, "phone"));
  await page.keyboard.type(newFinnishNumber());
  for (const name of ["termsAndConditions", "cookiePolicyAccepted"]) {
    await tabTo(page, field(page, name));
    await page.keyboard.press("Space");
  }
  expect(sentCalls).toEqual([]);
  await tabTo(page, submit(page));
  await page.keyboard.press("Enter");
  await expect(field(page, "dateOfBirth")).toBeFocused(patient);
  const before = sentCalls.filter((method) => method === "PUT").length;
  await type(page, [`1/1/${new Date().getFullYear() - 17}`, "00100"]);
  await tabTo(page, submit(page));
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText("You must be 18 or older to play.");
  expect(sentCalls.filter((method) => method === "PUT").length).toBe(before);

  // On to the code, and too many wrong ones: the sign-up is over until it is opened again, and closing what shows it leads home.
  await field(page, "dateOfBirth").fill("17/5/1990");
  await page.keyboard.press("Enter");
  await expect(field(page, "pincode")).toBeFocused(patient);
  world.expectFailedRequest("POST", "/v1/registration/sms_verification");
  const tooMany = page.getByRole("dialog").filter({ hasText: "Too many attempts." });
  await expect(async () => {
    // It may have come after the last try had waited for it.
    if (await tooMany.isVisible()) return;
    await field(page, "pincode").fill("0000", { timeout: 1_000 });
    await page.keyboard.press("Enter");
    await expect(tooMany).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expect(tooMany).toContainText("You can try again at");
  await expect(page.getByRole("dialog", { name: "Confirm that it is you" })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/en-UN", patient);
  // Over a reload too, until the time that it shows.
  await page.goto("/en-UN/signup");
  await expect(dialog(page).getByRole("alert")).toContainText("You can try again at");
  await expect(field(page, "email")).toBeHidden();
  await expectNoAxeViolations(page, "dialog");
});

async function type(page: Page, texts: string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("The control cannot be reached by the keyboard.");
}

test("while nobody can tell whether the site is open to the visitor, the sign-up says so and makes no account; what was typed is kept [ROUTE-037] @once", async ({
  page,
  world,
}) => {
  const endFault = await world.fault({
    system: "platform",
    kind: "error",
    status: 503,
    path: "/player/access/context",
  });
  await page.goto("/en-UN/signup");
  const again = page.getByRole("button", { name: "Try again" });
  const notice = dialog(page).getByRole("alert").filter({ has: again });
  await expect(notice).toContainText("We could not check whether you may play", patient);
  await expectNoAxeViolations(page, "dialog");
  const given = details();
  await fillDetails(page, given);
  await submit(page).click();
  await expect(dialog(page).getByRole("alert").filter({ hasText: "Nothing was sent" })).toBeVisible(patient);
  expect(await playersOf(world, given.email)).toEqual([]);
  await expect(field(page, "email")).toHaveValue(given.email);

  await endFault();
  await again.click();
  await expect(notice).toBeHidden(patient);
  await submit(page).click();
  await expect(field(page, "dateOfBirth")).toBeVisible(patient);
  expect(await playersOf(world, given.email)).toHaveLength(1);
});

test("what the platform refuses is shown where it belongs, and the form is kept [ERR-008, ERR-009, ERR-012, SIGNUP-011] @once", async ({
  page,
  world,
}) => {
  world.expectFailedRequest("POST", "/v1/registration");
  await page.goto("/en-UN/signup");
  const given = details();
  await fillDetails(page, given);
  // The response is lost: whether the request arrived is unknown. Sent again, it is one registration.
  await world.fault({ system: "platform", kind: "garbage", path: "/v1/registration", method: "POST", times: 1 });
  await submit(page).click();
  await expect(dialog(page).getByRole("alert").filter({ hasText: "we do not know whether this arrived" })).toBeVisible(
    patient,
  );
  await expect(field(page, "email")).toHaveValue(given.email);
  await expect(dialog(page).getByRole("textbox", { name: "Password" })).toHaveValue(password);
  await submit(page).click();
  await expect(field(page, "dateOfBirth")).toBeVisible(patient);
  expect(await playersOf(world, given.email)).toHaveLength(1);
  await dialog(page).getByRole("button", { name: "Back", exact: true }).click();

  const typeWord = async (word: string) => {
    await field(page, "email").fill(given.email.replace("@", `+${word}@`));
    await field(page, "password").fill(password);
    await submit(page).click();
  };
  for (const [word, text] of [
    ["system", "Something went wrong on our side."],
    ["unhandled", "Your sign-up was not accepted."],
    ["captcha", "We could not check that you are human."],
    ["same", "We already know somebody with the same details."],
  ] as const) {
    await typeWord(word);
    await expect(dialog(page).getByRole("alert").filter({ hasText: text })).toBeVisible(patient);
    // Once: a toast would stand behind the dialog.
    await expect(page.getByText(text)).toHaveCount(1);
    await expect(field(page, "firstName")).toHaveValue("Aino");
  }
  await expectNoAxeViolations(page, "dialog");
  await typeWord("vonage");
  await expect(field(page, "phone")).toHaveAccessibleDescription(/This phone number could not be reached/, patient);

  await typeWord("blocked");
  // Calls that are stopped on their way look like a platform that is away: both are shown.
  await expect(dialog(page)).toContainText("or we may not open accounts in your country.", patient);
  await expectNoAxeViolations(page, "dialog");
  await dialog(page).getByRole("button", { name: "Back to your details" }).click();
  await expect(field(page, "firstName")).toHaveValue("Aino");
  await expect(field(page, "password")).toHaveValue("");

  const country = dialog(page).getByRole("combobox", { name: "Country", exact: true });
  await country.fill("France");
  await expect(dialog(page)).toContainText("Nothing found");
  await dialog(page).getByRole("option", { name: "My country is not in the list" }).click();
  await field(page, "password").fill(password);
  await submit(page).click();
  await expect(dialog(page).getByRole("heading", { name: "Not in your country yet" })).toBeVisible();
});

test("whom the platform restricts is redirected to the restricted page: from the sign-up and from pay-and-play [ROUTE-037] @once", async ({
  page,
  world,
}) => {
  // A country of this test alone.
  await world.control("PUT", "/site-rules/TV", { restricted: true });
  await world.visitFrom("TV");
  for (const path of ["/en-UN/signup", "/en-UN/signup/pnp"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/en-UN/restricted", patient);
    await expect(dialog(page)).toBeHidden();
  }
});
