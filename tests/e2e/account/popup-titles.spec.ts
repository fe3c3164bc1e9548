import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

for (const { path, title, isForPlayers } of [
  { path: "/signup", title: "Sign up", isForPlayers: false },
  { path: "/signup/pnp", title: "Sign up with your bank", isForPlayers: false },
  { path: "/reset-password", title: "Reset your password", isForPlayers: false },
  { path: "/deposit", title: "Deposit", isForPlayers: true },
])
  test(`the tab is named by ${path} while its popup is open, and by home once it is closed @once`, async ({
    page,
    world,
  }) => {
    if (isForPlayers) await signIn(page, await world.player());
    else await page.goto("/en-UN");
    const home = await page.title();
    await page.goto(`/en-UN${path}`);
    await page.getByRole("dialog").waitFor();
    await expect(page).toHaveTitle(`${title} – ${home}`);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/en-UN");
    await expect(page).toHaveTitle(home);
    // Neither the router nor what home loads names the tab again.
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(page).toHaveTitle(home);
  });
