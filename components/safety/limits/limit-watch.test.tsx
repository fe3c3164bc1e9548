import { act, fireEvent, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { limitReviewDialog } from "@/lib/safety/dialogs";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import { useToasts } from "@/lib/site/toasts/store";
import safety from "@/messages/en/safety.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { json, limitBody, type MoneyCalls, serveMoney } from "@/tests/support/money/platform";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { stayIn } from "@/tests/support/stay";
import { LimitReviewDialog } from "./limit-review-dialog";
import { LimitWatch } from "./limit-watch";

const end = vi.hoisted(() => vi.fn(async (_reason: string) => {}));
// The end of a session leaves the page, which jsdom cannot; that it is asked for is what this part does.
vi.mock("@/lib/session/sign-out/end-session", () => ({ endSession: end }));

vi.mock("next/navigation", () => ({ usePathname: () => location.pathname }));

let calls: MoneyCalls;

const limits = (used: string, remaining: string, more: object = {}) =>
  json([{ ...limitBody("D", "100.00", used, remaining), ...more }, limitBody("W", null), limitBody("M", null)]);

beforeEach(() => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useToasts.setState({ shown: [] });
  useDialogs.setState({ requests: [] });
  localStorage.clear();
  writeConfig();
  end.mockClear();
  calls = serveMoney();
  calls.responses["limits/deposit"] = json(["D", "W", "M"].map((duration) => limitBody(duration, null)));
  calls.responses["limits/spend"] = limits("0.00", "100.00");
});

afterEach(() => stayIn(""));

/** A page of a market that is opened by a signed-in player; resolves once all is read. */
async function visit(market: string, playerId = "P1") {
  queryClient.clear();
  history.replaceState(null, "", `/${market}`);
  await loadAllMessages();
  const player = signedInPlayer(playerId);
  act(() => dispatchSession({ type: "signed-in", player }));
  const view = render(<LimitWatch player={player} />);
  await eventually(() => expect(calls.asked).toContain("GET limits/spend"));
  await eventually(() => expect(queryClient.isFetching()).toBe(0));
  await act(async () => {});
  return view;
}

const told = () => useToasts.getState().shown.map(({ value }) => value);

test("a player is told at half, at 80 % and at the end of a limit, each once a period", async () => {
  const steps: [string, string, RegExp | null][] = [
    ["49.99", "50.01", null],
    ["50.00", "50.00", /Spend limits, Day: 50\s?% used\. €50\.00 left\./],
    ["70.00", "30.00", null],
    ["80.00", "20.00", /80\s?% used\. €20\.00 left/],
    ["99.00", "1.00", null],
    ["100.00", "0.00", /Spend limits, Day: used up\. It starts again /],
    ["100.00", "0.00", null],
  ];
  for (const [used, remaining, text] of steps) {
    useToasts.setState({ shown: [] });
    calls.responses["limits/spend"] = limits(used, remaining);
    const { unmount } = await visit("en-UN");
    if (text) await eventually(() => expect(told()).toEqual([expect.stringMatching(text)]));
    else expect(told(), used).toEqual([]);
    unmount();
  }
  expect(end).not.toHaveBeenCalled();
});

test("the next period tells it anew, and another player of this browser is told of theirs", async () => {
  calls.responses["limits/spend"] = limits("60.00", "40.00");
  for (const [startedAt, playerId, count] of [
    ["2026-11-22T22:00:00.000Z", "P1", 1],
    ["2026-11-23T22:00:00.000Z", "P1", 2],
    ["2026-11-23T22:00:00.000Z", "P2", 3],
    ["2026-11-23T22:00:00.000Z", "P2", 3],
  ] as const) {
    calls.responses["limits/spend"] = limits("60.00", "40.00", { startedAt });
    const { unmount } = await visit("en-UN", playerId);
    await eventually(() => expect(told()).toHaveLength(count));
    unmount();
  }
});

test("at the end of a spend limit the law of the stay signs out too", async () => {
  stayIn("NL");
  calls.responses["limits/spend"] = limits("100.00", "0.00");
  await visit("en-UN");
  await eventually(() => expect(end).toHaveBeenCalledExactlyOnceWith("limit"));
});

