import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { BreakIsland } from "@/app/[edition]/break-island";
import { safetyDialogs } from "@/components/safety/dialogs";
import { DialogHost } from "@/components/site/dialogs/dialog-host";
import { safetyIntents } from "@/lib/safety/intents";
import { registerIntentKinds } from "@/lib/session/intents/kinds";
import type { Endpoint } from "@/lib/session/platform/endpoint";
import { queryClient } from "@/lib/session/player/player-queries";
import { endSession } from "@/lib/session/sign-out/end-session";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useConsent } from "@/lib/site/consent/choice";
import { useDialogs } from "@/lib/site/dialogs/store";
import { useToasts } from "@/lib/site/toasts/store";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { config, signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "../eventually";
import { loadAllMessages } from "../messages";
import {
  declaredCalls,
  domainOf,
  type Failure,
  faultNames,
  faults,
  faultTables,
  refusalNames,
  refusals,
} from "./calls";
import { isReached, type LateCall, lineOf, respondLate, respondWell } from "./fault-responses";

/** What a screen must show: found by a role or a sentence, else it throws. */
export type Seen = () => unknown;

export interface CallRow extends LateCall {
  page: ReactNode | (() => Promise<ReactNode>);
  /** From the page that is signed in to the call. */
  make?: () => unknown;
  /** Seen while there is no answer. */
  waits: Seen;
  /** Seen after a fault; by fault where they differ. */
  fails: Seen | Record<Failure, Seen>;
  /** Does the screen show what a good answer brings? */
  isDone: () => boolean;
  /** The call is the break itself: its button is there to try again. */
  isBreak?: true;
  /** A 403 of it leaves the player signed in. */
  staysSignedIn?: true;
  /** A call that is none of the platform: its method and path. */
  at?: string;
  confirmsBreak?: boolean;
}

let players = 0;

/** A link that nobody listens to leaves the page, which jsdom cannot. */
const preventLeaving = (event: Event) => {
  if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
};

export function describeFaults(table: keyof typeof faultTables, rows: Record<string, CallRow>): void {
  let declared: ReadonlyMap<string, Endpoint>;
  registerIntentKinds(safetyIntents);

  beforeAll(async () => {
    declared = await declaredCalls();
    await Promise.all([import("@/app/[edition]/player-chunk"), import("@/lib/session/tokens/amplify")]);
  });
  beforeEach(prepare);
  afterEach(() => {
    removeEventListener("click", preventLeaving);
    vi.useRealTimers();
  });

  test("every call of these domains has its row", () => {
    const domains: readonly string[] = faultTables[table];
    const calls = [...declared.keys()].filter((call) => domains.includes(domainOf(call)));
    const own = Object.entries(rows).flatMap(([name, { at }]) => (at === undefined ? [bare(name)] : []));
    expect([...new Set(own)].sort()).toEqual(calls.sort());
    const all: string[] = Object.values(faultTables).flat();
    expect([...new Set([...declared.keys()].map(domainOf))].sort()).toEqual(all.sort());
  });

  describe.each(Object.entries(rows))("%s", (name, row) => {
    const line = () => row.at ?? lineOf(declared.get(bare(name)) ?? expect.fail(`${name} is no call`));
    test.each(faultNames)("%s", async (fault) => {
      const release = respondLate(line(), row, faults[fault]);
      await open(row);
      await eventually(() => expect(isReached()).toBe(true));
      row.waits();
      expect(hasSucceeded(row)).toBe(false);
      if (fault === "slow") {
        await act(() => vi.advanceTimersByTimeAsync(9_000));
        row.waits();
        expect(hasSucceeded(row)).toBe(false);
        release();
        if (row.againAfterMs) await act(() => vi.advanceTimersByTimeAsync(row.againAfterMs ?? 0));
        return waitFor(() => expect(row.isDone()).toBe(true));
      }
      release();
      // A read is repeated after one and two seconds where the connection is lost, and given up after fifteen.
      if (row.failsAfterMs) await passUntilFailed(row.failsAfterMs);
      else if (fault === "half-open") await act(() => vi.advanceTimersByTimeAsync(16_000));
      else if (fault === "a lost answer") await act(() => vi.advanceTimersByTimeAsync(4_000));
      await waitFor(typeof row.fails === "function" ? row.fails : row.fails[fault]);
      expect(hasSucceeded(row)).toBe(false);
      await findBreak(row);
    });
    test.each(refusalNames)("%s", async (refusal) => {
      const release = respondLate(line(), row, refusals[refusal]);
      await open(row);
      await eventually(() => expect(isReached()).toBe(true));
      release();
      if (row.failsAfterMs) await passUntilFailed(row.failsAfterMs);
      const end = row.at ? null : endOf(refusal, row);
      if (end) {
        await waitFor(() => expect(endSession).toHaveBeenCalledWith(end));
        return expect(hasSucceeded(row)).toBe(false);
      }
      await waitFor(typeof row.fails === "function" ? row.fails : row.fails.refused);
      expect(hasSucceeded(row)).toBe(false);
      await findBreak(row);
    });
  });
}

/** Why the session ends by a refusal of the platform: home says it then. */
const endOf = (refusal: keyof typeof refusals, { isBreak, staysSignedIn }: CallRow) =>
  ({ "a 401": "expired", "a 403": isBreak || staysSignedIn ? null : "refused", "a 409": null })[refusal];

/** In steps: what is tried again has a timer only once its response is there. */
async function passUntilFailed(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 1_000) await act(() => vi.advanceTimersByTimeAsync(1_000));
}

