import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { transactionCategories, transactionStatuses, transactionTypes } from "@/lib/money/transactions/schema";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import money from "@/messages/en/money.json";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { balanceBody, failing, json, type MoneyCalls, serveMoney } from "@/tests/support/money/platform";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { BankingView } from "./banking-view";

const messages = money.banking;
const words = money.transactions;
let calls: MoneyCalls;

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  history.replaceState(null, "", "/en-UN/my-account/banking");
  writeConfig();
  await loadAllMessages();
  calls = serveMoney();
});

function open() {
  render(<BankingView edition="en-UN~web~a" wealth={{ here: true, at: {} }} />);
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
}

const text = (element: HTMLElement | undefined) => element?.textContent.replace(/[\u00a0\u202f]/g, " ") ?? "";
const card = (name: string) => screen.findByRole("region", { name });
const entry = (referenceId: string, more: object) => ({
  ...{ referenceId, amount: "10.00", type: "BET", category: "CASINO", status: "SUCCESS" },
  ...{ transactionDate: "2026-11-25T14:31:00.000Z", ...more },
});
/** As a phone shows them: a list. */
async function rows(count: number) {
  const list = await screen.findByRole("list", { name: messages.last.title });
  const all = within(list).getAllByRole("listitem");
  expect(all).toHaveLength(count);
  return all.map(text);
}

test.each([
  ["FI", "€0.00"],
  ["XX", "€0.00"],
  ["IN", "₹0.00"],
])(
  "an account of %s without a currency of its own has its nothing in %s [WALLET-511]",
  async (countryCode, nothing) => {
    calls.responses["wallet/balance"] = () => HttpResponse.json({}, { status: 404 });
    calls.responses.profile = json({ ...openProfile, currencyCode: null, countryCode });
    open();
    const summary = await card(money.overview.title);
    await eventually(() => expect(text(summary)).toContain(nothing));
  },
);

describe("while nobody knows the currency of the account", () => {
  const withdrawal = { pendingWithdrawalId: "w", amount: "40.00", methodId: "card", status: "PENDING" };
  const at = { since: "2026-11-25T10:00:00.000Z" };
  const checked = { type: "DEPOSIT", category: "PAYMENT", status: "PENDING" };

  test("no amount is shown in that of the country: it comes with the profile", async () => {
    let release = (_: Response) => {};
    calls.responses["wallet/balance"] = failing;
    calls.responses.profile = () => new Promise((resolve) => (release = resolve));
    calls.responses["wallet/pendingWithdrawal"] = json([{ ...withdrawal, ...at }]);
    calls.responses["wallet/transactions"] = json([entry("a", {}), entry("b", checked)]);
    open();
    await eventually(() => expect(calls.asked.filter((call) => call.includes("transactions"))).toHaveLength(2));
    // Of the profile, and of the currency that is read from it.
    await eventually(() => expect(queryClient.isFetching()).toBe(2));
    expect(text(document.body)).not.toMatch(/\d\.\d\d/);
    release(json({ ...openProfile, currencyCode: "NOK" })());
    await eventually(() => expect(text(document.body).match(/NOK 40\.00|NOK 10\.00/g)).toHaveLength(4));
  });

  test("it is that of the wallet where the profile cannot be read", async () => {
    calls.responses["wallet/balance"] = json({ ...balanceBody, currency: "NOK" });
    calls.responses.profile = failing;
    calls.responses["wallet/transactions"] = json([entry("a", {})]);
    open();
    await eventually(() => expect(text(document.body)).toContain("NOK 10.00"));
  });

  test("that is said where it cannot be read, and a press reads it", async () => {
    calls.responses["wallet/balance"] = failing;
    calls.responses.profile = failing;
    calls.responses["wallet/transactions"] = json([entry("a", {})]);
    open();
    const last = await card(messages.last.title);
    const retry = await within(last).findByRole("button", { name: site.query.retry });
    expect(text(document.body)).not.toMatch(/\d\.\d\d/);
    calls.responses.profile = json({ ...openProfile, currencyCode: "NOK" });
    fireEvent.click(retry);
    await eventually(() => expect(text(last)).toContain("NOK 10.00"));
  });
});

test("a deposit that is checked is told of however many payments came after it", async () => {
  const payment = { type: "DEPOSIT", category: "PAYMENT" };
  const all = [
    ...Array.from({ length: 12 }, (_, at) => entry(`p-${at}`, payment)),
    entry("old", { ...payment, status: "PENDING", amount: "35.00" }),
  ];
  server.use(
    http.get("http://platform.test/v1/player/wallet/transactions", ({ request }) =>
      HttpResponse.json(all.slice(0, Number(new URL(request.url).searchParams.get("limit")))),
    ),
  );
  open();
  const list = await screen.findByRole("list", { name: money.overview.inCheck.label });
  expect(text(list)).toContain("Deposit of €35.00 is being checked");
});

