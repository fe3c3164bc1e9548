import type { Page } from "@playwright/test";
import { signIn, signInByPopup } from "../support/sign-in";
import { expect, type Player, test } from "../support/world";

const balance = (page: Page) => page.getByRole("banner").getByRole("region", { name: "Balance" });

/** The traces of the player in a tab: in its document, its storages, its cookies, its address. */
const tracesOf = (page: Page, { playerId, email }: Player, amount: string) =>
  page.evaluate(
    (marks) => {
      const held = [
        document.documentElement.outerHTML,
        JSON.stringify(localStorage),
        JSON.stringify(sessionStorage),
        document.cookie,
        location.href,
      ].join("\n");
      return marks.filter((mark) => held.includes(mark));
    },
    [playerId, email, amount],
  );

test("after one player signs out and another signs in, no tab shows or keeps anything of the first @desktop", async ({
  page,
  world,
  context,
}) => {
  test.slow();
  const first = await world.player({ balance: "1111.25", attributes: { totalDepositsCount: 1 } });
  const second = await world.player({ balance: "2222.50" });
  await signIn(page, first, "/en-UN/promotions");
  const other = await context.newPage();
  await other.goto("/en-UN/play/gem-harbour");
  for (const tab of [page, other]) await expect(balance(tab)).toContainText("€1,111.25");
  // The offers of a player with a deposit.
  await expect(page.getByRole("region", { name: "For you" }).getByRole("article")).toHaveCount(2);

  // The other tab may have a request in flight while the sign-in ends: it is refused, as it should be.
  world.expectFailedRequest("GET", "/v1/player/wallet/balance");
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  for (const tab of [page, other]) {
    await expect(tab.locator("html")).toHaveAttribute("data-session", "guest");
    await expect(balance(tab)).toHaveCount(0);
    // Signing out may load a page again, which ends a look at its storage.
    await expect.poll(() => tracesOf(tab, first, "1,111.25").catch(() => null)).toEqual([]);
  }

  // The page that was signed out goes home, which would end the next navigation.
  await expect(page).toHaveURL("/en-UN");

  // The second player's tabs send their requests with the second player's token.
  const bearers = new Set<string>();
  context.on("request", (request) => {
    const token = request.headers().authorization?.split(".")[1];
    if (token && request.url().startsWith(world.origins.platform))
      bearers.add(JSON.parse(Buffer.from(token, "base64url").toString()).player_id);
  });
  await signInByPopup(page, second, "/en-UN/promotions");
  for (const tab of [page, other]) {
    await expect(tab.locator("html")).toHaveAttribute("data-session", "player");
    await expect(balance(tab)).toContainText("€2,222.50");
    expect(await tracesOf(tab, first, "1,111.25")).toEqual([]);
  }
  expect([...bearers]).toEqual([second.playerId]);
});
