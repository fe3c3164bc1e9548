import { act, fireEvent, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { breakDialog, playSummaryDialog } from "@/lib/safety/dialogs";
import { getMarketRules } from "@/lib/session/market-rules/server";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { failing, serveMoney } from "@/tests/support/money/platform";
import { server } from "@/tests/support/msw";
import { stayIn } from "@/tests/support/stay";
import { PlaySummaryDialog } from "./play-summary-dialog";
import { PlaySummaryTimer } from "./play-summary-timer";

vi.mock("next/navigation", () => ({ usePathname: () => location.pathname }));

const hourMs = 3_600_000;
const messages = safety.activity.summary;
const totals = { netPosition: "-12.30", winLoss: { won: "87.70", staked: "100.00" } };
let response: () => Response | Promise<Response>;
/** The windows that were asked for, in days. */
let windows: number[];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 28, 12), shouldAdvanceTime: true });
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useDialogs.setState({ requests: [] });
  localStorage.clear();
  writeConfig();
  serveMoney();
  response = () => HttpResponse.json(totals);
  windows = [];
  server.use(
    http.get("http://platform.test/v1/player/wallet/net-position-win-loss", ({ request }) => {
      const { from = "", to = "" } = Object.fromEntries(new URL(request.url).searchParams);
      windows.push((Date.parse(to) - Date.parse(from)) / (24 * hourMs));
      return response();
    }),
  );
});
afterEach(() => {
  stayIn("");
  vi.useRealTimers();
});

const shown = () => useDialogs.getState().requests.map(({ handle }) => handle.name);

/** A page of a market that is opened by a signed-in player. */
async function visit(segment: string) {
  history.replaceState(null, "", `/${segment}`);
  await loadAllMessages();
  const player = signedInPlayer();
  act(() => dispatchSession({ type: "signed-in", player }));
  const timer = () => <PlaySummaryTimer player={player} breakConfirmation={{ here: segment !== "de-DE", at: {} }} />;
  const view = render(timer());
  await eventually(() => expect(queryClient.getQueryCache().getAll().length).toBeGreaterThan(0));
  await eventually(() => expect(queryClient.isFetching()).toBe(0));
  await act(async () => {});
  /** A link to another page of the market, which keeps the layout. */
  const follow = (path: string) => {
    history.replaceState(null, "", `/${segment}${path}`);
    view.rerender(timer());
  };
  return { ...view, follow };
}

/** The dialog on a page in English. */
function openDialog(confirmsBreak = false) {
  history.replaceState(null, "", "/en-UN");
  const close = vi.fn();
  const view = render(
    <PlaySummaryDialog isShown canClose onClose={close} params={{ playerId: "P1", confirmsBreak }} />,
  );
  return { ...view, close };
}
const text = () => screen.getByRole("dialog").textContent.replace(/[\u00a0\u202f]/g, " ");

test.each([
  ["de-DE", [{ playerId: "P1", confirmsBreak: false }]],
  ["en-UN", []],
])("at %s what play has cost is shown by itself: %j", async (segment, asked) => {
  await visit(segment);
  expect(useDialogs.getState().requests.map(({ params }) => params)).toEqual(asked);
});

test("in a stay whose law asks for it, it is shown at the market of another country too", async () => {
  stayIn("DE");
  await visit("en-UN");
  expect(shown()).toEqual([playSummaryDialog.name]);
});

const withoutHours = () => {
  const { playSummaryHours: _, ...others } = getMarketRules("DE");
  return HttpResponse.json(others);
};

test.each([
  ["cannot be read", () => HttpResponse.json({}, { status: 500 })],
  ["are those of a release that did not know it", withoutHours],
])("where the rules of the market %s, they are read again until they say when it is shown", async (_, rules) => {
  server.use(http.get("*/api/market-rules/:locale", rules, { once: true }));
  await visit("de-DE");
  expect(shown()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  await eventually(() => expect(shown()).toEqual([playSummaryDialog.name]));
});

test.each([
  [false, safety.breaks.day.now],
  [true, safety.realityCheck.break],
])("a break is one press away; where it is confirmed (%s), the press is the first of two", async (confirms, name) => {
  await visit("en-UN");
  openDialog(confirms);
  const [begin, ...more] = await screen.findAllByRole("button", { name });
  expect(more).toEqual([]);
  if (!confirms) return;
  fireEvent.click(begin as HTMLElement);
  expect(shown()).toEqual([breakDialog.name]);
});

test("it has what was staked and won in 30 days, and leads to the activity", async () => {
  await visit("de-DE");
  openDialog();
  await eventually(() => expect(text()).toContain("Staked€100.00Won€87.70Net position-€12.30"));
  expect(windows).toEqual([30]);
  expect(text()).toContain("Your last 30 days of play");
  expect(screen.getByRole("link", { name: messages.open }).getAttribute("href")).toBe("/en-UN/my-account/activity");
});

test("closed, it comes again after 24 hours: with the next page, and on a page that stays open", async () => {
  const page = await visit("de-DE");
  const dialog = openDialog();
  await eventually(() => expect(text()).toContain("€100.00"));
  fireEvent.click(screen.getByRole("button", { name: messages.close }));
  expect(dialog.close).toHaveBeenCalledOnce();
  dialog.unmount();
  page.unmount();
  expect(shown(), "gone with the page").toEqual([]);

  const next = await visit("de-DE");
  expect(shown()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(23 * hourMs));
  expect(shown()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(hourMs + 60_000));
  expect(shown()).toEqual([playSummaryDialog.name]);
  next.unmount();
});

test("on pages that follow each other without a load, closed, it comes again after 24 hours", async () => {
  const page = await visit("de-DE");
  const dialog = openDialog();
  await eventually(() => expect(text()).toContain("€100.00"));
  fireEvent.click(screen.getByRole("button", { name: messages.close }));
  dialog.unmount();
  act(() => useDialogs.getState().close(playSummaryDialog));
  page.follow("/online-casino");
  await act(() => vi.advanceTimersByTimeAsync(23 * hourMs));
  expect(shown()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(hourMs + 60_000));
  expect(shown()).toEqual([playSummaryDialog.name]);
});

test("closed before it was seen, it comes again with the next page that a link leads to, and not on the same", async () => {
  const page = await visit("de-DE");
  expect(shown()).toEqual([playSummaryDialog.name]);
  act(() => useDialogs.getState().close(playSummaryDialog));
  page.follow("");
  expect(shown()).toEqual([]);
  page.follow("/online-casino");
  expect(shown()).toEqual([playSummaryDialog.name]);
  page.follow("/promotions");
  expect(shown(), "left open").toEqual([playSummaryDialog.name]);
});

test("figures that cannot be read are said to be missing, and closing it does not count as having seen them", async () => {
  response = failing;
  const page = await visit("de-DE");
  const dialog = openDialog();
  expect(await screen.findByText(safety.realityCheck.unreadable)).toBeTruthy();
  expect(text()).not.toContain("€");
  fireEvent.click(screen.getByRole("button", { name: messages.close }));
  dialog.unmount();
  page.unmount();
  await visit("de-DE");
  expect(shown()).toEqual([playSummaryDialog.name]);
});

test("what the platform does not say is not known, and is no 0", async () => {
  response = () => HttpResponse.json({ netPosition: "-12.30" });
  await visit("de-DE");
  openDialog();
  await eventually(() => expect(text()).toContain("StakedNot knownWonNot knownNet position-€12.30"));
  expect(screen.getByRole("button", { name: site.actions.close })).toBeTruthy();
});
