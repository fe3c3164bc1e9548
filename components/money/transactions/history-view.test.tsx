import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dayOf, startOfDay } from "@/lib/core/time/day";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import money from "@/messages/en/money.json";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { serveMoney } from "@/tests/support/money/platform";
import { server } from "@/tests/support/msw";
import { HistoryView } from "./history-view";

const { history: messages, transactions: words } = money;
const path = "/en-UN/my-account/banking/transactions";
const minuteMs = 60_000;

interface Entry {
  referenceId: string;
  amount: string;
  type: string;
  category: string;
  status: string;
  transactionDate: string;
  balanceAfterTransaction: string | null;
}

let entries: Entry[];
let queries: Record<string, string>[];
let isFailing: boolean;
/** The response of the net position; null where it fails. */
let position: object | null;
let asked: Record<string, string>[];
/** Of a platform that does not keep to the limit; null: of this one. */
let pageLength: number | null;

/** `minutesAgo`: when it happened. */
const entry = (number: number, minutesAgo: number, more: Partial<Entry> = {}): Entry => ({
  ...{ referenceId: `TX-${number}`, amount: `${number}.00`, type: "WIN", category: "CASINO", status: "SUCCESS" },
  ...{ transactionDate: new Date(Date.now() - minutesAgo * minuteMs).toISOString(), balanceAfterTransaction: "9.00" },
  ...more,
});
const entriesOf = (count: number) => Array.from({ length: count }, (_, at) => entry(count - at, 1 + at));

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  history.replaceState(null, "", path);
  writeConfig();
  await loadAllMessages();
  serveMoney();
  [entries, queries, asked, isFailing, pageLength] = [[], [], [], false, null];
  position = { netPosition: "-37.50", winLoss: { won: "212.30", staked: "249.80" } };
  server.use(
    http.get("http://platform.test/v1/player/wallet/net-position-win-loss", ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return position ? HttpResponse.json(position) : HttpResponse.json({}, { status: 500 });
    }),
    http.get("http://platform.test/v1/player/wallet/transactions", ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      // The sums of the payments are read a hundred at a time.
      if (query.limit === "10") queries.push(query);
      if (isFailing) return HttpResponse.json({}, { status: 500 });
      const { from = "", to = "9", category, position = "0", limit = "10" } = query;
      const found = entries.filter(
        (each) =>
          each.transactionDate >= from && each.transactionDate <= to && (category ?? each.category) === each.category,
      );
      return HttpResponse.json(found.slice(Number(position), Number(position) + (pageLength ?? Number(limit))));
    }),
  );
});
afterEach(() => vi.useRealTimers());

function open() {
  const view = render(<HistoryView edition="en-UN~web~a" historyDays={{ here: 30, at: {} }} />);
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
  return view;
}

const text = (element: Element) => element.textContent.replace(/[\u00a0\u202f]/g, " ");
/** As a phone shows them: lists, one for each day. */
const rows = () => screen.queryAllByRole("listitem").map(text);
const shown = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

test("the first load applies the filter: everything of the last hour, ten of them, without hour and status [TX-509, TX-516, TX-517, TX-519, TX-520, TX-521]", async () => {
  entries = [...entriesOf(3), entry(99, 61)];
  open();
  await shown(3);
  const [query] = queries;
  expect(Object.keys(query ?? {}).sort()).toEqual(["from", "limit", "position", "to"]);
  expect(query).toMatchObject({ limit: "10", position: "0" });
  expect(Date.parse(query?.to ?? "") - Date.parse(query?.from ?? "")).toBe(3_600_000);
  expect(screen.getByRole("radio", { name: "1 hour" })).toHaveProperty("checked", true);
});