test.each([
  ["en-NL", 1],
  ["en-UN", 0],
])(
  "at %s the end of a spend limit signs out %i times: once, so that the player can log in to withdraw",
  async (market, times) => {
    calls.responses["limits/spend"] = limits("100.00", "0.00");
    for (let at = 0; at < 2; at++) {
      const { unmount } = await visit(market);
      await eventually(() => expect(told()).toHaveLength(1));
      unmount();
    }
    await eventually(() => expect(end).toHaveBeenCalledTimes(times));
    if (times > 0) expect(end).toHaveBeenCalledWith("limit");
  },
);

test("a limit that was raised is told anew and its end signs out, one that was lowered is not", async () => {
  const steps: [value: string, used: string, told: number, ended: number][] = [
    ["100.00", "100.00", 1, 1],
    ["200.00", "100.00", 2, 1],
    ["200.00", "200.00", 3, 2],
    ["150.00", "200.00", 3, 2],
    ["300.00", "120.00", 3, 2],
    ["300.00", "300.00", 4, 3],
  ];
  for (const [value, used, count, ended] of steps) {
    const remaining = Math.max(0, Number(value) - Number(used)).toFixed(2);
    calls.responses["limits/spend"] = json([
      limitBody("D", value, used, remaining),
      limitBody("W", null),
      limitBody("M", null),
    ]);
    const { unmount } = await visit("en-NL");
    await eventually(() =>
      expect([told().length, end.mock.calls.length], `${used} of ${value}`).toEqual([count, ended]),
    );
    unmount();
  }
});

test("less used than told, as after a stake that was given back, ends anew once it is used up again", async () => {
  for (const [used, remaining, ended] of [
    ["100.00", "0.00", 1],
    ["90.00", "10.00", 1],
    ["100.00", "0.00", 2],
  ] as const) {
    calls.responses["limits/spend"] = limits(used, remaining);
    const { unmount } = await visit("en-NL");
    await eventually(() => expect(end).toHaveBeenCalledTimes(ended));
    unmount();
  }
});

test("a sign-out that fails is tried again with the next read and after a reload, without telling it twice", async () => {
  end.mockRejectedValueOnce(new Error("no file")).mockRejectedValueOnce(new Error("no file"));
  calls.responses["limits/spend"] = limits("100.00", "0.00");
  const { unmount } = await visit("en-NL");
  await eventually(() => expect(end).toHaveBeenCalledTimes(1));
  await act(() => queryClient.refetchQueries());
  await eventually(() => expect(end).toHaveBeenCalledTimes(2));
  unmount();
  const next = await visit("en-NL");
  await eventually(() => expect(end).toHaveBeenCalledTimes(3));
  next.unmount();
  await visit("en-NL");
  expect(end).toHaveBeenCalledTimes(3);
  expect(told()).toHaveLength(1);
});

describe("in a browser that does not keep what was told", () => {
  beforeEach(() => {
    const { setItem } = Storage.prototype;
    // The tokens, which it must keep for anybody to be signed in, were written before it was full.
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
      if (key === "limit-notices") throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    });
  });
  /** The player logs in; resolves once all is read. */
  async function logIn() {
    useSession.setState(unknownSession, true);
    return await visit("en-NL");
  }

  test("a login with a spend limit that is used up lasts, and the player is told so each time, once", async () => {
    for (const count of [1, 2]) {
      calls.responses["limits/spend"] = limits("100.00", "0.00");
      const { unmount } = await logIn();
      await eventually(() => expect(told()).toHaveLength(count));
      calls.responses["limits/spend"] = limits("101.00", "0.00");
      await act(() => queryClient.refetchQueries());
      expect([told().length, end.mock.calls.length]).toEqual([count, 0]);
      unmount();
    }
  });

  test("the end that is reached after the login signs out, and the next login lasts", async () => {
    calls.responses["limits/spend"] = limits("99.00", "1.00");
    const { unmount } = await logIn();
    await eventually(() => expect(told()).toHaveLength(1));
    calls.responses["limits/spend"] = limits("100.00", "0.00");
    await act(() => queryClient.refetchQueries());
    await eventually(() => expect(end.mock.calls).toEqual([["limit"]]));
    unmount();
    await logIn();
    await eventually(() => expect(told()).toHaveLength(3));
    expect(end).toHaveBeenCalledTimes(1);
  });
});

