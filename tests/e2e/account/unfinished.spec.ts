import { expectNoAxeViolations } from "../support/axe";
import { expectNoOverlayEntry } from "../support/overlays";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

test("a sign-up that was left is finished after the login, from the account's menu and page, with the one code that is missing and a number that is corrected @desktop", async ({
  page,
  world,
}) => {
  const player = await world.player({
    accountStatus: "PRE_REGISTERED",
    firstLogin: true,
    // It requires both codes; one of them was entered.
    countryCode: "CA",
    emailVerified: true,
    phoneVerified: false,
    firstName: "Aino",
    mobilePhone: "+15062345678",
  });
  await signIn(page, player, "/en-UN/promotions");
  const notice = page.getByRole("dialog", { name: "Your sign-up is not finished" });
  await expect(notice).toBeVisible();
  await expectNoAxeViolations(page, "dialog[open]");
  await notice.getByRole("button", { name: "Finish your sign-up" }).click();
  const contact = page.getByRole("dialog", { name: "A little more about you" });
  await expect(contact).toContainText("+1 5062345678");
  await contact.locator("[name=dateOfBirth]").fill("17/5/1990");
  await contact.locator("[name=postalCode]").fill("E1A 1A1");

  // Left again: the account's menu leads back, then its page, and what was typed is there.
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("button", { name: "Your account" }).click();
  await page.locator("[popover]").getByRole("button", { name: "Finish your sign-up" }).click();
  await expect(contact.locator("[name=postalCode]")).toHaveValue("E1A 1A1");
  await page.keyboard.press("Escape");
  await expectNoOverlayEntry(page);
  await page.goto("/en-UN/my-account/account");
  await page.getByRole("main").getByRole("button", { name: "Finish your sign-up" }).click();
  await expect(contact.locator("[name=postalCode]")).toHaveValue("E1A 1A1");
  await expect(contact.getByRole("checkbox", { name: /Send me offers and news/ })).not.toBeChecked();
  await expectNoAxeViolations(page, "dialog[open]");
  await contact.locator("[name=province]").selectOption("QC");
  await contact.getByRole("checkbox", { name: /Send me offers and news/ }).check();
  await contact.locator("button[type=submit]").click();

  // A wrong number: the way back, with what was given.
  const proof = page.getByRole("dialog", { name: "Confirm that it is you" });
  await expect(proof.getByText("We sent a code to +15062345678.")).toBeVisible();
  await expectNoAxeViolations(page, "dialog[open]");
  await proof.getByRole("button", { name: "Back" }).click();
  await expect(contact.locator("[name=dateOfBirth]")).toHaveValue("17/5/1990");
  await expect(contact.locator("[name=province]")).toHaveValue("QC");
  await expect(contact.getByRole("checkbox", { name: /Send me offers and news/ })).toBeChecked();
  await contact.locator("[name=phone]").fill("+15062345679");
  await contact.locator("button[type=submit]").click();

  const newest = async () => {
    const sent = await world.control("GET", `/outbox.json?recipient=${encodeURIComponent("+15062345679")}`);
    return (sent as { code: string }[])[0]?.code;
  };
  await expect(proof.getByText("We sent a code to +15062345679.")).toBeVisible();
  await expect.poll(newest).toMatch(/^\d{6}$/);
  await proof.locator("[name=pincode]").fill((await newest()) ?? "");
  await proof.locator("button[type=submit]").click();

  await expect(page.getByRole("dialog", { name: "Welcome, Aino" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Finish your sign-up" })).toHaveCount(0);
  const kept = await world.control("GET", `/players/${player.playerId}`);
  expect(kept).toMatchObject({
    accountStatus: "REGISTERED",
    mobilePhone: "+15062345679",
    phoneVerified: true,
    dateOfBirth: "1990-05-17",
    provinceCode: "QC",
    marketingPreferences: { email: true, sms: true, phone: true, post: true },
  });
});
