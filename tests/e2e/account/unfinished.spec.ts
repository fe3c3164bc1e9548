import { expectNoAxeViolations } from "../support/axe";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

test("a sign-up that was left is finished after the login, and from the account page @desktop", async ({
  page,
  world,
}) => {
  const player = await world.player({
    accountStatus: "PRE_REGISTERED",
    firstLogin: true,
    countryCode: "FI",
    firstName: "Aino",
    mobilePhone: "+358401234567",
    phoneVerified: false,
  });
  await signIn(page, player, "/en-UN/promotions");
  const told = page.getByRole("dialog", { name: "Your sign-up is not finished" });
  await expect(told).toBeVisible();
  await expectNoAxeViolations(page, "dialog[open]");
  await told.getByRole("button", { name: "Go on with the sign-up" }).click();
  const contact = page.getByRole("dialog", { name: "A little more about you" });
  await expect(contact.locator("[name=phone]")).toHaveValue("+358401234567");
  await contact.locator("[name=dateOfBirth]").fill("5/17/1990");
  await contact.locator("[name=postalCode]").fill("00100");

  // Left again: the account page leads back, and what was typed is there.
  await page.keyboard.press("Escape");
  await page.goto("/en-UN/my-account/account");
  await page.getByRole("button", { name: "Go on with the sign-up" }).click();
  await expect(contact.locator("[name=postalCode]")).toHaveValue("00100");
  await expectNoAxeViolations(page, "dialog[open]");
  await contact.locator("button[type=submit]").click();

  const proof = page.getByRole("dialog", { name: "Confirm that it is you" });
  const newest = async () => {
    const sent = await world.control("GET", `/outbox.json?recipient=${encodeURIComponent("+358401234567")}`);
    return (sent as { code: string; playerId?: string }[])[0]?.code;
  };
  await expect(proof.locator("[name=pincode]")).toBeVisible();
  await expect.poll(newest).toMatch(/^\d{6}$/);
  await proof.locator("[name=pincode]").fill((await newest()) ?? "");
  await proof.locator("button[type=submit]").click();

  await expect(page.getByRole("dialog", { name: "A warm welcome, Aino!" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Go on with the sign-up" })).toHaveCount(0);
  const kept = await world.control("GET", `/players/${player.playerId}`);
  expect(kept).toMatchObject({ accountStatus: "REGISTERED", phoneVerified: true, dateOfBirth: "1990-05-17" });
});
