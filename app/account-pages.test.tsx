import { join } from "node:path";
import { act, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import type { ReactElement, ReactNode } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { parseLocale } from "@/lib/market/locale";
import { routeRequest } from "@/lib/routing/route-request";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";

const replace = vi.hoisted(() => vi.fn());
const router = vi.hoisted(() => ({ replace: (path: string) => replace(path) }));
vi.mock("next/navigation", () => ({ useRouter: () => router, usePathname: () => location.pathname }));
vi.mock("@/lib/routing/require-edition", () => ({ requireEdition: async () => ({ locale: parseLocale("en-UN") }) }));
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

/** What the edge decides about the address for somebody with this cookie. */
const decide = (path: string, cookie: "none" | "valid") =>
  routeRequest(
    { pathname: `/en-UN${path}`, search: "", country: "FI", address: "9.9.9.9", channel: "web", cookie },
    {
      maintenance: false,
      isRestrictedCountry: () => false,
      isBlockedAddress: () => false,
      offersPayAndPlay: () => true,
      zoneOf: () => "a",
    },
  );

/** Opens the address as its player: the page that the edge and Next find for it, without its frame. */
async function open(path: string, { suspended = false, isGuest = false } = {}): Promise<void> {
  const decision = decide(path, "valid");
  if (decision.to !== "page") return expect.fail(`${path} is no page`);
  const below = decision.pathname.split("/").slice(2).join("/");
  const folder = join(process.cwd(), "app/[edition]", `(${decision.route.area})`, below);
  const { default: Page } = await import(/* @vite-ignore */ join(folder, "page.tsx"));
  history.replaceState(null, "", `/en-UN${path}`);
  const shell: ReactElement<{ children: ReactNode }> = await Page({
    params: Promise.resolve({ edition: "en-UN~web~a" }),
  });
  render(shell.props.children);
  act(() => dispatchSession({ type: "requested" }));
  if (isGuest) return act(() => dispatchSession({ type: "found-guest" }));
  act(() => dispatchSession({ type: "found", player: { ...signedInPlayer(), multibrand: { suspended } } }));
}

describe.each(guarded)("%s", (path, content) => {
  test("opens for a signed-in player, and leads a visitor to /401 with its path [ROUTE-016, ROUTE-017, ROUTE-538]", async () => {
    const location = `/en-UN/401?${new URLSearchParams({ from: `/en-UN${path}` })}`;
    expect(decide(path, "none")).toEqual({ to: "redirect", location });
    await open(path);
    expect(await screen.findByText(content)).toBeTruthy();
    expect(replace).not.toHaveBeenCalled();
  });

  test("leads one whose session has ended to /401 with its path [ROUTE-538]", async () => {
    await open(path, { isGuest: true });
    const target = `/en-UN/401?${new URLSearchParams({ from: `/en-UN${path}` })}`;
    await eventually(() => expect(replace).toHaveBeenCalledExactlyOnceWith(target));
    expect(screen.queryByText(content)).toBeNull();
  });

  test.each([
    ["at payout risk", { payout: false }, false],
    ["whose session is suspended", {}, true],
  ])("leads a player %s to the account page with a toast [ROUTE-539]", async (_who, change, suspended) => {
    profile = { ...openProfile, ...change };
    await open(path, { suspended });
    await eventually(() => expect(replace).toHaveBeenCalledExactlyOnceWith("/en-UN/my-account/account"));
    expect(useToasts.getState().shown.map(({ value }) => value)).toEqual([site.playerPages.closedPage]);
    expect(screen.queryByText(content)).toBeNull();
  });
});

test.each([
  ["/my-account/bonus-code", "the bonus code", "ROUTE-016"],
  ["/my-account/account/verification", "document verification", "ROUTE-012"],
])("%s shows %s to a player [%s]", async (path, content) => {
  await open(path);
  expect(await screen.findByText(content)).toBeTruthy();
  expect(decide(path, "none")).toMatchObject({ to: "redirect" });
});
