import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { dayOf, startOfDay } from "@/lib/core/time/day";
import site from "@/messages/en/site.json";
import {
  entriesOf,
  entry,
  expectRows,
  messages,
  minuteMs,
  open,
  path,
  prepareHistory,
  press,
  rows,
  service,
  text,
  words,
} from "@/tests/support/islands/history-view";
import { server } from "@/tests/support/msw";

prepareHistory();

const neonDrift = {
  ...{ gameId: "relax:neondrift", lobbyPageType: "casino", href: "/en-UN/play/neon-drift", name: "Neon Drift" },
  ...{ studio: "Relax", isTouchOnly: false, closedIn: [], needsMoney: false, picture: { plain: "", fine: "" } },
};

test("the first load applies the filter: everything of the last hour, ten of them, without hour and status [TX-509, TX-516, TX-517, TX-519, TX-520, TX-521]", async () => {
  service.entries = [...entriesOf(3), entry(99, 61)];
  open();
  await expectRows(3);
  const [query] = service.queries;
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
    service.entries = [entry(2, 10), entry(1, offMs / minuteMs + 10)];
    open();
    await expectRows(1);
    expect(rows()[0]).toContain("€1.00");
    for (const { to = "" } of [service.queries[0] ?? {}, service.asked[0] ?? {}])
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
  service.entries = [entry(1, 10)];
  open();
  await expectRows(1);
});

test("on a desktop each day of a long history is a table of the same columns, with room for the largest amount of all", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  history.replaceState(null, "", `${path}?hour=168`);
  service.pageLength = 101;
  const largest = entry(999, 2 * 24 * 60, { amount: "123456.00", balanceAfterTransaction: "1234567.00" });
  service.entries = [...Array.from({ length: 100 }, (_, at) => entry(100 - at, 1)), largest];
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

test("the rows of a day stand below it with its total by the player's clock; what has not moved is in none [TX-508, CONST-008]", async () => {
  history.replaceState(null, "", `${path}?hour=72`);
  const today = startOfDay(dayOf(Date.now()));
  const at = (instantMs: number) => ({ transactionDate: new Date(instantMs).toISOString() });
  service.entries = [
    entry(5, 0, at(today + 1)),
    entry(3, 0, { ...at(today - 1), type: "BET" }),
    entry(2, 0, { ...at(today - 2), type: "DEPOSIT", category: "PAYMENT", status: "FAILED" }),
  ];
  open();
  await expectRows(3);
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
    service.entries = [entry(5, 0.05)];
    open();
    await expectRows(1);
    expect(text(document.body)).toContain("Shown so far +€5.00");
    expect(text(document.body)).not.toContain("Day total");
  },
);

test("a row opens its details: its type in words, the balance after it, its time, and its reference to copy", async () => {
  const copied = vi.fn();
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { clipboard: { writeText: copied } }));
  service.entries = [entry(7, 2)];
  open();
  await expectRows(1);
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
  service.isFailing = true;
  service.entries = entriesOf(1);
  open();
  const failure = await screen.findByRole("alert");
  expect(text(failure)).toContain(site.query.unreadable);
  expect(screen.queryByText(messages.empty.text)).toBeNull();
  service.isFailing = false;
  fireEvent.click(within(failure).getByRole("button", { name: site.query.retry }));
  await expectRows(1);
});

describe("the net position", () => {
  const figures = () => screen.getByRole("region", { name: messages.summary.net });

  test("is that of the window and the kind, with what was won and staked, and how it is computed [TX-505, TX-522]", async () => {
    service.entries = [
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
    await waitFor(() => expect(service.asked.at(-1)).toMatchObject({ category: "CASINO" }));
    const [first] = service.asked;
    expect({ from: first?.from, to: first?.to }).toEqual({
      from: service.queries[0]?.from,
      to: service.queries[0]?.to,
    });
  });

  test("may be one figure for what was won and lost [TX-505]", async () => {
    service.position = { netPosition: "5.00", winLoss: "5.00" };
    open();
    await waitFor(() => expect(text(figures())).toContain(`${messages.summary.winLoss}+€5.00`));
    expect(text(figures())).not.toContain(messages.summary.staked);
  });

  test("fails alone, and shows no amount then", async () => {
    service.position = null;
    service.entries = entriesOf(1);
    open();
    await expectRows(1);
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

test("a row names its game before it is opened, and its kind where the game is not offered any more", async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get("*/api/player/games", ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("games"));
      return HttpResponse.json({ items: [neonDrift], isComplete: true });
    }),
  );
  service.entries = [
    entry(3, 1, { type: "BET", gameId: neonDrift.gameId }),
    entry(2, 2, { type: "BET", gameId: "relax:gone" }),
    entry(1, 3, { type: "BET", gameId: neonDrift.gameId }),
  ];
  open();
  await expectRows(3);
  await waitFor(() => expect(rows()[0]).toContain(`${words.types.BET}${neonDrift.name}`));
  expect(rows()[1]).toContain(`${words.types.BET}${words.categories.CASINO}`);
  expect(rows()[2]).toContain(neonDrift.name);
  // One call for all of them.
  expect(asked).toEqual([`casino:${neonDrift.gameId},casino:relax:gone`]);
  fireEvent.click(screen.getAllByRole("button", { name: site.table.details })[0] ?? document.body);
  expect(screen.getByRole("link", { name: neonDrift.name }).getAttribute("href")).toBe(neonDrift.href);
});
