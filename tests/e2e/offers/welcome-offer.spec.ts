import money from "@/messages/en/money.json" with { type: "json" };
import offers from "@/messages/en/offers.json" with { type: "json" };
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

test("the welcome offer leads a player without a deposit to the deposit, with its code filled in", async ({
  page,
  world,
}) => {
  const player = await world.player({ balance: "0.00" });
  await signIn(page, player, "/en-UN/my-account/rewards");
  await page.getByRole("main").getByRole("link", { name: offers.promotions.back }).click();
  const action = page.getByRole("main").getByRole("link", { name: /^Deposit with FIRST-ORBIT/ });
  await expect(action).toBeVisible();
  await action.click();
  await expect(page).toHaveURL(/\/my-account\/banking\/deposit$/);
  const choice = page.getByRole("main").getByRole("radio", { name: new RegExp(money.deposit.bonus.haveCode) });
  await expect(choice).not.toBeChecked();
  await choice.check();
  await expect(page.getByLabel(offers.bonusCode.code, { exact: true })).toHaveValue("FIRST-ORBIT");
});
