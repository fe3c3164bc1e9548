import { act, fireEvent, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { noteCheckedAccess, noteUncheckedAccess } from "@/lib/session/platform/unchecked-access";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { ManualClaimGate, PayoutGate, ProductGate } from "./page-gates";

const replace = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ replace }) }));

let profile: Record<string, unknown>;
let accountStatus: string;
let isAvailable: boolean;
let failing: string;

beforeEach(async () => {
  replace.mockReset();
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useToasts.setState({ shown: [] });
  history.replaceState(null, "", "/en-UN/my-account/inbox");
  writeConfig();
  await loadAllMessages();
  profile = openProfile;
  accountStatus = "REGISTERED";
  isAvailable = true;
  failing = "none";
  server.use(
    http.get("http://platform.test/v1/*", ({ request }) => {
      const { pathname } = new URL(request.url);
      if (pathname.includes(failing)) return HttpResponse.json({}, { status: 500 });
      if (pathname.endsWith("profile")) return HttpResponse.json(profile);
      return HttpResponse.json(pathname.endsWith("details") ? { accountStatus } : { isAvailable });
    }),
  );
});

function open(Gate: typeof PayoutGate, suspended = false) {
  render(<Gate>behind it</Gate>);
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: { ...signedInPlayer(), multibrand: { suspended } } }));
  expect(screen.queryByText("behind it")).toBeNull();
}

async function expectLedAway(target = "/en-UN/my-account/account", reason = site.playerPages.closedPage) {
  await eventually(() => expect(replace).toHaveBeenCalledExactlyOnceWith(target));
  expect(useToasts.getState().shown.map(({ value }) => value)).toEqual([reason]);
  expect(screen.queryByText("behind it")).toBeNull();
}

describe("the gate of payout risk [ROUTE-041, ROUTE-042]", () => {
  test.each([
    ["the payout flag is off", { ...openProfile, payout: false }, "REGISTERED", false],
    ["the status is PAYOUT", openProfile, "PAYOUT", false],
    ["the attribute is set", { ...openProfile, attributes: { riskPayout: true } }, "REGISTERED", false],
    ["the session is suspended", openProfile, "REGISTERED", true],
  ])("leads to the account page with a toast where %s", async (_, given, status, suspended) => {
    profile = given;
    accountStatus = status;
    open(PayoutGate, suspended);
    await expectLedAway();
  });

  test.each(["REGISTERED", "TIMEOUT", "SELF_EXCLUDED", "RESTRICTED"])(
    "lets a player of status %s pass",
    async (status) => {
      accountStatus = status;
      open(PayoutGate);
      expect(await screen.findByText("behind it")).toBeTruthy();
      expect(replace).not.toHaveBeenCalled();
    },
  );
});

type GateProps = Parameters<typeof PayoutGate>[0];

describe.each([
  ["of payout risk", PayoutGate],
  ["of the sportsbook", ({ children }: GateProps) => <ProductGate guard="sports">{children}</ProductGate>],
] as const)("the gate %s opens to nobody", (_, Gate) => {
  test("while the session is looked at, nor where that could not be done", async () => {
    render(<Gate>behind it</Gate>);
    expect(screen.queryByText("behind it")).toBeNull();
    act(() => dispatchSession({ type: "requested" }));
    expect(screen.queryByText("behind it")).toBeNull();
    act(() => dispatchSession({ type: "unavailable" }));
    expect(screen.queryByText("behind it")).toBeNull();
    expect([replace.mock.calls, useToasts.getState().shown]).toEqual([[], []]);
  });
});

test("the gate of the deposit opens to no visitor, and leads them nowhere", async () => {
  render(<Deposit>behind it</Deposit>);
  act(() => dispatchSession({ type: "found-guest" }));
  expect(screen.queryByText("behind it")).toBeNull();
  expect(screen.queryByRole("button", { name: site.query.retry })).toBeNull();
  expect([replace.mock.calls, useToasts.getState().shown]).toEqual([[], []]);
});

const Deposit: typeof PayoutGate = ({ children }) => <ProductGate guard="deposit">{children}</ProductGate>;
const Sports: typeof PayoutGate = ({ children }) => <ProductGate guard="sports">{children}</ProductGate>;
const Virtuals: typeof PayoutGate = ({ children }) => <ProductGate guard="virtualSports">{children}</ProductGate>;

