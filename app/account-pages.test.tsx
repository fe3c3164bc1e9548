import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";
import site from "@/messages/en/site.json";
import { writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { decide, openPlayerPage } from "@/tests/support/islands/player-page";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";

const replace = vi.hoisted(() => vi.fn());
const router = vi.hoisted(() => ({ replace: (path: string) => replace(path) }));
vi.mock("next/navigation", () => ({ useRouter: () => router, usePathname: () => location.pathname }));
// What each page is about has tests of its own.
vi.mock("@/components/money/deposit/deposit-view", () => ({ DepositView: () => "the deposit" }));
vi.mock("@/components/offers/bonus-code/bonus-code-view", () => ({ BonusCodeView: () => "the bonus code" }));
vi.mock("@/components/offers/inbox/inbox-view", () => ({ InboxView: () => "the inbox" }));
vi.mock("./[edition]/(offers)/my-account/inbox/notifications/notifications", () => ({
  Notifications: () => "the notifications",
}));
vi.mock("@/components/offers/rewards/rewards-view", () => ({
  RewardsView: ({ tab }: { tab: string }) => `the rewards: ${tab}`,
}));
vi.mock("@/components/safety/verification/verification-view", () => ({
  VerificationView: () => "document verification",
}));

/** Behind the guard of payout risk. */
const guarded = [
  ["/my-account/banking/deposit", "the deposit"],
  ["/my-account/rewards", "the rewards: rewards"],
  ["/my-account/rewards/active", "the rewards: active"],
  ["/my-account/inbox", "the inbox"],
  ["/my-account/inbox/notifications", "the notifications"],
] as const;

let profile: object;

beforeEach(() => {
  replace.mockReset();
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useToasts.setState({ shown: [] });
  writeConfig();
  profile = openProfile;
  server.use(
    http.get("http://platform.test/v1/*", ({ request }) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith("profile")) return HttpResponse.json(profile);
      return HttpResponse.json(pathname.endsWith("details") ? { accountStatus: "REGISTERED" } : { isAvailable: true });
    }),
  );
});

describe.each(guarded)("%s", (path, content) => {
  test("opens for a signed-in player, and leads a visitor to /401 with its path [ROUTE-016, ROUTE-017, ROUTE-538]", async () => {
    const location = `/en-UN/401?${new URLSearchParams({ from: `/en-UN${path}` })}`;
    expect(decide(path, "none")).toEqual({ to: "redirect", location, isPermanent: false });
    await openPlayerPage(path);
    expect(await screen.findByText(content)).toBeTruthy();
    expect(replace).not.toHaveBeenCalled();
  });

  test("leads one whose session has ended to /401 with its path [ROUTE-538]", async () => {
    await openPlayerPage(path, { isGuest: true });
    const target = `/en-UN/401?${new URLSearchParams({ from: `/en-UN${path}` })}`;
    await eventually(() => expect(replace).toHaveBeenCalledExactlyOnceWith(target));
    expect(screen.queryByText(content)).toBeNull();
  });

  test.each([
    ["at payout risk", { payout: false }, false],
    ["whose session is suspended", {}, true],
  ])("leads a player %s to the account page with a toast [ROUTE-539]", async (_who, change, suspended) => {
    profile = { ...openProfile, ...change };
    await openPlayerPage(path, { suspended });
    await eventually(() => expect(replace).toHaveBeenCalledExactlyOnceWith("/en-UN/my-account/account"));
    expect(useToasts.getState().shown.map(({ value }) => value)).toEqual([site.playerPages.closedPage]);
    expect(screen.queryByText(content)).toBeNull();
  });
});

describe.each([
  ["/my-account/bonus-code", "the bonus code", "ROUTE-016"],
  ["/my-account/account/verification", "document verification", "ROUTE-012"],
])("%s shows %s [%s]", (path, content) => {
  const location = `/en-UN/401?${new URLSearchParams({ from: `/en-UN${path}` })}`;

  test("to a player, and leads a visitor to /401 with its path", async () => {
    await openPlayerPage(path);
    expect(await screen.findByText(content)).toBeTruthy();
    expect(replace).not.toHaveBeenCalled();
    expect(decide(path, "none")).toEqual({ to: "redirect", location, isPermanent: false });
  });

  test("not to one whose session has ended", async () => {
    await openPlayerPage(path, { isGuest: true });
    await eventually(() => expect(replace).toHaveBeenCalledExactlyOnceWith(location));
    expect(screen.queryByText(content)).toBeNull();
  });
});

test("a player at payout risk still sends documents: verification is behind no guard of risk", async () => {
  profile = { ...openProfile, payout: false };
  await openPlayerPage("/my-account/account/verification");
  expect(await screen.findByText("document verification")).toBeTruthy();
  expect(replace).not.toHaveBeenCalled();
});
