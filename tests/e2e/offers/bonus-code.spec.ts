import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import offers from "@/messages/en/offers.json" with { type: "json" };
import site from "@/messages/en/site.json" with { type: "json" };
import { pageWidths, waitForIslands } from "../../support/pages";
import { expectNoAxeViolations } from "../support/axe";
import { tabTo } from "../support/keyboard";
import { layoutFaults } from "../support/layout";
import { loseAnswers } from "../support/lost-answers";
import { signIn } from "../support/sign-in";
import { showTheme, themes } from "../support/theme";
import { expect, type Player, test, type World } from "../support/world";

test.describe.configure({ timeout: 120_000 });

const path = "/en-UN/my-account/bonus-code";
const messages = offers.bonusCode;
const gift = { amount: "20.00", wrMultiplier: 20, wageringAmount: "400.00", wageringProgress: "0.00", name: "Spring" };
const available = "bonus-code/manual-claim/available";

const main = (page: Page) => page.getByRole("main");
const field = (page: Page) => main(page).getByLabel(messages.code, { exact: true });
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
const balance = (page: Page) => page.getByRole("banner").getByRole("region", { name: "Balance" });

/** A code of its own for each test. */
async function newCode(world: World, state: object = {}): Promise<string> {
  const code = `Spring-${randomUUID().slice(0, 8)}`;
  await world.control("POST", "/bonus-codes", { code, campaignId: `C-${code}`, reward: gift, ...state });
  return code;
}

/** Signs in and opens the page, which the edge gives to whom it has given its cookie. */
async function open(page: Page, who: Player, address = path): Promise<void> {
  await signIn(page, who, address);
}
async function check(page: Page, code: string): Promise<void> {
  await field(page).fill(code);
  await button(page, messages.check).click();
}
const rewardsOf = async (world: World, { playerId }: Player): Promise<object[]> =>
  Object(await world.control("GET", `/players/${playerId}`)).rewards;

test("with the keyboard alone a code is found, checked, claimed once by a double press, and runs among the active rewards [BONUS-501, BONUS-502, BONUS-503] @once", async ({
  page,
  world,
}) => {
  const code = await newCode(world);
  const player = await world.player({ balance: "50.00" });
  await open(page, player, "/en-UN/my-account/banking");
  await waitForIslands(page);
  await page.getByRole("navigation", { name: site.playerPages.titles.overview }).getByText("Bonus code").click();
  await expect(page).toHaveURL(path);
  await expect(field(page)).toBeVisible();
  await expectNoAxeViolations(page);
  await field(page).focus();
  await page.keyboard.type(` ${code}`);
  await page.keyboard.press("Enter");
  await expect(main(page).getByText(`The code ${code} is valid`)).toBeVisible();
  await expect(button(page, messages.claim)).toBeVisible();
  expect(await rewardsOf(world, player)).toEqual([]);
  await expectNoAxeViolations(page);

  // The button of the check, the ways to what the words mean, and then the claim.
  await tabTo(page, button(page, messages.claim));
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(main(page).getByText(`You have claimed the code ${code}`)).toBeVisible();
  await expect(main(page).getByRole("article", { name: "Spring" })).toContainText("€20.00");
  await expect(page.locator(":focus")).toContainText(`You have claimed the code ${code}`);
  await expectNoAxeViolations(page);
  await expect(balance(page)).toContainText("€70.00");
  expect(await rewardsOf(world, player)).toHaveLength(1);

  await main(page).getByRole("link", { name: messages.active }).click();
  await expect(page).toHaveURL("/en-UN/my-account/rewards/active");
  await expect(main(page).getByRole("article", { name: "Spring" })).toBeVisible();
  await page.goto(path);
  world.expectFailedRequest("POST", "/v1/bonus-code/validate");
  await check(page, code);
  await expect(main(page).getByText(messages.errors.used)).toBeVisible();
});

test("a code that is not good says why, by its code or in the platform's words, and stays as it was typed [BONUS-509] @once", async ({
  page,
  world,
}) => {
  world.expectFailedRequest("POST", "/v1/bonus-code/validate");
  world.expectFailedRequest("POST", "/v1/bonus-code/manual-claim");
  const refusal = { at: "validate", code: "error.bonus_code.vip_only", message: "Raw." };
  const unknown = await newCode(world, { refusal });
  await open(page, await world.player());
  for (const [code, words] of [
    ["no-SUCH-code", messages.errors.notFound],
    ["SUMMER-25", messages.errors.expired],
    ["ALL-GONE", messages.errors.limit],
    ["NOT-YOURS", messages.errors.notEligible],
    ["OTHER-SITE", messages.errors.site],
    ["ON-MONDAY", "This offer opens on Monday."],
    [unknown, "The code was not accepted (error.bonus_code.vip_only)."],
  ] as const) {
    await check(page, code);
    await expect(main(page).getByText(words)).toBeVisible();
    await expect(field(page)).toHaveValue(code);
    await expect(field(page)).toBeFocused();
    await expect(button(page, messages.claim)).toHaveCount(0);
  }
  await field(page).fill("A".repeat(10_000));
  await expect(main(page).getByText(site.form.errors.tooLong)).toBeVisible();
  await expect(button(page, messages.check)).toBeDisabled();
  await expectNoAxeViolations(page);

  // Good when it is checked, and refused when it is claimed.
  await check(page, "TOO-LATE");
  await button(page, messages.claim).click();
  await expect(main(page).getByText("Another bonus is already running.")).toBeVisible();
  await expect(field(page)).toHaveValue("TOO-LATE");
});