describe.each([86_400_000, -86_400_000])("a clock of the device that is off by %i ms", (offMs) => {
  let now: number;
  beforeEach(() => {
    now = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: now + offMs });
    server.use(http.get("*/api/time", () => HttpResponse.json({ now })));
  });

  test("leaves the first hour that of the server", async () => {
    entries = [entry(2, 10), entry(1, offMs / minuteMs + 10)];
    open();
    await shown(1);
    expect(rows()[0]).toContain("€1.00");
    for (const { to = "" } of [queries[0] ?? {}, asked[0] ?? {}])
      expect(Math.abs(Date.parse(to) - now)).toBeLessThan(minuteMs);
  });

  test("refuses no address that ends today, and one that ends tomorrow", async () => {
    const [today, tomorrow] = [dayOf(now), dayOf(now + 86_400_000)];
    history.replaceState(null, "", `${path}?from=${today}&to=${today}`);
    const { unmount } = open();
    await screen.findByText(messages.empty.text);
    expect(screen.queryByText(messages.problems.tooLate, { exact: false })).toBeNull();
    unmount();
    history.replaceState(null, "", `${path}?from=${today}&to=${tomorrow}`);
    open();
    expect(await screen.findByText(messages.problems.tooLate, { exact: false })).toBeTruthy();
  });
});

test("where the server does not say what time it is, the device does", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
  server.use(http.get("*/api/time", () => HttpResponse.error()));
  entries = [entry(1, 10)];
  open();
  await shown(1);
});

describe("more of them", () => {
  test("are read ten at a time, within the window of the first load, until a page has not exactly ten [TX-505, TX-510, TX-511]", async () => {
    entries = entriesOf(20);
    open();
    await shown(10);
    press(messages.list.more);
    await shown(20);
    // The second page had ten: there may be more.
    press(messages.list.more);
    await waitFor(() => expect(screen.queryByRole("button", { name: messages.list.more })).toBeNull());
    expect(queries.map(({ position }) => position)).toEqual(["0", "10", "20"]);
    expect(new Set(queries.map(({ from, to }) => `${from} ${to}`)).size).toBe(1);
    expect(screen.getByText(/^20 transactions in all/)).toBeTruthy();
  });

  test.each([9, 11])("there are none after a page of %s [TX-511]", async (count) => {
    pageLength = count;
    entries = entriesOf(15);
    open();
    await shown(count);
    expect(screen.queryByRole("button", { name: messages.list.more })).toBeNull();
  });

  test("load by themselves when the end of the list comes near [TX-515]", async () => {
    const near: (() => void)[] = [];
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
          near.push(() => notify([{ isIntersecting: true }]));
        }
        observe() {}
        disconnect() {}
      },
    );
    entries = entriesOf(13);
    open();
    await shown(10);
    act(() => near.at(-1)?.());
    await shown(13);
  });

  test("fail without a loss of what is there, and can be read again", async () => {
    entries = entriesOf(12);
    open();
    await shown(10);
    isFailing = true;
    press(messages.list.more);
    expect(text(await screen.findByRole("alert"))).toContain(messages.list.moreFailed);
    expect(rows()).toHaveLength(10);
    isFailing = false;
    press(messages.list.more);
    await shown(12);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("draw none of the rows again that are shown already, and nor does another read of the balance", async () => {
    entries = entriesOf(30);
    open();
    await shown(10);
    // Each drawing of a row writes its time.
    const formatter = Intl.DateTimeFormat.prototype as unknown as { readonly format: object };
    const written = vi.spyOn(formatter, "format", "get");
    press(messages.list.more);
    await shown(20);
    const ofPage = written.mock.calls.length;
    expect(ofPage).toBeGreaterThanOrEqual(10);
    expect(ofPage).toBeLessThan(20);
    await act(() => queryClient.invalidateQueries({ type: "active" }));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    // The newest ten were polled, and are what they were; so they are after the next page.
    const ofPoll = written.mock.calls.length - ofPage;
    expect(ofPoll).toBeLessThan(10);
    press(messages.list.more);
    await shown(30);
    expect(written.mock.calls.length - ofPage - ofPoll).toBeLessThan(20);
  });

  test("that were on the page before are shown once [TX-512]", async () => {
    entries = entriesOf(15);
    open();
    await shown(10);
    // Something moved within the window: the next page begins with the last row of this one.
    entries.splice(5, 0, entry(99, 6.5));
    press(messages.list.more);
    await shown(15);
    expect(rows().filter((row) => row.includes("€6.00"))).toHaveLength(1);
  });
});

