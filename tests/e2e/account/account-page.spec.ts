import type { Page } from "@playwright/test";
import { z } from "zod";
import { slowMs } from "@/components/ui/use-slow";
import account from "@/messages/en/account.json" with { type: "json" };
import site from "@/messages/en/site.json" with { type: "json" };
import { expectNoAxeViolations } from "../support/axe";
import { signIn, signInByPopup, storeSignIn } from "../support/sign-in";
import { expect, type Player, test } from "../support/world";

const path = "/en-UN/my-account/account";
const Outbox = z.array(z.object({ code: z.string().nullable() }));
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Signs in and opens the account page, which the edge gives to whom it has given its cookie. */
async function open(page: Page, who: Player): Promise<void> {
  await signIn(page, who, path);
}

/** Moves the focus with Tab, at most so many times, until it is on the element. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let at = 0; at < 60; at++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0]?.textContent : null;
      return activeElement?.getAttribute("aria-label") ?? label ?? activeElement?.textContent;
    });
    if (focused?.trim() === name) return;
  }
  throw new Error(`Tab does not reach ${name}.`);
}

test("a player corrects the address by the keyboard alone, and finds it on the page [ROUTE-011, PROFILE-007, PROFILE-017, ERR-508] @once", async ({
  page,
  world,
}) => {
  test.slow();
  await open(page, await world.player({ firstName: "Ada", lastName: "Virtanen" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.playerPages.titles.account);
  await expect(card(page, account.profile.facts.title)).toContainText("Ada Virtanen");
  await expect(card(page, account.profile.activity.title)).toContainText(account.profile.activity.last);
  await expect(card(page, account.profile.address.title)).toContainText(account.profile.address.none);
  await expectNoAxeViolations(page);

  await tabTo(page, `Change: ${account.profile.address.title}`);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(account.profile.address.street)).toBeFocused();
  await page.keyboard.type("Kauppakatu 2");
  await page.keyboard.press("Tab");
  await page.keyboard.type("33 1");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Tampere");
  world.expectFailedRequest("PATCH", "/v1/player/address");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").getByText(account.profile.errors.postalCode)).toBeVisible();
  await expect(page.getByLabel(account.profile.address.postalCode)).toBeFocused();
  await expect(page.getByLabel(account.profile.address.postalCode)).toHaveValue("33 1");
  await expectNoAxeViolations(page);

  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("33100");
  await page.keyboard.press("Enter");
  await expect(page.getByText(account.profile.player.account.address.success.toast)).toBeVisible();
  await expect(page.getByRole("button", { name: `Change: ${account.profile.address.title}` })).toBeFocused();
  await expect(card(page, account.profile.address.title)).toContainText("Kauppakatu 2");
  await page.reload();
  await expect(card(page, account.profile.address.title)).toContainText("33100 Tampere");
});

test("a player of Canada changes province, phone, password, news and language [ROUTE-011, PROFILE-008, PROFILE-010, PROFILE-012, PROFILE-013, PROFILE-014, PROFILE-015] @once", async ({
  page,
  world,
}) => {
  test.slow();
  const ada = await world.player({ countryCode: "CA", provinceCode: "QC", currencyCode: "CAD" });
  await open(page, ada);
  const edit = (name: string) =>
    card(page, name)
      .getByRole("button", { name: `Change: ${name}` })
      .click();
  const save = (name: string) => card(page, name).getByRole("button", { name: site.form.save }).click();

  await edit(account.profile.province.title);
  await page.getByLabel(account.profile.province.label).selectOption("BC");
  await save(account.profile.province.title);
  await expect(page.getByText(account.profile.player.account.province.success.toast)).toBeVisible();
  await expect(card(page, account.profile.province.title)).toContainText("British Columbia");

  const number = `604${String(Math.floor(2_000_000 + Math.random() * 7_000_000))}`;
  await edit(account.profile.phone.title);
  await page.getByLabel(account.profile.phone.label).fill(number);
  await card(page, account.profile.phone.title).getByRole("button", { name: account.profile.phone.send }).click();
  await expect(page.getByText(account.profile.phone.sentTo.replace("{recipient}", `+1${number}`))).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goBack();
  await expect(page).toHaveURL(/my-account/);
  await page.getByLabel(account.profile.phone.label).fill(number);
  await card(page, account.profile.phone.title).getByRole("button", { name: account.profile.phone.send }).click();
  await expect(page.getByText(account.profile.phone.sentTo.replace("{recipient}", `+1${number}`))).toBeVisible();
  const [sms] = Outbox.parse(await world.control("GET", `/outbox.json?recipient=${encodeURIComponent(`+1${number}`)}`));
  await card(page, account.profile.phone.title)
    .getByRole("textbox")
    .fill(sms?.code ?? "");
  await page.keyboard.press("Enter");
  await expect(page.getByText(account.profile.player.account.phone.success.toast)).toBeVisible();
  await expect(card(page, account.profile.phone.title)).toContainText(`+1${number}`);

  const marketing = card(page, account.profile.marketing.title);
  await marketing.getByLabel(account.profile.marketing.email).check();
  await save(account.profile.marketing.title);
  await expect(page.getByText(account.profile.player.account.notifications.update.success)).toBeVisible();

  await edit(account.profile.password.title);
  await page.getByLabel(account.profile.password.old, { exact: true }).fill("not-the-one");
  await page.getByLabel(account.profile.password.new, { exact: true }).fill("Evergreen-77");
  world.expectFailedRequest("PATCH", "/v1/player/password");
  await save(account.profile.password.title);
  const atField = card(page, account.profile.password.title).getByRole("alert");
  await expect(atField).toHaveText(account.profile.error.old_password.incorrect);
  await expect(page.getByLabel(account.profile.password.old, { exact: true })).toBeFocused();
  await expect(page.getByText(account.profile.error.old_password.incorrect)).toHaveCount(2);
  await expectNoAxeViolations(page);
  await page.getByLabel(account.profile.password.old, { exact: true }).fill(ada.password);
  await save(account.profile.password.title);
  await expect(page.getByText(account.profile.player.account.password.success.toast)).toBeVisible();

  await edit(account.profile.language.title);
  await page.getByLabel(account.profile.language.label).selectOption("fi");
  await save(account.profile.language.title);
  await expect(page).toHaveURL("/fi-UN/my-account/account");
  await expect(page.getByLabel("Sähköpostilla")).toBeChecked();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signInByPopup(page, { ...ada, password: "Evergreen-77" });
});

test("what is being loaded has its room on the page, so that nothing moves when it arrives @desktop", async ({
  page,
  world,
}) => {
  await storeSignIn(page, await world.player());
  await world.fault({ system: "platform", kind: "slow", delayMs: 20_000, path: "player/" });
  await page.goto(path);
  for (const [name, height] of [
    [account.profile.marketing.title, 200],
    [account.profile.activity.title, 150],
  ] as const) {
    const outline = card(page, name).locator(".skeleton");
    await expect
      .poll(async () => (await outline.boundingBox())?.height ?? 0, { message: name })
      .toBeGreaterThan(height);
  }
});

test("a change of which the platform takes ten times as long as it may is announced as slow, and what was typed stays @once", async ({
  page,
  world,
}) => {
  await open(page, await world.player());
  const address = card(page, account.profile.address.title);
  await address.getByRole("button", { name: site.form.change }).click();
  await world.fault({
    system: "platform",
    kind: "slow",
    delayMs: 10 * slowMs,
    path: "player/address",
    method: "PATCH",
  });
  await address.getByLabel(account.profile.address.street).fill("Rantatie 5");
  await address.getByLabel(account.profile.address.postalCode).fill("00100");
  await address.getByLabel(account.profile.address.city).fill("Helsinki");
  await address.getByRole("button", { name: site.form.save }).click();
  await expect(address.getByRole("status").filter({ hasText: site.form.slow })).toBeVisible({ timeout: 2 * slowMs });
  await expect(address.getByLabel(account.profile.address.street)).toHaveValue("Rantatie 5");
});