describe.each([
  ["/deposit", Deposit, "deposit", ["sports", "virtualSports"]],
  ["/sportsbook", Sports, "sports", ["deposit", "virtualSports"]],
  ["/virtuals", Virtuals, "virtualSports", ["deposit", "sports"]],
] as const)("the gate of %s [ROUTE-514, ROUTE-535, ROUTE-536]", (_path, Gate, flag, others) => {
  test.each([
    ["its flag is off", { [flag]: false }, "REGISTERED", false],
    ["the payout flag is off", { payout: false }, "REGISTERED", false],
    ["the status is PAYOUT", {}, "PAYOUT", false],
    ["the session is suspended", {}, "REGISTERED", true],
  ])("leads to the locale root with a toast where %s", async (_, given, status, suspended) => {
    profile = { ...openProfile, ...given };
    accountStatus = status;
    open(Gate, suspended);
    await expectLedAway("/en-UN");
  });

  test("lets a player pass to whom the others are closed", async () => {
    profile = { ...openProfile, ...Object.fromEntries(others.map((other) => [other, false])) };
    open(Gate);
    expect(await screen.findByText("behind it")).toBeTruthy();
    expect(replace).not.toHaveBeenCalled();
  });
});

describe("the gate of a withdrawal", () => {
  const Withdrawal: typeof PayoutGate = ({ children }) => <ProductGate guard="withdrawal">{children}</ProductGate>;

  test.each([
    ["its flag is off", { withdrawal: false }, false],
    ["the payout flag is off", { payout: false }, false],
    ["the session is suspended", {}, true],
  ])("leads nobody away where %s: what is behind it says so", async (_, given, suspended) => {
    profile = { ...openProfile, ...given };
    open(Withdrawal, suspended);
    expect(await screen.findByText("behind it")).toBeTruthy();
    expect(replace).not.toHaveBeenCalled();
  });

  test("is closed while nobody knows whether the site is open where the player is", async () => {
    noteUncheckedAccess();
    open(Withdrawal);
    expect(await screen.findByText(site.query.unreadable)).toBeTruthy();
    expect(screen.queryByText("behind it")).toBeNull();
    noteCheckedAccess();
  });
});

test.each([
  [PayoutGate, "/en-UN/my-account/account"],
  [Deposit, "/en-UN"],
  [Sports, "/en-UN"],
] as const)(
  "%o leads away a player whose session is suspended where the profile cannot be read",
  async (Gate, target) => {
    failing = "profile";
    open(Gate, true);
    await expectLedAway(target);
  },
);

test("the gate of claims by hand shows a loader while it asks, and leads to the rewards whom the platform does not allow them [ROUTE-540, ROUTE-541]", async () => {
  isAvailable = false;
  open(ManualClaimGate);
  expect(screen.getByText("Checking your login")).toBeTruthy();
  await expectLedAway("/en-UN/my-account/rewards");
});

test("it leads there too where that could not be asked, and says so [BONUS-504, ROUTE-541]", async () => {
  failing = "manual-claim";
  open(ManualClaimGate);
  await expectLedAway("/en-UN/my-account/rewards", site.playerPages.uncheckedCodes);
});

test("it opens to who may claim by hand [BONUS-504, BONUS-505, ROUTE-540]", async () => {
  open(ManualClaimGate);
  expect(await screen.findByText("behind it")).toBeTruthy();
  expect([replace.mock.calls, useToasts.getState().shown]).toEqual([[], []]);
});

test.each([
  [PayoutGate, "profile"],
  [PayoutGate, "details"],
  [Deposit, "profile"],
  [Sports, "details"],
] as const)("%o without the call %s opens nothing, redirects nobody, and retries on request", async (Gate, call) => {
  failing = call;
  open(Gate);
  expect((await screen.findByRole("alert")).textContent).toContain(site.query.unreadable);
  expect(replace).not.toHaveBeenCalled();
  failing = "none";
  fireEvent.click(screen.getByRole("button", { name: site.query.retry }));
  expect(await screen.findByText("behind it")).toBeTruthy();
});