describe("the line about a withdrawal", () => {
  const { readiness } = messages;
  const link = () => screen.queryByRole("link", { name: readiness.open });

  test.each([
    ["suspended", { withdrawal: false }, "SUCCESS"],
    ["in review", { isWithdrawalReview: true }, "SUCCESS"],
    ["restricted", {}, "RESTRICTED"],
    ["at their limit", {}, "WITHDRAWAL_LIMIT_REACHED"],
    ["of an unknown check", {}, ""],
  ])("promises no withdrawal to a player who is %s", async (_, profile, result) => {
    calls.responses.profile = json({ ...openProfile, ...profile });
    calls.responses["wallet/withdrawal/limit-check"] = json({ result });
    open();
    await screen.findByText("You do not have to send a document first.");
    expect(screen.queryByText(/Ready to withdraw/i)).toBeNull();
  });

  test("says that no document is missing, as the passport does", async () => {
    open();
    expect(await screen.findByText(readiness.ready)).toBeTruthy();
    expect(link()).toBeNull();
  });

  test.each([
    ["a document is asked for", json({ idDocument: { documentStatus: "REQUESTED" } }), {}],
    ["one is being checked", json({ addressDocument: { documentStatus: "UNDER_REVIEW" } }), {}],
    ["the profile asks where money comes from", json({}), { requestDocumentTypeStatus: "SOW" }],
  ])("says that one may wait, and leads to the verification, where %s", async (_, documents, profile) => {
    calls.responses.documents = documents;
    calls.responses.profile = json({ ...openProfile, ...profile });
    open();
    expect(await screen.findByText(readiness.notReady, { exact: false })).toBeTruthy();
    expect(link()?.getAttribute("href")).toBe("/en-UN/my-account/account/verification");
    expect(screen.queryByText(readiness.ready)).toBeNull();
  });

  test("says neither where it cannot be read, and reads again when asked to", async () => {
    calls.responses.documents = failing;
    open();
    const retry = await screen.findByRole("button", { name: site.query.retry });
    expect([screen.queryByText(readiness.ready), link()]).toEqual([null, null]);
    calls.responses.documents = json({});
    fireEvent.click(retry);
    expect(await screen.findByText(readiness.ready)).toBeTruthy();
  });
});

describe("the last transactions", () => {
  test("say what, when, how it stands and how much; a sign only where it moved", async () => {
    calls.responses["wallet/transactions"] = json([
      entry("1", { amount: "0.50" }),
      entry("2", { type: "WIN", amount: "4.20" }),
      entry("3", { type: "DEPOSIT", category: "PAYMENT", status: "FAILED", amount: "20.00" }),
      entry("4", { type: "WITHDRAW", category: "PAYMENT", status: "PENDING", amount: "150.00" }),
    ]);
    open();
    const [bet, win, failed, withdrawal] = await rows(4);
    expect(bet).toMatch(/^BetCasino25 Nov, 2:31.pm · Done-€0\.50$/);
    expect(win).toMatch(/^WinCasino.*Done\+€4\.20$/);
    expect(failed).toMatch(/^DepositPayment.*Failed€20\.00$/);
    expect(withdrawal).toMatch(/^WithdrawalPayment.*In progress-€150\.00$/);
  });

  test("have a word for each type, category and status; what is not known is shown as it came", async () => {
    const kinds = [
      ...transactionTypes.map((type) => ({ type })),
      ...transactionCategories.map((category) => ({ category })),
      ...transactionStatuses.map((status) => ({ status })),
      { type: "NEW_TYPE", category: "NEW_CATEGORY", status: "NEW_STATUS" },
    ];
    calls.responses["wallet/transactions"] = json(kinds.map((kind, at) => entry(String(at), kind)));
    open();
    const shown = await rows(14 + 8 + 7 + 1);
    for (const [at, word] of [
      ...Object.values(words.types),
      ...Object.values(words.categories),
      ...Object.values(words.statuses),
    ].entries())
      expect(
        shown.some((row) => row.includes(word)),
        `${at} ${word}`,
      ).toBe(true);
    for (const [at, type] of transactionTypes.entries()) expect(shown[at]).toContain(words.types[type]);
    for (const [at, category] of transactionCategories.entries())
      expect(shown[14 + at]).toContain(words.categories[category]);
    for (const [at, status] of transactionStatuses.entries()) expect(shown[22 + at]).toContain(words.statuses[status]);
    expect(shown.at(-1)).toMatch(/^NEW_TYPENEW_CATEGORY.*NEW_STATUS/);
  });

  test("ask for ten, whatever they are", async () => {
    open();
    await screen.findByText(messages.last.none);
    expect(calls.asked).toContain("GET wallet/transactions");
  });
});

