import type { Page } from "@playwright/test";
import money from "@/messages/en/money.json" with { type: "json" };
import safety from "@/messages/en/safety.json" with { type: "json" };
import site from "@/messages/en/site.json" with { type: "json" };
import { pageWidths } from "../../support/pages";
import { expectNoAxeViolations } from "../support/axe";
import { layoutFaults } from "../support/layout";
import { signIn } from "../support/sign-in";
import { showTheme, themes } from "../support/theme";
import { expect, type Player, test, type World } from "../support/world";

const path = "/en-UN/my-account/account/verification";
const withdraw = "/en-UN/my-account/banking/withdraw";
const { verification } = safety;
const { upload } = verification;

const card = (page: Page, name: string) => page.getByRole("main").getByRole("region", { name, exact: true });
/** What is asked for, over the deposit or the withdrawal. */
const overFlow = (page: Page) => page.getByRole("dialog", { name: site.playerPages.titles.verification });
const identity = (page: Page) => card(page, verification.kinds.idDocument);

/** Signs in and opens a page, which the edge gives to whom it has given its cookie. */
async function open(page: Page, who: Player, address: string): Promise<void> {
  await signIn(page, who, address);
}

const ask = (world: World, { playerId }: Player, document: object) =>
  world.control("PUT", `/players/${playerId}/documents`, document);

/** A photo as a browser draws one. */
const photo = async (page: Page, name: string) => {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.getContext("2d")?.fillRect(0, 0, 200, 100);
    return canvas.toDataURL("image/jpeg").split(",")[1] ?? "";
  });
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(drawn, "base64") };
};

