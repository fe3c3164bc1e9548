import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { inactive } from "@/lib/money/deposit/status";
import { useDeposit } from "@/lib/money/deposit/store";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";
import money from "@/messages/en/money.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { json, type MoneyCalls, serveMoney } from "@/tests/support/money/platform";
import { openProfile } from "@/tests/support/profile";
import { DepositView } from "./deposit-view";

const { replace, router } = vi.hoisted(() => {
  const replace = vi.fn();
  return { replace, router: { replace } };
});
vi.mock("next/navigation", () => ({ useRouter: () => router }));

const t = money.deposit;
let calls: MoneyCalls;

beforeEach(async () => {
  replace.mockReset();
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useDeposit.setState(inactive, true);
  useToasts.setState({ shown: [] });
  history.replaceState(null, "", "/en-UN/my-account/banking/deposit");
  writeConfig();
  await loadAllMessages();
  calls = serveMoney();
});

function open(flags: object, suspended = false) {
  calls.responses.profile = json({ ...openProfile, ...flags });
  render(<DepositView />);
  act(() => dispatchSession({ type: "signed-in", player: { ...signedInPlayer(), multibrand: { suspended } } }));
}

test("a player whose flag alone is off stays, and reads that the account cannot deposit [DEP-502, DEP-512]", async () => {
  open({ deposit: false });
  expect(await screen.findByRole("heading", { name: t.notices.restricted.title })).toBeTruthy();
  expect(screen.getByRole("link", { name: t.notices.support }).getAttribute("href")).toBe("/en-UN/contact-us/support");
  expect(screen.queryByRole("form")).toBeNull();
  expect(replace).not.toHaveBeenCalled();
  expect(useToasts.getState().shown).toEqual([]);
});

test.each([
  ["at payout risk", { deposit: false, payout: false }, false],
  ["whose session is suspended", { deposit: false }, true],
])("a player %s is led away [DEP-502]", async (_, flags, suspended) => {
  open(flags, suspended);
  await eventually(() => expect(replace).toHaveBeenCalledExactlyOnceWith("/en-UN"));
  expect(screen.queryByText(t.notices.restricted.title)).toBeNull();
});

test("who may deposit finds the form", async () => {
  open({});
  expect(await screen.findByRole("form", { name: t.title })).toBeTruthy();
});