test("on a desktop each day of a long history is a table of the same columns, with room for the largest amount of all", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  history.replaceState(null, "", `${path}?hour=168`);
  pageLength = 101;
  const largest = entry(999, 2 * 24 * 60, { amount: "123456.00", balanceAfterTransaction: "1234567.00" });
  entries = [...Array.from({ length: 100 }, (_, at) => entry(100 - at, 1)), largest];
  open();
  const tables = await screen.findAllByRole("table");
  expect(tables).toHaveLength(5);
  const widths = tables.map((table) => [...table.querySelectorAll("col")].map(({ style }) => style.width).join());
  const room = (signs: number) => `calc(${signs}ch + 1.5rem)`;
  // The hour, what it is, its state, the amount and the balance, between a picture and a button.
  const columns = [
    "4.25rem",
    ...[room("10:58 pm".length + 1), "", room("Completed".length + 1)],
    ...[room("+€123,456.00".length + 1), room("€1,234,567.00".length + 1)],
    "4.25rem",
  ];
  expect(new Set(widths)).toEqual(new Set([columns.join()]));
});

describe("the filter", () => {
  test("of category and hours is in the address, and an address brings it back [TX-505, TX-509, TX-518]", async () => {
    entries = [entry(1, 90, { type: "DEPOSIT", category: "PAYMENT" }), entry(2, 95)];
    const { unmount } = open();
    fireEvent.click(await screen.findByRole("radio", { name: words.categories.PAYMENT }));
    fireEvent.click(screen.getByRole("radio", { name: "72 hours" }));
    await shown(1);
    expect(location.search).toBe("?category=PAYMENT&hour=72");
    unmount();
    queryClient.clear();
    open();
    await shown(1);
    expect(screen.getByRole("radio", { name: "72 hours" })).toHaveProperty("checked", true);
    expect(queries.at(-1)).toMatchObject({ category: "PAYMENT" });
    for (const hours of [24, 72]) {
      fireEvent.click(screen.getByRole("radio", { name: `${hours} hours` }));
      await waitFor(() => {
        const { from = "", to = "" } = queries.at(-1) ?? {};
        expect((Date.parse(to) - Date.parse(from)) / 3_600_000).toBe(hours);
      });
    }
  });

  test("by status reads nothing: the platform does not know it [TX-505, TX-521]", async () => {
    entries = [entry(1, 1, { status: "PENDING", type: "WITHDRAW", category: "PAYMENT" }), entry(2, 2)];
    open();
    await shown(2);
    fireEvent.change(screen.getByLabelText(messages.filters.status), { target: { value: "PENDING" } });
    await shown(1);
    expect(rows()[0]).toContain(words.statuses.PENDING);
    expect(location.search).toBe("?status=PENDING");
    expect(queries).toHaveLength(1);
  });

  test.each([
    ["?from=2026-02-30&to=2026-11-25", messages.problems.impossible],
    ["?from=2026-11-25", messages.problems.incomplete],
    ["?category=EVERYTHING", messages.problems.unknown],
    ["?from=2020-01-01&to=2020-01-02", "Your history does not go back further"],
  ])("%s is refused with its reason, and the last hour is shown", async (search, reason) => {
    history.replaceState(null, "", path + search);
    entries = entriesOf(2);
    open();
    await shown(2);
    expect(text(screen.getByRole("alert"))).toContain(reason);
    expect(text(screen.getByRole("alert"))).toContain(messages.problems.instead);
    // The next choice mends the address.
    fireEvent.click(screen.getByRole("radio", { name: "24 hours" }));
    expect(location.search).toBe("?hour=24");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("of days, from and to, is typed, and what is no day stays where it was typed [TX-505]", async () => {
    const today = dayOf(Date.now());
    open();
    await screen.findByRole("button", { name: messages.filters.chooseDays });
    press(messages.filters.chooseDays);
    const form = screen.getByRole("form", { name: messages.filters.chooseDays });
    const [from, to] = within(form).getAllByRole("textbox");
    for (const field of [from, to]) fireEvent.change(field ?? form, { target: { value: "31/2/2026" } });
    press(messages.filters.show);
    await waitFor(() => expect(within(form).getAllByRole("alert").length).toBeGreaterThan(0));
    expect(location.search).toBe("");
    for (const field of [from, to]) fireEvent.change(field ?? form, { target: { value: today } });
    press(messages.filters.show);
    await waitFor(() => expect(location.search).toBe(`?from=${today}&to=${today}`));
    await waitFor(() => expect(queries.at(-1)?.from).toBe(new Date(startOfDay(today)).toISOString()));
  });

  test("an empty hour offers longer times in one press [TX-517]", async () => {
    entries = [entry(1, 90)];
    open();
    await screen.findByText(messages.empty.text);
    const offered = screen.getAllByRole("button").map(text);
    expect(offered).toEqual(expect.arrayContaining(["24 hours", "72 hours", "7 days", "30 days"]));
    press("24 hours");
    await shown(1);
    expect(location.search).toBe("?hour=24");
  });
});

describe("where the pressed button goes, the focus stays", () => {
  const pressFocused = (name: string | RegExp) => {
    screen.getByRole("button", { name }).focus();
    press(name);
  };
  const listHasFocus = () => {
    const focused = document.activeElement;
    return focused !== document.body && focused?.contains(screen.getByRole("heading", { name: messages.list.title }));
  };

  test("with the list of a longer time", async () => {
    entries = [entry(1, 90)];
    open();
    await screen.findByText(messages.empty.text);
    pressFocused("24 hours");
    await shown(1);
    expect(listHasFocus()).toBe(true);
  });

  test.each(["?status=FAILED", "?category=BONUS"])("with every kind and status instead of %s", async (search) => {
    history.replaceState(null, "", path + search);
    entries = [entry(1, 2)];
    open();
    await screen.findByText(messages.empty.narrowed);
    pressFocused(messages.empty.everything);
    await shown(1);
    expect(listHasFocus()).toBe(true);
  });

  test.each([2, 12])("with %s new rows", async (count) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    entries = entriesOf(2);
    open();
    await shown(2);
    entries.unshift(...Array.from({ length: count }, (_, at) => entry(40 - at, -0.1)));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await screen.findByRole("button", { name: /new$/ });
    pressFocused(/new$/);
    await shown(Math.min(2 + count, 10));
    expect(listHasFocus()).toBe(true);
  });

  test("at the button that opened the choice of days", async () => {
    const today = dayOf(Date.now());
    open();
    await screen.findByRole("button", { name: messages.filters.chooseDays });
    press(messages.filters.chooseDays);
    const form = screen.getByRole("form", { name: messages.filters.chooseDays });
    for (const field of within(form).getAllByRole("textbox")) fireEvent.change(field, { target: { value: today } });
    pressFocused(messages.filters.show);
    await waitFor(() => expect(screen.queryByRole("form", { name: messages.filters.chooseDays })).toBeNull());
    expect(document.activeElement?.getAttribute("aria-expanded")).toBe("false");
  });
});

describe("what happened since", () => {
  const wait = () => act(() => vi.advanceTimersByTimeAsync(30_000));
  const newer = (number: number, more: Partial<Entry> = {}) => entry(number, -0.1, more);

  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

  test("is counted every 30 s and comes when it is asked for; the list does not move by itself [TX-514]", async () => {
    entries = entriesOf(2);
    open();
    await shown(2);
    entries.unshift(newer(8), newer(7));
    await wait();
    const button = await screen.findByRole("button", { name: "2 new" });
    expect(rows()).toHaveLength(2);
    expect(queries.at(-1)).not.toHaveProperty("to");
    fireEvent.click(button);
    await shown(4);
    expect(rows()[0]).toContain("€8.00");
    expect(screen.queryByRole("button", { name: /new$/ })).toBeNull();
    await wait();
    expect(rows()).toHaveLength(4);
  });

  test("changes the status of a row at its place [TX-513]", async () => {
    entries = [entry(2, 1), entry(1, 2, { type: "DEPOSIT", category: "PAYMENT", status: "PENDING" })];
    open();
    await shown(2);
    expect(rows()[1]).toContain(words.statuses.PENDING);
    entries[1] = { ...(entries[1] ?? entry(1, 2)), status: "COMPLETED" };
    await wait();
    await waitFor(() => expect(rows()[1]).toContain(words.statuses.COMPLETED));
    expect(screen.queryByRole("button", { name: /new$/ })).toBeNull();
  });

  test("is not asked for in a window that is over [TX-514]", async () => {
    const yesterday = dayOf(Date.now() - 86_400_000);
    history.replaceState(null, "", `${path}?from=${yesterday}&to=${yesterday}`);
    open();
    await screen.findByText(messages.empty.text);
    const before = queries.length;
    await wait();
    await wait();
    expect(queries).toHaveLength(before);
  });

  test("is not asked for by who is signed out [TX-514]", async () => {
    open();
    await screen.findByText(messages.empty.text);
    act(() => dispatchSession({ type: "signed-out" }));
    const before = queries.length;
    await wait();
    expect(queries).toHaveLength(before);
  });

  test("begins the list anew where more happened than one read returns", async () => {
    entries = entriesOf(2);
    open();
    await shown(2);
    entries.unshift(...Array.from({ length: 12 }, (_, at) => newer(40 - at)));
    await wait();
    fireEvent.click(await screen.findByRole("button", { name: "More than 10 new" }));
    await shown(10);
    expect(rows()[0]).toContain("€40.00");
    press(messages.list.more);
    await shown(14);
  });
});

test("the rows of a day stand below it with its total by the player's clock; what has not moved is in none [TX-508, CONST-008]", async () => {
  history.replaceState(null, "", `${path}?hour=72`);
  const today = startOfDay(dayOf(Date.now()));
  const at = (instantMs: number) => ({ transactionDate: new Date(instantMs).toISOString() });
  entries = [
    entry(5, 0, at(today + 1)),
    entry(3, 0, { ...at(today - 1), type: "BET" }),
    entry(2, 0, { ...at(today - 2), type: "DEPOSIT", category: "PAYMENT", status: "FAILED" }),
  ];
  open();
  await shown(3);
  const [first, second] = screen.getAllByRole("list");
  expect(within(first ?? document.body).getAllByRole("listitem")).toHaveLength(1);
  expect(within(second ?? document.body).getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByText(/^Today, /)).toBeTruthy();
  expect(text(document.body)).toContain("Day total +€5.00");
  expect(text(document.body)).toContain("Day total -€3.00");
});

test.each(["?hour=72&category=CASINO", "?hour=72&status=SUCCESS"])(
  "with %s the rows of a day are not all of them, and neither is their sum",
  async (search) => {
    history.replaceState(null, "", path + search);
    entries = [entry(5, 0.05)];
    open();
    await shown(1);
    expect(text(document.body)).toContain("Shown so far +€5.00");
    expect(text(document.body)).not.toContain("Day total");
  },
);

test("a row opens its details: its type in words, the balance after it, its time, and its reference to copy", async () => {
  const copied = vi.fn();
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { clipboard: { writeText: copied } }));
  entries = [entry(7, 2)];
  open();
  await shown(1);
  press(site.table.details);
  const facts = text(screen.getByRole("listitem"));
  for (const fact of [
    `${messages.details.type}${words.types.WIN}, ${words.categories.CASINO}`,
    `${messages.columns.balanceAfter}€9.00`,
    `${messages.details.reference}TX-7`,
  ])
    expect(facts).toContain(fact);
  press(messages.details.copy);
  await screen.findByText(messages.details.copied);
  expect(copied).toHaveBeenCalledWith("TX-7");
});