test("from the withdrawal a player sends what is asked for, files that are none are refused, and it leads back [ROUTE-012, KYC-024, KYC-030] @phone", async ({
  page,
  world,
}) => {
  const player = await world.player({ kycStatus: "PENDING", withdrawalCheck: { result: "DOCUMENTS_REQUIRED" } });
  await ask(world, player, { kind: "idDocument", status: "REQUESTED", rejection: "CROPPED_CORNERS", attemptsLeft: 2 });
  await open(page, player, withdraw);
  await page.getByRole("button", { name: money.withdraw.documents }).click();
  await overFlow(page).getByRole("button", { name: verification.kinds.idDocument }).click();
  await expect(overFlow(page)).toContainText(verification.rejections.croppedCorners);
  await overFlow(page).getByRole("link", { name: verification.dialog.page }).click();
  await expect(page).toHaveURL(`${path}#from-withdraw`);
  await expect(page).toHaveTitle(new RegExp(site.playerPages.titles.verification));
  await expect(identity(page)).toContainText(verification.rejections.croppedCorners);
  await expect(identity(page)).toContainText("You have 2 tries left.");

  await identity(page).getByRole("button", { name: upload.start }).click();
  const choosing = page.waitForEvent("filechooser");
  await identity(page).getByRole("button", { name: upload.choose }).press("Enter");
  const program = { name: "passport.jpg", mimeType: "image/jpeg", buffer: Buffer.from("MZ a program") };
  const large = { name: "large.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(11_000_000, 1) };
  await (await choosing).setFiles([program, large]);
  await expect(identity(page).getByRole("alert")).toContainText("passport.jpg: we do not take this type of file");
  await expect(identity(page).getByRole("alert")).toContainText("large.jpg: this is larger than 10 MB");
  await expectNoAxeViolations(page);

  const input = identity(page).locator("input[type=file][multiple]");
  await input.setInputFiles([await photo(page, "front.jpg"), await photo(page, "back.jpg")]);
  await expect(identity(page).locator("canvas")).toHaveCount(2);
  await expect(identity(page).locator("canvas").first()).toBeVisible();
  await identity(page).getByRole("button", { name: "Send 2 files" }).click();
  await expect(identity(page)).toContainText(upload.sent);
  await expect(identity(page)).toContainText(verification.status.UNDER_REVIEW);
  await expect(page.getByRole("main").getByText(verification.status.VERIFIED, { exact: true })).toHaveCount(0);
  await identity(page).getByRole("link", { name: upload.toWithdraw }).click();
  await expect(page).toHaveURL(withdraw);

  // Only a decision of the operator makes it verified.
  await ask(world, player, { kind: "idDocument", status: "VERIFIED" });
  await page.goto(path);
  await expect(identity(page)).toContainText(verification.status.VERIFIED);
});

test("over the deposit a player puts it off, sends what is asked for, and goes on where they were [DEP-522, KYC-025, KYC-027] @once", async ({
  page,
  world,
}) => {
  const player = await world.player({ kycStatus: "PENDING", depositCheck: { result: "DOCUMENTS_REQUIRED" } });
  await ask(world, player, { kind: "idDocument", status: "REQUESTED" });
  await open(page, player, "/en-UN/deposit");
  const deposit = page.getByRole("dialog", { name: site.popups.deposit });
  const show = () => deposit.getByRole("button", { name: money.deposit.notices.documentsLink }).click();
  await show();
  await expect(overFlow(page).getByRole("button", { name: verification.kinds.idDocument })).toBeVisible();
  await expectNoAxeViolations(page);
  await overFlow(page).getByRole("button", { name: verification.dialog.later }).click();
  await expect(deposit.getByRole("heading", { name: money.deposit.notices.required.title })).toBeVisible();

  await show();
  await overFlow(page).getByRole("button", { name: verification.kinds.idDocument }).click();
  await overFlow(page).getByRole("button", { name: upload.start }).click();
  await overFlow(page)
    .locator("input[type=file][multiple]")
    .setInputFiles([await photo(page, "front.jpg")]);
  await overFlow(page).getByRole("button", { name: "Send 1 file" }).click();
  await expect(overFlow(page)).toContainText(verification.step.uploaded);
  await world.control("PATCH", `/players/${player.playerId}`, { depositCheck: { result: "SUCCESS" } });
  await overFlow(page).getByRole("button", { name: upload.toDeposit }).click();
  await expect(deposit.getByRole("heading", { name: money.deposit.confirm.title })).toBeVisible();
  await expect(page).toHaveURL("/en-UN/deposit");
});

test("an identity check takes the whole page, and its way back finds the documents as they are now [KYC-004, KYC-031]", async ({
  page,
  world,
}) => {
  const player = await world.player({ kycStatus: "PENDING" });
  await ask(world, player, { kind: "idDocument", status: "REQUESTED" });
  await open(page, player, path);
  await identity(page).getByRole("button", { name: upload.check }).click();
  await expect(page).toHaveURL(/\/identity-check\//);
  await page.getByRole("button", { name: "Back without showing it" }).click();
  await expect(page).toHaveURL(path);
  await expect(identity(page)).toContainText(verification.status.REQUESTED);

  // The settings lead there too, where a document is proved by a check alone.
  await ask(world, player, { kind: "idDocument", status: "REQUESTED", method: "CHECK" });
  await identity(page).getByRole("button", { name: upload.start }).click();
  await expect(page).toHaveURL(/\/identity-check\//);
  await page.getByRole("button", { name: "I have shown it" }).click();
  await expect(page).toHaveURL(path);
  await expect(identity(page)).toContainText(verification.status.UNDER_REVIEW);
});

test("the page keeps its layout at every width and is accessible, in both themes @once", async ({ page, world }) => {
  const player = await world.player({ kycStatus: "PENDING" });
  await ask(world, player, { kind: "idDocument", status: "VERIFIED", decidedAt: "2026-11-03T10:00:00Z" });
  await ask(world, player, { kind: "addressDocument", status: "REQUESTED", dueAt: "2026-12-09T10:00:00Z" });
  const rejected = { status: "REQUESTED", rejection: "CROPPED_CORNERS", attemptsLeft: 2 };
  await ask(world, player, { kind: "paymentDocument", id: "c1", label: "Card •• 2208", ...rejected });
  await ask(world, player, { kind: "sowDocument", status: "UNDER_REVIEW", sentAt: "2026-11-23T10:00:00Z" });
  await open(page, player, path);
  await card(page, "Card •• 2208").getByRole("button", { name: upload.start }).click();
  await card(page, "Card •• 2208")
    .locator("input[type=file][multiple]")
    .setInputFiles([await photo(page, "card.jpg")]);
  await expect(card(page, "Card •• 2208").locator("canvas")).toBeVisible();
  for (const theme of themes) {
    await showTheme(page, theme);
    for (const width of pageWidths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await layoutFaults(page), `${theme}, at ${width} px`).toEqual([]);
      if (width === 320 || width === 1440) await expectNoAxeViolations(page);
    }
  }
});