describe("a withdrawal on its way", () => {
  const pending = (status: string) =>
    json([{ pendingWithdrawalId: "w", amount: "150.00", methodId: "card", status, since: "2026-11-25T09:12:00.000Z" }]);

  test("says its step, since when, and that we act next", async () => {
    calls.responses["wallet/pendingWithdrawal"] = pending("PENDING");
    open();
    const steps = await screen.findByRole("list", { name: "Withdrawal of €150.00" });
    const [asked, current, paid] = within(steps).getAllByRole("listitem").map(text);
    expect(asked).toContain(messages.pending.steps.asked);
    expect(current).toMatch(/^We check itSince 25 Nov 2026, 9:12.am UTC\.We act next/);
    expect(paid).toContain(messages.pending.steps.paid);
  });

  test.each(["ON_HOLD", "SUCCESS", "FAILED", "CANCELLED"])(
    "names nobody who acts next at the status %s",
    async (status) => {
      calls.responses["wallet/pendingWithdrawal"] = pending(status);
      open();
      const steps = await screen.findByRole("list", { name: "Withdrawal of €150.00" });
      expect(text(steps)).not.toMatch(/act next|We check it/);
      if (status === "ON_HOLD") expect(text(steps)).toContain(status);
    },
  );

  test("says that the player acts next, where the platform waits for them", async () => {
    calls.responses["wallet/pendingWithdrawal"] = pending("WAITING_INPUT");
    open();
    const current = await screen.findByText(messages.pending.next.player);
    expect(text(current.closest("li") ?? undefined)).toContain(messages.pending.steps.input);
    expect(screen.queryByText(messages.pending.next.operator)).toBeNull();
  });

  test("is told apart from none", async () => {
    open();
    expect(await screen.findByText(messages.pending.none)).toBeTruthy();
  });
});

describe("the unfinished rounds", () => {
  const round = (roundId: string, gameId: string) => ({
    ...{ roundId, gameId, category: "casino", stake: "5.00", currency: "EUR" },
    startedAt: "2026-11-25T09:12:00.000Z",
  });
  const game = (gameId: string) => ({
    ...{ gameId, lobbyPageType: "casino", href: `/en-UN/play/${gameId}`, name: "Gem Mines", studio: "Copperline" },
    ...{ isTouchOnly: false, closedIn: [], needsMoney: false },
    picture: { plain: "https://cdn.example/a.webp", fine: "https://cdn.example/b.webp" },
  });
  const serveCards = (...gameIds: string[]) =>
    server.use(http.get("*/api/player/games", () => HttpResponse.json({ items: gameIds.map(game), isComplete: true })));

  test("say their game, stake and since when, and lead back to it", async () => {
    serveCards("mines");
    calls.responses["wallet/openRounds"] = json([round("1", "mines")]);
    open();
    const resume = await screen.findByRole("link", { name: "Resume Gem Mines" });
    expect(resume.getAttribute("href")).toBe("/en-UN/play/mines");
    const list = within(await card(messages.rounds.title))
      .getAllByRole("listitem")
      .map(text);
    expect(list).toEqual([expect.stringMatching(/^Gem MinesStake €5\.00, since 25 Nov 2026, 9:12.am UTCResume$/)]);
  });

  test("have no way back where the game is not on offer, and its id where the games cannot be read", async () => {
    serveCards();
    calls.responses["wallet/openRounds"] = json([round("1", "mines")]);
    open();
    expect(await screen.findByText(messages.rounds.gone)).toBeTruthy();
    expect(screen.queryByRole("link", { name: /Resume/ })).toBeNull();
    server.use(http.get("*/api/player/games", () => HttpResponse.json({}, { status: 400 })));
    await act(() => queryClient.resetQueries());
    expect(await screen.findByText("mines")).toBeTruthy();
  });

  test("are not drawn while there is none; a failed read says so, and a platform without the call has none", async () => {
    open();
    await screen.findByText(messages.last.none);
    expect(screen.queryByText(messages.rounds.title)).toBeNull();
    calls.responses["wallet/openRounds"] = failing;
    await act(() => queryClient.resetQueries());
    expect(await within(await card(messages.rounds.title)).findByRole("alert")).toBeTruthy();
    calls.responses["wallet/openRounds"] = () => HttpResponse.json({}, { status: 404 });
    await act(() => queryClient.resetQueries());
    await eventually(() => expect(screen.queryByText(messages.rounds.title)).toBeNull());
  });
});

test.each([
  ["wallet/pendingWithdrawal", messages.pending.title, messages.pending.none],
  ["wallet/transactions", messages.last.title, messages.last.none],
])("where %s fails its card alone says so, and a retry brings it", async (path, title, nothing) => {
  const answer = calls.responses[path];
  calls.responses[path] = failing;
  open();
  const failure = await within(await card(title)).findByRole("alert");
  expect(text(failure)).toContain(site.query.unreadable);
  expect(screen.queryByText(nothing)).toBeNull();
  await screen.findByText(new RegExp(money.overview.reasons.all));
  if (answer) calls.responses[path] = answer;
  fireEvent.click(within(failure).getByRole("button", { name: site.query.retry }));
  expect(await screen.findByText(nothing)).toBeTruthy();
});
