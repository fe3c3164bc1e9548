import { fireEvent, screen, within } from "@testing-library/react";
import { vi } from "vitest";
import { endSession } from "@/lib/session/sign-out/end-session";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { openProfile } from "@/tests/support/profile";
import { type CallRow, describeFaults, openBreakDialog } from "@/tests/support/safety/faults";
import { limitsPage, unreadable } from "@/tests/support/safety/limits-page";
import { json } from "@/tests/support/safety/platform";
import { ExclusionView } from "../breaks/exclusion-view";
import { LockHoursCard } from "../calm-mode/lock-hours-card";
import { CloseAccountView } from "../close-account/close-account-view";
import { ReturnView } from "../return-to-play/return-view";

vi.mock("@/lib/session/sign-out/end-session", () => ({ endSession: vi.fn() }));

const { limits, breaks, closeAccount, returnToPlay } = safety;
const oops = site.form.error.oops.tryAgain;
const status = (text: string | RegExp) => () => screen.getByText(text, { selector: "[role=status] *" });
const alert = (text: string) => () => within(screen.getByRole("alert")).getByText(text);
const busy = (name: string | RegExp) => () => screen.getByRole("button", { name, busy: true });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));
const hasEnded = (how: string) => () => vi.mocked(endSession).mock.calls.some(([reason]) => reason === how);

const read: CallRow = {
  page: limitsPage,
  waits: status(limits.loading),
  fails: unreadable,
  isDone: () => screen.queryByRole("region", { name: limits.kinds.deposit.title }) !== null,
};

const cardOf = (kind: "deposit" | "spend") => screen.findByRole("region", { name: limits.kinds[kind].title });
const checking = status(limits.checking.set.replace("{amount}", "€20.00"));
const change = (kind: "deposit" | "spend"): CallRow => ({
  page: limitsPage,
  async make() {
    const card = within(await cardOf(kind));
    fireEvent.click((await card.findAllByRole("button", { name: /^Change: / }))[0] ?? document.body);
    fireEvent.change(card.getByRole("textbox"), { target: { value: "20" } });
    fireEvent.click(card.getByRole("button", { name: /^Save/ }));
  },
  waits: busy(/^Save/),
  fails: {
    refused: alert(site.form.refused),
    "half-open": checking,
    "an error (500)": checking,
    garbage: checking,
    "a lost answer": checking,
  },
  isDone: () => screen.queryByText(/of €20.00 used/) !== null,
});

const beginning = (start: string, how: string): Omit<CallRow, "page"> => ({
  waits: busy(start),
  fails: {
    refused: alert(oops),
    "half-open": status(breaks.checking),
    "an error (500)": () => [alert(oops)(), status(breaks.checking)()],
    garbage: status(breaks.checking),
    "a lost answer": status(breaks.checking),
  },
  isDone: hasEnded(how),
});
/** Lock hours of this device that neither hold now nor begin soon. */
function keepLockHours(): void {
  const hour = new Date().getUTCHours();
  const value = { from: (hour + 4) % 24, to: (hour + 5) % 24, zone: "UTC" };
  localStorage.setItem("lock-hours", JSON.stringify({ v: 2, value }));
}
const lockHours = safety.calmMode.lockHours;
const changeLockHours = () => screen.queryByRole("button", { name: `Change: ${lockHours.title}` });
const isUnchangeable = () => {
  screen.getByRole("region", { name: lockHours.title });
  if (changeLockHours()) throw new Error("The lock hours can be changed.");
};
const exclusionPage = <ExclusionView months={{ here: [6], at: {} }} helpLines={{ here: [], at: {} }} />;

describeFaults("limits", {
  "limits.depositLimits": read,
  "limits.spendLimits": read,
  "limits.changeDepositLimit": change("deposit"),
  "limits.changeSpendLimit": change("spend"),
  "breaks.timeOut": {
    ...beginning(breaks.timeOut.start, "timeOut"),
    page: null,
    async make() {
      await openBreakDialog();
      await press(breaks.timeOut.start);
    },
    isBreak: true,
  },
  "breaks.timeOut by one press": {
    ...beginning(breaks.day.now, "timeOut"),
    page: null,
    make: () => press(breaks.day.now),
    isBreak: true,
    confirmsBreak: false,
  },
  "breaks.exclusion": {
    ...beginning(breaks.exclusion.start, "exclusion"),
    page: exclusionPage,
    staysSignedIn: true,
    async make() {
      fireEvent.click(screen.getByRole("radio", { name: "6 months" }));
      await press(breaks.continue);
      await press(breaks.exclusion.start);
    },
  },
  "close-account.closeAccount": {
    ...beginning(closeAccount.close, "closed"),
    fails: {
      refused: alert(oops),
      "half-open": status(closeAccount.checking),
      "an error (500)": () => [alert(oops)(), status(closeAccount.checking)()],
      garbage: status(closeAccount.checking),
      "a lost answer": status(closeAccount.checking),
    },
    page: <CloseAccountView />,
    async make() {
      const label = closeAccount.type.replace("{word}", closeAccount.word);
      fireEvent.change(screen.getByLabelText(label), { target: { value: closeAccount.word } });
      await press(closeAccount.close);
    },
  },
  // While nobody knows the time they count as begun.
  "lock hours, by the clock of the server": {
    at: "GET api/time",
    page: async () => {
      keepLockHours();
      return <LockHoursCard />;
    },
    failsAfterMs: 6_000,
    againAfterMs: 10_000,
    waits: isUnchangeable,
    fails: () => {
      screen.getByText(lockHours.unknown);
      isUnchangeable();
    },
    isDone: () => changeLockHours() !== null,
  },
  "return-to-play.breakSeen": {
    page: <ReturnView />,
    others: {
      "GET player/profile": json({ ...openProfile, attributes: { breakEndedAt: "2026-11-20T10:00:00.000Z" } }),
    },
    make: () => press(returnToPlay.keep),
    waits: busy(returnToPlay.keep),
    fails: () => within(screen.getByRole("form", { name: returnToPlay.keep })).getByRole("alert"),
    isDone: () => screen.queryByRole("button", { name: returnToPlay.keep }) === null,
  },
});
