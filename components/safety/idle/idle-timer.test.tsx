import { act, fireEvent, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DialogHost } from "@/components/site/dialogs/dialog-host";
import { frameMessageEvent } from "@/lib/core/frame/frame-messages";
import { safetyPush } from "@/lib/safety/push";
import { queryClient } from "@/lib/session/player/player-queries";
import { dispatchPush } from "@/lib/session/push/handlers";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { currentStep } from "@/lib/site/dialogs/history-steps";
import { useDialogs } from "@/lib/site/dialogs/store";
import { noteFrame } from "@/lib/site/open-frames";
import { useToasts } from "@/lib/site/toasts/store";
import safety from "@/messages/en/safety.json";
import { config, signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { serveActivity, specifiedChoices } from "@/tests/support/activity";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { everyFault } from "@/tests/support/safety/calls";
import { safetyDialogs } from "../dialogs";
import { SafetyTimers } from "../safety-timers";
// Loaded before the clock stands still: what they load late comes with the turns of a test then.
import "@/lib/session/sign-out/end-session";
import "./idle-player-dialog";
import "./idle-warning-dialog";

const configured: { idle?: { logoutMs: number; checkMs: number } } = vi.hoisted(() => ({}));
// It is read once, and each page has its own.
vi.mock("@/lib/config/public", async (load) => ({
  ...(await load<object>()),
  publicConfig: () => ({ ...config, ...configured }),
}));

const minuteMs = 60_000;
const always = <T,>(here: T) => ({ here, at: {} });
const policy = {
  idleMinutes: always(30),
  realityCheck: specifiedChoices,
  lockMinutes: always(0),
  breakConfirmation: always(true),
};
const messages = safety.idle;
let requests: string[];
let respond: (request: Request) => Response | Promise<Response>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  vi.setSystemTime("2026-11-25T12:00:00.000Z");
  queryClient.clear();
  useDialogs.setState({ requests: [] });
  useToasts.setState({ shown: [] });
  useSession.setState(unknownSession, true);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/en-UN");
  writeConfig();
  await loadAllMessages();
  requests = [];
  delete configured.idle;
  respond = () => new HttpResponse(null, { status: 204 });
  serveActivity(null);
  server.use(
    http.get("http://platform.test/v1/player/profile", () => HttpResponse.json(openProfile)),
    http.get("http://platform.test/v1/player/limits/:kind", () => HttpResponse.json([])),
  );
  const record = ({ request }: { request: Request }) => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`);
    return new HttpResponse(null, { status: 204 });
  };
  server.use(
    http.post("http://platform.test/v1/player/idle-logout", ({ request }) => {
      record({ request });
      return respond(request);
    }),
    http.post("http://platform.test/v1/player/sign-out", record),
    http.delete("*/api/session", record),
    http.post("http://identity.test/", record),
  );
});
afterEach(async () => {
  act(() => dispatchSession({ type: "signed-out" }));
  // The entries of closed dialogs are left by steps of their own.
  do await pass(3_100);
  while (currentStep() !== undefined);
  vi.useRealTimers();
});

/** Lets so much time pass, and what happens at its end: responses come by real tasks. */
async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  const startedAt = performance.now();
  const isBusy = () => queryClient.isFetching() + queryClient.isMutating() > 0 && performance.now() - startedAt < 1_000;
  for (let turn = 0; turn < 30 || isBusy(); turn++)
    await act(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(0);
    });
}

async function open(idleMinutes = 30): Promise<void> {
  render(
    <>
      <SafetyTimers {...policy} idleMinutes={always(idleMinutes)} />
      <DialogHost registry={safetyDialogs} />
    </>,
  );
  act(() => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
  await pass(0);
}

const warning = () => screen.queryByRole("dialog", { name: messages.warning.title });
const over = () => screen.queryByRole("dialog", { name: messages.over.title });
const kind = () => useSession.getState().session?.kind;

test("an idle player is warned 180 s before the end, and logged out after 30 minutes: the platform first, then the sign-out [ACT-013, ACT-014, ACT-015, ACT-016, API-512, API-513]", async () => {
  await open();
  await pass(27 * minuteMs - 1);
  expect(warning()).toBeNull();
  await pass(1);
  expect(warning()?.textContent).toContain("12:30:00");
  await pass(3 * minuteMs - 1);
  expect([kind(), requests, over()]).toEqual(["player", [], null]);
  await pass(1);
  await eventually(() => expect(over()).not.toBeNull());
  expect(kind()).toBe("guest");
  expect(requests[0]).toBe("POST /v1/player/idle-logout");
  expect(requests.slice(1).toSorted()).toEqual(["DELETE /api/session", "POST /", "POST /v1/player/sign-out"]);
  expect(warning()).toBeNull();
  expect(over()?.textContent).toContain(messages.over.text);
  expect(screen.getByRole("link", { name: messages.over.login }).getAttribute("href")).toBe("#login");
});

test.each(everyFault)(
  "where the idle logout is answered by %s, the player is signed out all the same, and told that it is not confirmed [ACT-016]",
  async (_, fault) => {
    respond = fault;
    await open();
    await pass(30 * minuteMs);
    await pass(3_000);
    await eventually(() => expect(kind()).toBe("guest"));
    expect(requests.filter((line) => line.includes("idle"))).toEqual(["POST /v1/player/idle-logout"]);
    await eventually(() => expect(over()?.textContent).toContain(messages.over.here));
    expect(useToasts.getState().shown).toEqual([]);
  },
);

test("in a storage that is forbidden by then the player is signed out too", async () => {
  await open();
  await pass(29 * minuteMs);
  const forbidden = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  await pass(minuteMs);
  await eventually(() => expect(kind()).toBe("guest"));
  forbidden.mockRestore();
  expect(requests).toContain("POST /v1/player/idle-logout");
});

test("a visitor is not watched, and nothing of it is left after a logout [SESS-007]", async () => {
  render(<SafetyTimers {...policy} />);
  act(() => dispatchSession({ type: "found-guest" }));
  await pass(60 * minuteMs);
  expect(requests).toEqual([]);
  act(() => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
  await pass(0);
  act(() => dispatchSession({ type: "signed-out" }));
  await pass(0);
  await pass(60 * minuteMs);
  expect(requests).toEqual([]);
});

describe("activity", () => {
  test.each(["pointerdown", "pointermove", "keydown", "touchstart", "wheel", "scroll"])(
    "%s begins the time anew [ACT-015]",
    async (deed) => {
      await open();
      await pass(20 * minuteMs);
      act(() => void document.body.dispatchEvent(new Event(deed, { bubbles: true })));
      await pass(27 * minuteMs - 1_000);
      expect(warning()).toBeNull();
      await pass(2_000);
      expect(warning()).not.toBeNull();
    },
  );

  test("a message of a frame begins it anew, during the warning too [ACT-015]", async () => {
    await open();
    await pass(28 * minuteMs);
    expect(warning()).not.toBeNull();
    act(() => void dispatchEvent(new Event(frameMessageEvent)));
    await pass(0);
    expect(warning()).toBeNull();
    await pass(26 * minuteMs);
    expect([kind(), warning()]).toEqual(["player", null]);
  });

  test("a balance that moves counts while a game is open, and neither beside another frame nor without one", async () => {
    await open();
    const move = () => dispatchPush(safetyPush, signedInPlayer(), { type: "WALLET_BALANCE" }, () => {});
    let close = () => {};
    for (const isThere of [false, true]) {
      if (isThere) close = noteFrame("chat");
      await pass(20 * minuteMs);
      move();
      await pass(7 * minuteMs);
      expect(warning()).not.toBeNull();
      fireEvent.click(screen.getByRole("button", { name: messages.warning.stay }));
    }
    close();
    await pass(20 * minuteMs);
    close = noteFrame("game");
    move();
    await pass(7 * minuteMs);
    expect(warning()).toBeNull();
    close();
  });

  test("what happens in another tab begins it anew, and closes the warning here [ACT-015]", async () => {
    await open();
    await pass(28 * minuteMs);
    localStorage.setItem("player:last-activity", JSON.stringify({ v: 1, value: Date.now() }));
    act(() => void dispatchEvent(new StorageEvent("storage", { key: "player:last-activity" })));
    await pass(0);
    expect(warning()).toBeNull();
    await pass(26 * minuteMs);
    expect(kind()).toBe("player");
  });
});

describe("the warning", () => {
  test("ends with its button, and the time begins anew [ACT-015]", async () => {
    await open();
    await pass(28 * minuteMs);
    fireEvent.click(screen.getByRole("button", { name: messages.warning.stay }));
    await pass(26 * minuteMs);
    expect([kind(), warning(), requests]).toEqual(["player", null, []]);
  });

  test("is not answered by a pointer that only moves [ACT-015]", async () => {
    await open();
    await pass(28 * minuteMs);
    act(() => void document.body.dispatchEvent(new Event("pointermove", { bubbles: true })));
    await pass(2 * minuteMs);
    await eventually(() => expect(kind()).toBe("guest"));
  });
});

describe("the clock", () => {
  test("after a sleep beyond the end the player is logged out at once", async () => {
    await open();
    vi.setSystemTime(Date.now() + 2 * 60 * minuteMs);
    await pass(5_000);
    await eventually(() => expect(kind()).toBe("guest"));
  });

  test("that is set back begins the time anew", async () => {
    await open();
    await pass(20 * minuteMs);
    vi.setSystemTime(Date.now() - 60 * minuteMs);
    await pass(20 * minuteMs);
    expect([kind(), warning()]).toEqual(["player", null]);
    await pass(8 * minuteMs);
    expect(warning()).not.toBeNull();
  });
});

test("the configuration may shorten the time [ACT-014, API-514]", async () => {
  configured.idle = { logoutMs: 60_000, checkMs: 6_000 };
  await open();
  await pass(54_000);
  expect(warning()).not.toBeNull();
  await pass(6_000);
  await eventually(() => expect(kind()).toBe("guest"));
});

test.each([
  [20, 20],
  [45, 30],
])(
  "of a market policy of %i minutes and the 30 of the configuration the shorter time counts [ACT-014, API-514]",
  async (policyMinutes, endsAfter) => {
    await open(policyMinutes);
    await pass((endsAfter - 3) * minuteMs - 1);
    expect(warning()).toBeNull();
    await pass(1);
    expect(warning()).not.toBeNull();
    await pass(3 * minuteMs);
    await eventually(() => expect(kind()).toBe("guest"));
  },
);