test("a deposit limit that is used up signs nobody out", async () => {
  calls.responses["limits/deposit"] = limits("100.00", "0.00");
  await visit("en-NL");
  await eventually(() => expect(told()).toHaveLength(1));
  expect(end).not.toHaveBeenCalled();
});

test("the notices do not wait for the rules of the market, and the sign-out follows once those are known", async () => {
  server.use(http.get("*/api/market-rules/:locale", () => HttpResponse.json({}, { status: 500 }), { once: true }));
  calls.responses["limits/spend"] = limits("100.00", "0.00");
  await visit("en-NL");
  await eventually(() => expect(told()).toHaveLength(1));
  expect(end).not.toHaveBeenCalled();
  await act(() => queryClient.refetchQueries());
  await eventually(() => expect(end.mock.calls).toEqual([["limit"]]));
  expect(told()).toHaveLength(1);
});

test("limits that cannot be read are told of nothing", async () => {
  calls.responses["limits/spend"] = () => HttpResponse.json({}, { status: 400 });
  await visit("en-NL");
  expect(told()).toEqual([]);
  expect(end).not.toHaveBeenCalled();
});

const monthsAgo = (months: number, days = 0) => {
  const at = new Date();
  at.setMonth(at.getMonth() - months);
  at.setDate(at.getDate() - days);
  return at.toISOString();
};
const asked = () => useDialogs.getState().requests.map(({ handle }) => handle.name);

test.each([
  ["en-GB", "six months and a day after the limit was set", monthsAgo(6, 1), null, true],
  ["en-GB", "five months after", monthsAgo(5), monthsAgo(9), false],
  ["en-GB", "six months after the first deposit, without a limit", null, monthsAgo(6, 1), true],
  ["en-GB", "before any deposit or limit", null, null, false],
  ["en-UN", "years after", monthsAgo(40), monthsAgo(40), false],
])(
  "at %s, %s, whether the limits are right is asked: %s %s %s",
  async (market, _when, updatedAt, firstDepositDate, isAsked) => {
    calls.responses.profile = json({ ...openProfile, firstDepositDate });
    calls.responses["limits/spend"] = limits("0.00", "100.00", { updatedAt });
    await visit(market);
    if (isAsked) await eventually(() => expect(asked()).toEqual([limitReviewDialog.name]));
    else expect(asked()).toEqual([]);
  },
);

test("the question that was closed comes again with the next page that a link leads to, and not over the limits", async () => {
  calls.responses["limits/spend"] = limits("0.00", "100.00", { updatedAt: monthsAgo(7) });
  const { rerender } = await visit("en-GB");
  await eventually(() => expect(asked()).toEqual([limitReviewDialog.name]));
  act(() => useDialogs.getState().close(limitReviewDialog));
  for (const [path, names] of [
    ["", []],
    ["/my-account/gambling-limits", []],
    ["/online-casino", [limitReviewDialog.name]],
  ] as const) {
    history.replaceState(null, "", `/en-GB${path}`);
    rerender(<LimitWatch player={signedInPlayer()} />);
    expect(asked(), path).toEqual(names);
  }
});

test("the question leads to the limits, and who says that they are right is not asked again for six months", async () => {
  calls.responses["limits/spend"] = limits("0.00", "100.00", { updatedAt: monthsAgo(7) });
  const { unmount } = await visit("en-GB");
  await eventually(() => expect(asked()).toEqual([limitReviewDialog.name]));
  const close = vi.fn();
  render(<LimitReviewDialog isShown canClose onClose={close} params={{ playerId: "P1" }} />);
  expect(screen.getByRole("link", { name: safety.limits.review.open }).getAttribute("href")).toBe(
    "/en-GB/my-account/gambling-limits",
  );
  fireEvent.click(screen.getByRole("button", { name: safety.limits.review.keep }));
  expect(close).toHaveBeenCalledOnce();
  unmount();
  useDialogs.setState({ requests: [] });
  await visit("en-GB");
  expect(asked()).toEqual([]);
});
