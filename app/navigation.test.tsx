import { act, render, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import type { ReactElement } from "react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { MenuNotices } from "@/components/account/profile/menu-notices";
import { Promotions } from "@/components/offers/promotions/promotions";
import { Header } from "@/components/site/header/header";
import { PlayerNavigation } from "@/components/site/player-page/player-navigation";
import { parseLocale } from "@/lib/market/locale";
import { routeOfPath, routes } from "@/lib/routing/routes";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import account from "@/messages/en/account.json";
import money from "@/messages/en/money.json";
import offers from "@/messages/en/offers.json";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { openPlayerPage } from "@/tests/support/islands/player-page";
import { loadAllMessages } from "@/tests/support/messages";
import { failing, json, serveMoney } from "@/tests/support/money/platform";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { PlayerMenu } from "./[edition]/player-slots";

const router = vi.hoisted(() => ({ push: () => {}, replace: () => {} }));
vi.mock("next/navigation", async (load) => ({
  ...(await load<object>()),
  useRouter: () => router,
  usePathname: () => location.pathname,
}));
vi.mock("@/lib/content/offered-markets/server", async () => {
  const { staticTable } = await import("@/lib/market/offered-languages");
  return { getMarketTable: async () => staticTable };
});

const locale = parseLocale("en-UN") ?? expect.fail();

beforeAll(() => void Object.assign(process.env, { SPORTSBOOK_URL: "https://sportsbook.example" }));
beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  history.replaceState(null, "", "/en-UN");
  writeConfig();
  await loadAllMessages();
  server.use(
    http.get("http://platform.test/v1/*", ({ request }) =>
      HttpResponse.json(request.url.endsWith("profile") ? openProfile : { accountStatus: "REGISTERED" }),
    ),
  );
});

const routeBehind = (link: HTMLElement) => routeOfPath(new URL((link as HTMLAnchorElement).href).pathname);

test("each of the seven products is reached from the header; the VIP page from the promotions, too, and a player's rewards in their menu [LOBBY-502]", async () => {
  render(await Header({ locale }));
  const navigation = within(screen.getByRole("navigation", { name: site.header.navigation }));
  for (const name of ["casino", "liveCasino", "sports", "virtualSports", "promotions", "vip"] as const) {
    const target = { sports: "sportsbook", virtualSports: "virtuals" }[name as string] ?? name;
    const link = navigation.getByRole("link", { name: site.navigation[name] });
    expect([name, routeBehind(link)]).toEqual([name, routes[target as keyof typeof routes]]);
  }
  const ways = navigation.getByRole("link", { name: site.accountMenu.rewards });
  expect(ways.getAttribute("href")).toBe("/en-UN/online-casino#rewards");
  render(await Promotions({ locale, list: { promotions: [], unreadable: 0 } }));
  expect(routeBehind(screen.getByRole("link", { name: offers.promotions.vip.link }))).toBe(routes.vip);

  render(<MenuNotices helpHref="/en-UN/help" />);
  act(() => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
  const rewards = await screen.findByRole<HTMLAnchorElement>("link", { name: site.accountMenu.rewards });
  expect([routeBehind(rewards), new URL(rewards.href).hash]).toEqual([routes.casino, "#rewards"]);
});

test("from the menu of a player each area of their account is reached: verification, money both ways, rewards, limits of both kinds, both ways to stop, marketing and cookies [SESS-004]", async () => {
  const menu: ReactElement<{ children: ReactElement<{ href: string }>[] }> = await PlayerMenu({ locale });
  const profile = menu.props.children[0]?.props.href ?? "";
  expect(routeOfPath(profile)).toBe(routes.account);

  render(await PlayerNavigation({ locale, current: "account", breakLink: null, counts: {} }));
  const links = within(screen.getByRole("navigation")).getAllByRole("link");
  const { verification, banking, rewards, gamblingLimits } = routes;
  expect(links.map(routeBehind)).toEqual(expect.arrayContaining([verification, banking, rewards, gamblingLimits]));
  expect(screen.getByRole("link", { name: site.footer.cookies }).getAttribute("href")).toBe("#cookie-settings");

  const patient = { timeout: 60_000 };
  await openPlayerPage("/my-account/account");
  expect(await screen.findByRole("region", { name: account.profile.marketing.title }, patient)).toBeTruthy();
  const { responses } = serveMoney();
  await openPlayerPage("/my-account/banking");
  for (const [name, target] of [
    [money.overview.deposit, routes.deposit],
    [money.overview.withdraw, routes.bankingWithdraw],
  ] as const)
    expect(routeBehind(await screen.findByRole("link", { name }, patient))).toBe(target);
  const { "limits/deposit": noLimits = failing } = responses;
  Object.assign(responses, { "limits/spend": noLimits, "activity/settings": json({ timer: null }) });
  await openPlayerPage("/my-account/gambling-limits");
  for (const kind of ["deposit", "spend"] as const)
    expect(await screen.findByRole("region", { name: safety.limits.kinds[kind].title }, patient)).toBeTruthy();
  for (const [name, target] of [
    [safety.limits.timeOut.open, routes.timeOut],
    [safety.limits.selfExclusion.open, routes.selfExclusion],
  ] as const)
    expect(routeBehind(await screen.findByRole("link", { name }, patient))).toBe(target);
}, 120_000);
