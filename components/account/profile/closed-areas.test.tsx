import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import account from "@/messages/en/account.json";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { openFlags as flags } from "@/tests/support/profile";
import { MenuNoticesIsland } from "./menu-notices-island";

vi.mock("next/navigation", () => ({ usePathname: () => location.pathname }));

const platform = "http://platform.test/v1";
const { areas, ...closed } = account.notices.closed;
const reads: string[] = [];
let profile: () => Response;
let accountStatus = "REGISTERED";
let isAvailable = true;

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  history.replaceState(null, "", "/en-UN");
  writeConfig();
  await loadAllMessages();
  reads.length = 0;
  accountStatus = "REGISTERED";
  isAvailable = true;
  profile = () => HttpResponse.json({ playerId: "P1", countryCode: "FI", ...flags });
  server.use(
    http.get(`${platform}/*`, ({ request }) => {
      const path = new URL(request.url).pathname.replace("/v1/", "");
      reads.push(path);
      if (path === "player/profile") return profile();
      return HttpResponse.json(path === "player/access/details" ? { accountStatus } : { isAvailable });
    }),
  );
});

/** The menu of a player, as they open it. */
async function openMenu({ suspended = false } = {}) {
  render(
    <div popover="auto" data-testid="menu">
      <MenuNoticesIsland helpHref="/en-UN/help" />
    </div>,
  );
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: { ...signedInPlayer(), multibrand: { suspended } } }));
  expect(reads).toEqual([]);
  const menu = screen.getByTestId("menu");
  act(() => void menu.dispatchEvent(new Event("beforetoggle")));
  await eventually(() =>
    expect(reads.sort()).toEqual(["bonus-code/manual-claim/available", "player/access/details", "player/profile"]),
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return menu;
}
const listed = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
/** The ways to the player's own pages, which stand there always. */
const ways = "My gamesBankingLimitsRewards";
const products = [areas.casino, areas.liveCasino, areas.sports, areas.virtualSports];

describe("the account menu names what is closed to the player [PERM-505, PERM-515]", () => {
  test("nothing for one who may do everything and has the way to their rewards, whose values are read once the menu is opened", async () => {
    const menu = await openMenu();
    expect(menu.textContent).toBe(ways);
  });

  test("also where the menu was opened before it was known who is here", async () => {
    // jsdom knows no popover.
    const matches = vi
      .spyOn(HTMLElement.prototype, "matches")
      .mockImplementation((selector) => selector === ":popover-open");
    profile = () => HttpResponse.json({ playerId: "P1", countryCode: "FI", ...flags, deposit: false });
    render(
      <div popover="auto">
        <MenuNoticesIsland helpHref="/en-UN/help" />
      </div>,
    );
    act(() => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
    await eventually(() => expect(reads).toContain("player/profile"));
    matches.mockRestore();
    await eventually(() => expect(listed()).toEqual([areas.deposit]));
  });

  test.each(["casino", "liveCasino", "sports", "virtualSports", "bonuses", "deposit", "withdrawal"] as const)(
    "%s where its flag is off",
    async (flag) => {
      profile = () => HttpResponse.json({ playerId: "P1", countryCode: "FI", ...flags, [flag]: false });
      await openMenu();
      expect(listed()).toEqual([areas[flag]]);
    },
  );

  test("bonus codes where the player may not claim by hand", async () => {
    isAvailable = false;
    await openMenu();
    expect(listed()).toEqual([areas.manualClaim]);
  });

  test("games, deposits and payouts where the payout flag is off, with the reason and the way to support", async () => {
    profile = () => HttpResponse.json({ playerId: "P1", countryCode: "FI", ...flags, payout: false });
    const menu = await openMenu();
    expect(listed()).toEqual([...products, areas.deposit, areas.payout]);
    expect(within(menu).getByText(closed.payoutRisk)).toBeTruthy();
    expect(within(menu).queryByText(closed.suspended)).toBeNull();
    expect(within(menu).getAllByRole("link").at(-1)?.getAttribute("href")).toBe("/en-UN/help");
  });

  test("games and deposits where the account is at payout risk by its status", async () => {
    accountStatus = "PAYOUT";
    const menu = await openMenu();
    expect(listed()).toEqual([...products, areas.deposit]);
    expect(within(menu).getByText(closed.payoutRisk)).toBeTruthy();
  });

  test("games, deposits and payouts while the session is suspended [PERM-502]", async () => {
    const menu = await openMenu({ suspended: true });
    expect(listed()).toEqual([...products, areas.deposit, areas.payout]);
    expect(within(menu).getByText(closed.suspended)).toBeTruthy();
    expect(within(menu).queryByText(closed.payoutRisk)).toBeNull();
  });

  test.each(["PRE_REGISTERED", "ACCOUNT_UNVERIFIED"])(
    "the way on to the missing step, where the account is %s",
    async (status) => {
      accountStatus = status;
      const menu = await openMenu();
      fireEvent.click(within(menu).getByRole("button", { name: account.notices.unfinished.goOn }));
      expect(useDialogs.getState().requests.map(({ handle }) => handle.name)).toEqual(["finishSignUp"]);
    },
  );

  test("shows an error while the profile cannot be read, and retries on request", async () => {
    profile = () => HttpResponse.json({}, { status: 500 });
    await openMenu();
    expect(screen.getByRole("alert").textContent).toContain(closed.unreadable);
    expect(listed()).toEqual([]);
    profile = () => HttpResponse.json({ playerId: "P1", countryCode: "FI", ...flags, bonuses: false });
    fireEvent.click(screen.getByRole("button", { name: site.query.retry }));
    await eventually(() => expect(listed()).toEqual([areas.bonuses]));
  });

  test("keeps what it knows with its time where that cannot be read anew, and shows nothing more to one who may do everything", async () => {
    profile = () => HttpResponse.json({ playerId: "P1", countryCode: "FI", ...flags, bonuses: false });
    const menu = await openMenu();
    const failRefresh = async () => {
      profile = () => HttpResponse.json({}, { status: 500 });
      await act(() => queryClient.invalidateQueries());
    };
    await failRefresh();
    expect(listed()).toEqual([areas.bonuses]);
    expect(within(menu).getByText(/^We could not refresh this/)).toBeTruthy();
    profile = () => HttpResponse.json({ playerId: "P1", countryCode: "FI", ...flags });
    fireEvent.click(within(menu).getByRole("button", { name: site.query.retry }));
    await eventually(() => expect(menu.textContent).toBe(ways));
    await failRefresh();
    expect(menu.textContent).toBe(ways);
  });
});
