import { act, fireEvent, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { money as moneyOf } from "@/lib/core/money";
import { awaitDeposit, useAwaitedDeposits } from "@/lib/money/deposit/awaited-deposits";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import messages from "@/messages/en/money.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { failing, json, type MoneyCalls, serveMoney } from "@/tests/support/money/platform";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { DepositOutcome } from "./deposit-outcome";

const { outcome } = messages.deposit;
const dayMs = 86_400_000;

/** Of a full page. */
const payment = (at: number, referenceId = `other-${at}`, status = "PENDING") => ({
  ...{ referenceId, amount: "25.00", type: "DEPOSIT", category: "PAYMENT", status },
  transactionDate: new Date(at).toISOString(),
});

let calls: MoneyCalls;
let reads: URLSearchParams[];
let newest: ReturnType<typeof payment>[];
let isEndless: boolean;

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  localStorage.clear();
  useAwaitedDeposits.setState({ awaited: [] });
  history.replaceState(null, "", "/en-UN/my-account/banking/deposit/r-1");
  writeConfig();
  await loadAllMessages();
  calls = serveMoney();
  reads = [];
  newest = [];
  isEndless = true;
  server.use(
    http.get("http://platform.test/v1/player/wallet/transactions", ({ request }) => {
      const query = new URL(request.url).searchParams;
      reads.push(query);
      const start = Number(query.get("position"));
      // A history without an end.
      if (!isEndless) return HttpResponse.json(newest);
      return HttpResponse.json(Array.from({ length: 100 }, (_, at) => newest[start + at] ?? payment(start + at)));
    }),
  );
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return () => void vi.useRealTimers();
});

function open() {
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
  render(<DepositOutcome reference="r-1" reason={null} onAgain={() => {}} />);
}

test("a reference that is not among the payments that can be read is looked for once, and is not said to be none", async () => {
  open();
  expect(await screen.findByText(outcome.unread.title)).toBeTruthy();
  const first = reads.length;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(reads).toHaveLength(first);
  expect(screen.queryByText(outcome.none.title)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: messages.deposit.notices.retry }));
  await eventually(() => expect(reads).toHaveLength(2 * first));
});

test("a reference that nobody asked for is looked for anew before it is none: another device may just have asked", async () => {
  isEndless = false;
  open();
  await eventually(() => expect(reads).toHaveLength(1));
  expect(screen.queryByText(outcome.none.title)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText(outcome.none.title)).toBeTruthy();
  const all = reads.length;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(reads).toHaveLength(all);
});

test("a deposit that another device has just asked for is found by the next read", async () => {
  isEndless = false;
  open();
  await eventually(() => expect(reads).toHaveLength(1));
  newest = [payment(Date.now(), "r-1", "SUCCESS")];
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(await screen.findByRole("heading", { name: outcome.paid.title })).toBeTruthy();
});

test.each([
  ["SUCCESS", "paid"],
  ["FAILED", "failed"],
  ["REVERTED", "reverted"],
])("an outcome %s that this page reads is noted at once, for every tab", async (status, noted) => {
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
  act(() => awaitDeposit("r-1", moneyOf(2_500, "EUR"), null));
  newest = [payment(Date.now(), "r-1", status)];
  open();
  await eventually(() => expect(useAwaitedDeposits.getState().awaited[0]?.outcome).toBe(noted));
  expect(localStorage.getItem("player:awaited-deposits")).toContain(`"outcome":"${noted}"`);
});

test("from a paid deposit the first way on is to the games; the code that came with it is named", async () => {
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
  act(() => awaitDeposit("r-1", moneyOf(2_500, "EUR"), "FIRST-ORBIT"));
  newest = [payment(Date.now(), "r-1", "SUCCESS")];
  open();
  expect(await screen.findByText("Bonus code: FIRST-ORBIT")).toBeTruthy();
  const [first] = screen.getAllByRole("link");
  expect([first?.textContent, first?.getAttribute("href")]).toEqual([outcome.games, "/en-UN/online-casino"]);
});

test("from a failed one it is to begin again", async () => {
  newest = [payment(Date.now(), "r-1", "FAILED")];
  open();
  const again = await screen.findByRole("button", { name: outcome.again });
  const banking = screen.getByRole("link", { name: outcome.banking });
  expect(again.compareDocumentPosition(banking)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a deposit of another device is found however many payments came after it", async () => {
  newest = [...Array.from({ length: 150 }, (_, at) => payment(at)), payment(Date.now(), "r-1", "SUCCESS")];
  open();
  expect(await screen.findByRole("heading", { name: outcome.paid.title })).toBeTruthy();
  expect(reads).toHaveLength(2);
});

test("a deposit that is awaited is looked for from when it was asked for, until the ledger has it", async () => {
  const asked = Date.now();
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
  act(() => awaitDeposit("r-1", moneyOf(2_500, "EUR"), null));
  open();
  expect(await screen.findByRole("heading", { name: outcome.checking.title })).toBeTruthy();
  const earliest = Math.min(...reads.map((query) => Date.parse(query.get("from") ?? "1970")));
  expect(earliest).toBeGreaterThanOrEqual(asked - 2 * dayMs);
  newest = [payment(Date.now(), "r-1")];
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  await eventually(() => expect(screen.getByText("€25.00")).toBeTruthy());
});

test("a payment whose status is not known is read again until it is over", async () => {
  newest = [payment(Date.now(), "r-1", "SOMETHING_NEW")];
  open();
  expect(await screen.findByRole("heading", { name: outcome.checking.title })).toBeTruthy();
  newest = [payment(Date.now(), "r-1", "SUCCESS")];
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(await screen.findByRole("heading", { name: outcome.paid.title })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(reads).toHaveLength(2);
});

test("its amount is shown in no other currency than that of the account, which nobody may know yet", async () => {
  let release = (_: Response) => {};
  calls.responses["wallet/balance"] = failing;
  calls.responses.profile = () => new Promise((resolve) => (release = resolve));
  newest = [payment(Date.now(), "r-1", "SUCCESS")];
  open();
  await eventually(() => expect(reads).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByText(/25\.00/)).toBeNull();
  release(json({ ...openProfile, currencyCode: "NOK" })());
  expect(await screen.findByText(/NOK.25\.00/)).toBeTruthy();
});
