import { act, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { profileQuery } from "@/lib/session/permissions/queries";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { RewardsLink } from "./rewards-link";

const router = vi.hoisted(() => ({ pathname: "" }));
vi.mock("next/navigation", () => ({ usePathname: () => router.pathname }));

const link = () => screen.queryByRole<HTMLAnchorElement>("link", { name: site.accountMenu.rewards });

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  writeConfig();
  history.replaceState(null, "", "/en-UN");
  await loadAllMessages();
});

/** Renders it for a player of this profile. Null: the profile cannot be read. */
async function enter(pathname: string, profile: object | null, suspended = false) {
  router.pathname = pathname;
  server.use(
    http.get("http://platform.test/v1/player/profile", () =>
      HttpResponse.json(profile, { status: profile ? 200 : 500 }),
    ),
    http.get("http://platform.test/v1/player/access/details", () => HttpResponse.json({ accountStatus: "REGISTERED" })),
  );
  const player = { ...signedInPlayer(), multibrand: { suspended } };
  act(() => dispatchSession({ type: "signed-in", player }));
  render(<RewardsLink look="plain" />);
  expect(link()).toBeNull();
  await eventually(() => expect(queryClient.getQueryState(profileQuery(player).queryKey)?.fetchStatus).toBe("idle"));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return link()?.getAttribute("href") ?? null;
}

test.each([
  ["the home page", "/en-UN", "/en-UN/online-casino#rewards"],
  ["the casino", "/en-UN/online-casino/slots", "/en-UN/online-casino#rewards"],
  ["the live casino", "/en-UN/live-casino-online", "/en-UN/live-casino-online#rewards"],
])("from %s it leads to the rewards over a lobby", async (_, pathname, href) => {
  expect(await enter(pathname, openProfile)).toBe(href);
});

test("to whom one lobby is closed it leads over the other one", async () => {
  expect(await enter("/en-UN", { ...openProfile, casino: false })).toBe("/en-UN/live-casino-online#rewards");
});

test.each([
  ["at payout risk", { ...openProfile, payout: false }, false],
  ["whose session is suspended", openProfile, true],
  ["to whom both lobbies are closed", { ...openProfile, casino: false, liveCasino: false }, false],
  ["whose profile cannot be read", null, false],
])("a player %s has none", async (_, profile, suspended) => {
  expect(await enter("/en-UN", profile, suspended)).toBeNull();
});