const bare = (name: string) => name.replace(/ .*/, "");
const hasSucceeded = (row: CallRow) =>
  row.isDone() || useToasts.getState().shown.some(({ kind }) => kind === "success");

async function prepare(): Promise<void> {
  vi.mocked(endSession).mockReset();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useDialogs.setState({ requests: [] });
  useToasts.setState({ shown: [] });
  useConsent.setState(useConsent.getInitialState(), true);
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.dataset.consent = "missing";
  history.replaceState(null, "", "/en-UN/my-account/gambling-limits");
  writeConfig({ ...config, documents: { uploads: ["http://files.test"], checks: ["http://check.test"] } });
  await loadAllMessages();
  addEventListener("click", preventLeaving);
  respondWell();
}

async function open(row: CallRow): Promise<void> {
  const page = typeof row.page === "function" ? await row.page() : row.page;
  render(
    <>
      <BreakIsland href="#time-out" confirms={{ here: row.confirmsBreak ?? true, at: {} }} className="">
        Take a break
      </BreakIsland>
      <main>{page}</main>
      <DialogHost registry={safetyDialogs} />
    </>,
  );
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer(`P${++players}`) }));
  await row.make?.();
}

/** By the link of every page, once its code is there. */
export const openBreakDialog = () =>
  waitFor(() => {
    fireEvent.click(screen.getByRole("link", { name: "Take a break" }));
    expect(screen.getByRole("dialog", { name: safety.breaks.day.title })).toBeTruthy();
  });

/** The way to a break is there, and leads to one. Behind a dialog it is as near as the dialog's button that closes it. */
async function findBreak({ isBreak }: CallRow): Promise<void> {
  const start = safety.breaks.timeOut.start;
  if (isBreak) {
    const button = await screen.findByRole("button", { name: new RegExp(`${start}|${safety.breaks.day.now}`) });
    await eventually(() => expect(button.getAttribute("aria-busy")).toBeNull());
    return;
  }
  const dialog = screen.queryAllByRole("dialog").at(-1);
  const inside = dialog && within(dialog).queryByRole("button", { name: safety.realityCheck.break });
  if (inside) fireEvent.click(inside);
  else {
    if (dialog) fireEvent.click(within(dialog).getAllByRole("button", { name: site.actions.close })[0] ?? dialog);
    await openBreakDialog();
  }
  fireEvent.click(await screen.findByRole("button", { name: start }));
  await waitFor(() => expect(endSession).toHaveBeenCalledExactlyOnceWith("timeOut"));
}