test("where it cannot be read it says so, with nothing in its place; a retry brings it", async () => {
  isFailing = true;
  entries = entriesOf(1);
  open();
  const failure = await screen.findByRole("alert");
  expect(text(failure)).toContain(site.query.unreadable);
  expect(screen.queryByText(messages.empty.text)).toBeNull();
  isFailing = false;
  fireEvent.click(within(failure).getByRole("button", { name: site.query.retry }));
  await shown(1);
});

describe("the net position", () => {
  const figures = () => screen.getByRole("region", { name: messages.summary.net });

  test("is that of the window and the kind, with what was won and staked, and how it is computed [TX-505, TX-522]", async () => {
    entries = [
      entry(60, 2, { type: "DEPOSIT", category: "PAYMENT" }),
      entry(80, 1, { type: "WITHDRAW", category: "PAYMENT", status: "PENDING" }),
      entry(7, 3, { type: "DEPOSIT", category: "PAYMENT", status: "FAILED" }),
    ];
    open();
    await waitFor(() => expect(text(figures())).toContain("-€37.50"));
    for (const fact of ["Won€212.30", "Staked€249.80"]) expect(text(figures())).toContain(fact);
    await waitFor(() => expect(text(figures())).toContain("-€20.00€60.00 in, €80.00 out"));
    expect(text(figures())).toContain(messages.summary.explanation);
    fireEvent.click(screen.getByRole("radio", { name: words.categories.CASINO }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ category: "CASINO" }));
    const [first] = asked;
    expect({ from: first?.from, to: first?.to }).toEqual({ from: queries[0]?.from, to: queries[0]?.to });
  });

  test("may be one figure for what was won and lost [TX-505]", async () => {
    position = { netPosition: "5.00", winLoss: "5.00" };
    open();
    await waitFor(() => expect(text(figures())).toContain(`${messages.summary.winLoss}+€5.00`));
    expect(text(figures())).not.toContain(messages.summary.staked);
  });

  test("fails alone, and shows no amount then", async () => {
    position = null;
    entries = entriesOf(1);
    open();
    await shown(1);
    const failure = await within(figures()).findByRole("alert");
    expect(text(failure)).toContain(site.query.unreadable);
    expect(text(figures())).not.toContain("€");
  });
});

