import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { safetyDialogs } from "@/components/safety/dialogs";
// Loaded before the clock stands still: the reminder comes with the turns of a test then.
import "@/components/safety/reality-check/reality-check-dialog";
import { RealityCheckTimer } from "@/components/safety/reality-check/reality-check-timer";
import { DialogHost } from "@/components/site/dialogs/dialog-host";
import { queryClient } from "@/lib/session/player/player-queries";
import { type Player, playerIn, unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { currentStep } from "@/lib/site/dialogs/history-steps";
import { useDialogs } from "@/lib/site/dialogs/store";
import safety from "@/messages/en/safety.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { type ActivityCalls, serveActivity, specifiedChoices } from "@/tests/support/activity";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { stayIn } from "@/tests/support/stay";

const mocks = vi.hoisted(() => ({ push: vi.fn(), signOut: vi.fn(async () => {}) }));
vi.mock("next/navigation", () => ({
  usePathname: () => "/en-UN/online-casino",
  useRouter: () => ({ push: mocks.push, replace: mocks.push }),
}));
vi.mock("@/lib/session/sign-out/sign-out", () => ({ signOut: mocks.signOut }));
export const { push, signOut } = mocks;

export const messages = safety.realityCheck;
export const specified = {
  realityCheck: specifiedChoices,
  lockMinutes: { here: 0, at: {} },
  breakConfirmation: { here: true, at: {} },
};
/** Of Germany: five minutes of pause, and a break by one press. */
export const german = {
  ...specified,
  lockMinutes: { here: 0, at: { FI: 5 } },
  breakConfirmation: { here: true, at: { FI: false } },
};

/** The platform of the player, and the policy of the market: each test may put others in their place before the page is opened. */
export const page: { calls: ActivityCalls; policy: Omit<ComponentProps<typeof RealityCheckTimer>, "player"> } = {
  calls: { made: [], bodies: [], responses: {} },
  policy: specified,
};
export const minutes = "GET minutes_remaining";

/** Also while the clocks stand still. */
const realNow = performance.now.bind(performance);

/** Before each test: the clocks stand still at 14:32 in Helsinki, and nobody is signed in. */
export function prepareRealityCheck(): void {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"] });
    vi.setSystemTime("2026-11-25T12:32:00.000Z");
    const [startedAt, steadyAt] = [Date.now(), performance.now()];
    // The server's clock, which the one of the device does not move.
    server.use(http.get("*/api/time", () => HttpResponse.json({ now: startedAt + performance.now() - steadyAt })));
    vi.stubEnv("TZ", "Europe/Helsinki");
    queryClient.clear();
    useDialogs.setState({ requests: [] });
    useSession.setState(unknownSession, true);
    localStorage.clear();
    history.replaceState(null, "", "/en-UN/online-casino");
    writeConfig();
    await loadAllMessages();
    page.policy = specified;
    push.mockReset();
    signOut.mockReset();
  });
  afterEach(async () => {
    act(() => dispatchSession({ type: "signed-out" }));
    // The entries of closed dialogs are left by steps of their own.
    do await pass(3_100);
    while (currentStep() !== undefined);
    stayIn("");
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
}

/** Lets so much time pass, and what happens at its end: responses come by real tasks. */
export async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  // A timer of 0 ms that begins during a turn of the fake clock is one of 1 ms.
  await act(() => vi.advanceTimersByTimeAsync(1));
  const startedAt = realNow();
  const isBusy = () => queryClient.isFetching() + queryClient.isMutating() > 0 && realNow() - startedAt < 1_000;
  // Turns after the last response too: what it says is told by timers, and drawn after them.
  for (let left = 30; left > 0; left = isBusy() ? 30 : left - 1)
    await act(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(0);
    });
}

/** The same for many minutes, in which each read has its response. */
export async function passMinutes(count: number): Promise<void> {
  for (let minute = 0; minute < count; minute++) {
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    for (let turn = 0; turn < 50 && queryClient.isFetching() + queryClient.isMutating() > 0; turn++)
      await act(async () => {
        await new Promise((resolve) => setImmediate(resolve));
        await vi.advanceTimersByTimeAsync(0);
      });
  }
  await pass(0);
}

/** The timer, as it stands on every page of a player. */
export function Timer() {
  const signedIn = useSession(playerIn);
  return signedIn ? <RealityCheckTimer player={signedIn} {...page.policy} /> : null;
}

/** The page of a player with so many minutes left; null: the reality check is off. */
export async function open(minutesRemaining: number | null): Promise<Player> {
  page.calls = serveActivity(minutesRemaining);
  return openPage();
}
export async function openPage(): Promise<Player> {
  render(
    <>
      <Timer />
      <DialogHost registry={safetyDialogs} />
    </>,
  );
  const player = signedInPlayer();
  act(() => dispatchSession({ type: "signed-in", player }));
  await pass(0);
  return player;
}

export const count = (line: string) => page.calls.made.filter((made) => made === line).length;
export const dialog = () => screen.queryByRole("dialog", { name: messages.title });
export const requireDialog = () => within(dialog() ?? expect.fail("no reminder is shown"));
export const button = (name: string) => requireDialog().getByRole("button", { name });
export const press = async (element: HTMLElement) => {
  fireEvent.click(element);
  await pass(0);
};
/** ICU changes its mind about which space does not break. */
export const text = () => dialog()?.textContent.replace(/[\u00a0\u202f]/g, " ") ?? "";