for (const loss of ["before", "after"] as const)
  test(`a claim whose response is lost ${loss} its effect is being checked, over a reload too, and is never sent again @once`, async ({
    page,
    context,
    world,
  }) => {
    world.expectFailedRequest("POST", "/v1/bonus-code/manual-claim");
    const code = await newCode(world);
    const player = await world.player();
    await open(page, player);
    const calls = await loseAnswers(context, "POST", "/bonus-code/manual-claim");
    calls.lose(loss);
    await check(page, code);
    await button(page, messages.claim).click();
    if (loss === "after") {
      await expect(page.getByText(`Done: claim of the code ${code}`)).toBeVisible();
      await expect(main(page).getByText(`You have claimed the code ${code}`)).toBeVisible();
      expect(await rewardsOf(world, player)).toHaveLength(1);
    } else {
      await expect(main(page).getByText(`We are checking your claim of the code ${code}`)).toBeVisible();
      await page.reload();
      await expect(page.getByText(`Checking: claim of the code ${code}`)).toBeVisible();
      await expect(field(page)).toHaveValue(code);
      await button(page, messages.check).click();
      await button(page, messages.claim).click();
      await expect(main(page).getByText(messages.errors.open)).toBeVisible();
      expect(await rewardsOf(world, player)).toEqual([]);
    }
    expect(calls.keys).toHaveLength(1);
  });

test("whether a player may claim is asked behind a loader: who may finds the field, who may not is led to the rewards [ROUTE-540, ROUTE-541] @once", async ({
  page,
  world,
}) => {
  const player = await world.player();
  await open(page, player, "/en-UN/my-account/banking");
  await world.fault({ system: "platform", kind: "slow", delayMs: 3_000, path: available });
  const loader = main(page).getByText(site.playerPages.checking).first();
  const asked = () => page.waitForRequest((request) => request.url().endsWith(available));
  await Promise.all([asked(), page.goto(path)]);
  await expect(loader).toBeAttached();
  await expect(field(page)).toHaveCount(0);
  await expect(field(page)).toBeVisible();
  await world.control("PATCH", `/players/${player.playerId}`, { manualClaim: false });
  await Promise.all([asked(), page.reload()]);
  await expect(loader).toBeAttached();
  await expect(page).toHaveURL(path);
  await expect(page).toHaveURL("/en-UN/my-account/rewards");
  await expect(page.getByText(site.playerPages.closedPage).first()).toBeVisible();
});

test("where that cannot be asked nothing is open: it leads to the rewards, and says that it could not be checked [BONUS-504, ROUTE-541] @once", async ({
  page,
  world,
}) => {
  const repair = await world.fault({ system: "platform", kind: "error", path: available });
  await open(page, await world.player());
  await expect(page).toHaveURL("/en-UN/my-account/rewards");
  await expect(page.getByText(site.playerPages.uncheckedCodes).first()).toBeVisible();
  await repair();
  await page.goto(path);
  await expect(field(page)).toBeVisible();
});

test("a check without an answer claims nothing and can be repeated @once", async ({ page, world }) => {
  const code = await newCode(world);
  await open(page, await world.player());
  const repair = await world.fault({ system: "platform", kind: "error", path: "bonus-code/validate", method: "POST" });
  await check(page, code);
  await expect(main(page).getByRole("alert")).toContainText(messages.checkUnknown);
  await expect(field(page)).toHaveValue(code);
  await repair();
  await button(page, messages.check).click();
  await expect(main(page).getByText(`The code ${code} is valid`)).toBeVisible();
});

test("the code of a link is filled in and checked, never claimed by itself, and removed by a button @once", async ({
  page,
  world,
}) => {
  const code = await newCode(world);
  const player = await world.player();
  await open(page, player, `${path}?bonusCode=${code}`);
  await expect(main(page).getByText(`The code ${code} is valid`)).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(field(page)).toHaveValue(code);
  expect(await rewardsOf(world, player)).toEqual([]);
  await button(page, messages.remove).click();
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
  await page.reload();
  await expect(field(page)).toHaveValue("");
});

test("a player whose bonuses are off finds no field @once", async ({ page, world }) => {
  await open(page, await world.player({ bonuses: false }));
  await expect(main(page).getByRole("heading", { name: messages.off.title })).toBeVisible();
  await expect(field(page)).toHaveCount(0);
});

test("the page keeps its layout at every width, in both themes @once", async ({ page, world }) => {
  const code = await newCode(world);
  await open(page, await world.player());
  await check(page, code);
  for (const step of [messages.claim, messages.another]) {
    await expect(button(page, step)).toBeVisible();
    for (const theme of themes) {
      await showTheme(page, theme);
      for (const width of pageWidths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await layoutFaults(page), `${step}, ${theme}, at ${width} px`).toEqual([]);
        if (width === 320 || width === 1440) await expectNoAxeViolations(page);
      }
    }
    if (step === messages.claim) await button(page, step).click();
  }
});
