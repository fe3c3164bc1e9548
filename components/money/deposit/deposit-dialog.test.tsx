import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { loginDialog } from "@/lib/account/dialogs";
import { depositDialog } from "@/lib/money/dialogs";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import { useToasts } from "@/lib/site/toasts/store";
import money from "@/messages/en/money.json";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { json, serveMoney } from "@/tests/support/money/platform";
import { openProfile } from "@/tests/support/profile";
import { DepositDialog } from "./deposit-dialog";

const replace = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ replace }) }));

const left = vi.fn();
let profile: Record<string, unknown>;

beforeEach(async () => {
  replace.mockReset();
  left.mockReset();
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useToasts.setState({ shown: [] });
  useDialogs.setState({ requests: [] });
  history.replaceState(null, "", "/en-UN/deposit");
  writeConfig();
  await loadAllMessages();
  profile = openProfile;
  serveMoney().responses.profile = () => json(profile)();
});

/** As the host opens it at its address. */
function open() {
  useDialogs.getState().open(depositDialog, null, left);
  render(<DepositDialog isShown canClose onClose={() => useDialogs.getState().close(depositDialog)} />);
}
const dialogs = () => useDialogs.getState().requests.map(({ handle }) => handle.name);
const enter = (suspended = false) =>
  act(() => dispatchSession({ type: "signed-in", player: { ...signedInPlayer(), multibrand: { suspended } } }));
const dialog = () => screen.queryByRole("dialog", { name: "Deposit" });

describe("the deposit's address [ROUTE-513, ROUTE-514]", () => {
  test("opens the login popup for a visitor; who closes it is on home", () => {
    open();
    act(() => dispatchSession({ type: "found-guest" }));
    expect(dialog()).toBeNull();
    expect(dialogs()).toEqual(["deposit", "login"]);
    act(() => useDialogs.getState().close(loginDialog));
    expect(dialogs()).toEqual([]);
    expect(left).toHaveBeenCalledOnce();
  });

  test("continues to the deposit after the login", async () => {
    open();
    act(() => dispatchSession({ type: "found-guest" }));
    enter();
    act(() => useDialogs.getState().close(loginDialog));
    expect(dialogs()).toEqual(["deposit"]);
    expect(left).not.toHaveBeenCalled();
    expect(await screen.findByText(money.deposit.confirm.title)).toBeTruthy();
    expect(dialog()).toBeTruthy();
  });

  test("shows a player who may deposit the modal, and closes it by its button", async () => {
    open();
    enter();
    expect(await screen.findByText(money.deposit.confirm.title)).toBeTruthy();
    expect(dialogs()).toEqual(["deposit"]);
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    await eventually(() => expect(left).toHaveBeenCalledOnce());
    expect(replace).not.toHaveBeenCalled();
  });

  test.each([
    ["whose flag is off", { deposit: false }, false],
    ["at payout risk", { payout: false }, false],
    ["whose session is suspended", {}, true],
  ])("leads a player %s to the locale root, with the reason [DEP-502]", async (_, flags, suspended) => {
    profile = { ...openProfile, ...flags };
    open();
    enter(suspended);
    await eventually(() => expect(replace).toHaveBeenCalledExactlyOnceWith("/en-UN"));
    expect(useToasts.getState().shown.map(({ value }) => value)).toEqual([site.playerPages.closedPage]);
    expect(screen.queryByText(money.deposit.confirm.title)).toBeNull();
  });

  test("opens nothing, and no login, while the session cannot be checked", () => {
    open();
    act(() => dispatchSession({ type: "requested" }));
    act(() => dispatchSession({ type: "unavailable" }));
    expect(screen.getByText(site.playerPages.unavailable)).toBeTruthy();
    expect(dialogs()).toEqual(["deposit"]);
  });
});