test("deposits that could not be read are said to, and read again by a press", async () => {
  let isAway = true;
  server.use(
    http.get("http://platform.test/v1/player/wallet/transactions", ({ request }) => {
      if (new URL(request.url).searchParams.get("limit") === "100" && isAway)
        return HttpResponse.json({}, { status: 500 });
    }),
  );
  open();
  const figures = () => screen.getByRole("region", { name: messages.summary.net });
  await screen.findByRole("region", { name: messages.summary.net });
  const failure = await within(figures()).findByRole("alert");
  expect(text(figures())).toContain("-€37.50");
  expect(screen.queryByText(messages.summary.netDeposits)).toBeNull();
  isAway = false;
  fireEvent.click(within(failure).getByRole("button", { name: site.query.retry }));
  expect(await screen.findByText(messages.summary.netDeposits)).toBeTruthy();
  expect(within(figures()).queryByRole("alert")).toBeNull();
});

describe.each<[string, (view: ReturnType<typeof open>) => void]>([
  ["whose player has left the page", ({ unmount }) => unmount()],
  [
    "whose player was followed by another",
    () => act(() => dispatchSession({ type: "found", player: { ...signedInPlayer(), playerId: "P2" } })),
  ],
])("a history %s", (_, leave) => {
  test.each([
    ["file", [messages.csv.make]],
    ["statement", [messages.statement.open, messages.statement.print]],
  ])("is not read to its end for a %s", async (_, buttons) => {
    const held: Request[] = [];
    server.use(
      http.get("http://platform.test/v1/player/wallet/transactions", ({ request }) => {
        const { searchParams } = new URL(request.url);
        if (searchParams.get("limit") !== "100" || searchParams.get("category") === "PAYMENT") return;
        held.push(request);
        return new Promise<never>(() => {});
      }),
    );
    entries = entriesOf(1);
    const view = open();
    await shown(1);
    for (const name of buttons) press(name);
    await waitFor(() => expect(held).toHaveLength(1));
    expect(held[0]?.signal.aborted).toBe(false);
    leave(view);
    await waitFor(() => expect(held[0]?.signal.aborted).toBe(true));
  });
});

