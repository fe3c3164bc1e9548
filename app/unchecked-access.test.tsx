import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { LoginDialog } from "@/components/account/login/login-dialog";
import { DepositDialog } from "@/components/money/deposit/deposit-dialog";
import { DepositView } from "@/components/money/deposit/deposit-view";
import { ProductGate } from "@/components/site/player-page/page-gates";
import { emptyLogin } from "@/lib/account/login/flow";
import { useLoginState } from "@/lib/account/login/store";
import { noteCheckedAccess, noteUncheckedAccess } from "@/lib/session/platform/unchecked-access";
import { queryClient } from "@/lib/session/player/player-queries";
import { dispatchSession, useSession } from "@/lib/session/store";
import play from "@/messages/en/play.json";
import site from "@/messages/en/site.json";
import { config, signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { LiveTable } from "@/tests/support/islands/live-table";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";

vi.mock("next/navigation", () => ({
  usePathname: () => "/en-UN/play/roulette-salon",
  useRouter: () => ({ push: () => {}, replace: () => {}, prefetch: () => {} }),
}));
vi.mock("@/lib/session/sign-in/sign-in", () => ({
  signIn: async () => {
    noteUncheckedAccess();
    dispatchSession({ type: "signed-in", player: signedInPlayer() });
  },
}));
vi.mock("@/lib/site/browser-reports/report", () => ({ report() {} }));
vi.mock("@/lib/account/terms/has-new-terms", () => ({ hasNewTerms: async () => false }));

const platform = "http://platform.test/v1";
const calls: string[] = [];
const count = (name: string) => calls.filter((call) => call === name).length;
/** What the platform says of the player's country. */
let access: () => Response;

const unreachable = () => HttpResponse.json({}, { status: 503 });
const allow = () => HttpResponse.json({ isRestricted: false });

beforeEach(async () => {
  history.replaceState(null, "", "/en-UN/play/roulette-salon");
  localStorage.clear();
  noteCheckedAccess();
  writeConfig({ ...config, frameOrigins: ["https://games.example"] });
  await loadAllMessages();
  queryClient.clear();
  useLoginState.setState(emptyLogin, true);
  useSession.setState({ status: "resolved", session: { kind: "guest" } }, true);
  calls.length = 0;
  access = unreachable;
  server.use(
    http.get(`${platform}/player/profile`, () => HttpResponse.json(openProfile)),
    http.get(`${platform}/player/access/details`, () => HttpResponse.json({ accountStatus: "REGISTERED" })),
    http.get(`${platform}/player/access/context`, () => {
      calls.push("access");
      return access();
    }),
    http.get("http://platform.test/v2/rewards", () => HttpResponse.json([])),
    http.get(`${platform}/player/wallet/balance`, () =>
      HttpResponse.json({ currency: "EUR", version: 1, balanceMap: {} }),
    ),
    http.get(`${platform}/player/latest-activity-log`, unreachable),
    http.post(`${platform}/player/play-session`, () => {
      calls.push("play-session");
      return HttpResponse.json({ playSessionId: "s" });
    }),
    http.post(`${platform}/evolution/user/authenticate`, () => {
      calls.push("launch");
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  // The steps after a login have a deadline: a busy machine may need it for the first import alone.
  await import("@/components/account/login/after-login");
});

/** Logs in by hand while the platform does not say whether the site is open to the player, and closes the dialog that says so. */
async function logInAndClose() {
  const onClose = vi.fn();
  const dialog = render(<LoginDialog isShown canClose onClose={onClose} />);
  fireEvent.change(screen.getByLabelText("E-mail"), { target: { value: "mika@example.com" } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "Greenroom-2026" } });
  fireEvent.click(screen.getByRole("button", { name: "Log in" }));
  await screen.findByText(/we could not check whether you may play/);
  expect(onClose).not.toHaveBeenCalled();
  dialog.unmount();
}

test("a real game does not open for a player who closed the dialog of the unchecked country: each attempt asks, and the first yes opens it [ROUTE-037]", async () => {
  render(<LiveTable />);
  await logInAndClose();
  const { title } = play.gameLaunch.problems.profile;
  await screen.findByText(title);
  const before = count("access");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(count("access")).toBe(before + 1));
  await screen.findByText(title);
  expect(calls).not.toContain("play-session");
  expect(calls).not.toContain("launch");

  access = allow;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(calls).toContain("launch"));
  await screen.findByText(play.gameLaunch.problems.unreachable.title);
  const known = count("access");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(count("launch")).toBe(2));
  expect(count("access")).toBe(known);
});

test("a player whose session was found has been checked: nothing is asked", async () => {
  render(<ProductGate guard="deposit">the deposit</ProductGate>);
  act(() => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
  expect(await screen.findByText("the deposit")).toBeTruthy();
  expect(count("access")).toBe(0);
});

test.each([
  ["the page", () => <DepositView />],
  ["the dialog", () => <DepositDialog isShown canClose onClose={() => {}} />],
])(
  "%s of a deposit asks the platform for nothing of a payment before it is known whether the site is open [ROUTE-037]",
  async (_what, Deposit) => {
    server.use(
      http.all(/\/wallet\/deposit/, () => {
        calls.push("deposit");
        return unreachable();
      }),
    );
    await logInAndClose();
    render(<Deposit />);
    const retry = await screen.findByRole("button", { name: site.query.retry });
    expect(calls).not.toContain("deposit");

    access = allow;
    fireEvent.click(retry);
    await waitFor(() => expect(calls).toContain("deposit"));
  },
);

test("nor does the deposit, also after a reload, in another tab, or where the browser keeps nothing [ROUTE-037]", async () => {
  await logInAndClose();
  render(<ProductGate guard="deposit">the deposit</ProductGate>);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(site.query.unreadable);
  expect(screen.queryByText("the deposit")).toBeNull();

  vi.resetModules();
  const reloaded = await import("@/lib/session/platform/unchecked-access");
  expect(reloaded.isAccessUnchecked()).toBe(true);
  localStorage.removeItem("player:unchecked-access");
  expect(reloaded.isAccessUnchecked()).toBe(false);

  access = allow;
  fireEvent.click(within(alert).getByRole("button", { name: site.query.retry }));
  expect(await screen.findByText("the deposit")).toBeTruthy();
  expect(count("access")).toBeGreaterThan(1);
});