describe("what can be taken away", () => {
  const contentOf = (file: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(file);
    });

  const linesOf = async (file = new Blob()) => (await contentOf(file)).trim().split("\r\n");

  function catchFiles() {
    const files: Blob[] = [];
    vi.stubGlobal(
      "URL",
      class extends URL {
        static override createObjectURL(file: Blob): string {
          files.push(file);
          return "blob:file";
        }
        static override revokeObjectURL() {}
      },
    );
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    return { files, names };
  }

  test("the file has every row that the filter shows, also those that are not read yet", async () => {
    const { files, names } = catchFiles();
    entries = [...entriesOf(12), entry(50, 30, { status: "FAILED", type: "DEPOSIT", category: "PAYMENT" })];
    open();
    await shown(10);
    press(messages.csv.make);
    await screen.findByText(messages.csv.done);
    expect(names).toEqual([expect.stringMatching(/^transactions_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/)]);
    const lines = await linesOf(files[0]);
    expect(lines).toHaveLength(14);
    expect(lines[0]).toContain(`${messages.columns.amount},${messages.csv.moved}`);
    expect(lines[1]).toMatch(/,Win,Casino,Done,12\.00,12\.00,9\.00,EUR,TX-12$/);
    expect(lines[13]).toMatch(/,Deposit,Payment,Failed,50\.00,0\.00,9\.00,EUR,TX-50$/);
  });

  describe("of what happened since", () => {
    const figures = () => text(screen.getByRole("region", { name: messages.summary.net }));

    beforeEach(async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      entries = entriesOf(2);
      open();
      await shown(2);
      await waitFor(() => expect(figures()).toContain("-€37.50"));
    });

    test("the file has what is not shown yet", async () => {
      const { files } = catchFiles();
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      entries.unshift(entry(7, 0));
      press(messages.csv.make);
      await screen.findByText(messages.csv.done);
      expect(await linesOf(files[0])).toHaveLength(4);
    });

    test("what is shown is in the file and in the net position, which stays until it is read again", async () => {
      const { files } = catchFiles();
      // By a clock that is ahead of the device's.
      const newest = entry(8, -5, { type: "DEPOSIT", category: "PAYMENT" });
      entries.unshift(newest);
      position = { netPosition: "99.00" };
      await act(() => vi.advanceTimersByTimeAsync(30_000));
      press(/new$/);
      expect(figures()).toContain("-€37.50");
      await shown(3);
      await waitFor(() => expect(figures()).toContain("+€99.00"));
      await waitFor(() => expect(figures()).toContain("€8.00 in"));
      expect(asked.map(({ from }) => from)).toEqual([asked[0]?.from, asked[0]?.from]);
      expect(asked[1]?.to).toBe(newest.transactionDate);
      expect(queries.filter(({ to }) => to)).toHaveLength(1);
      press(messages.csv.make);
      await screen.findByText(messages.csv.done);
      expect(await linesOf(files[0])).toHaveLength(4);
    });
  });

  test("where it cannot be read no file is made, and the button can be pressed again", async () => {
    entries = entriesOf(1);
    open();
    await shown(1);
    isFailing = true;
    press(messages.csv.make);
    expect(await screen.findByText(messages.csv.failed)).toBeTruthy();
    expect(rows()).toHaveLength(1);
  });

  test.each([
    ["/en-UN", "a4"],
    ["/en-CA", "letter"],
  ])("the statement of a month is printed at %s on %s, and gone afterwards", async (edition, paper) => {
    history.replaceState(null, "", `${edition}/my-account/banking/transactions`);
    await loadAllMessages();
    const printed: string[] = [];
    vi.stubGlobal("print", () => printed.push(document.body.lastElementChild?.getAttribute("data-paper") ?? ""));
    entries = [entry(5, 1), entry(3, 2, { type: "BET" })];
    open();
    await shown(2);
    press(messages.statement.open);
    press(messages.statement.print);
    const sheet = await screen.findByRole("table");
    expect(within(sheet).getAllByRole("row")).toHaveLength(3);
    expect(text(sheet)).toContain("TX-5");
    expect(text(document.body)).toContain(`${messages.statement.in}€5.00`);
    expect(text(document.body)).toContain(`${messages.statement.out}€3.00`);
    expect(printed).toEqual([paper]);
    act(() => void dispatchEvent(new Event("afterprint")));
    expect(screen.queryByRole("table")).toBeNull();
  });
});
