import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { dayOf, startOfDay } from "@/lib/core/time/day";
import { queryClient } from "@/lib/session/player/player-queries";
import {
  entriesOf,
  entry,
  expectRows,
  messages,
  open,
  path,
  prepareHistory,
  press,
  rows,
  service,
  text,
  words,
} from "@/tests/support/islands/history-view";

prepareHistory();

describe("the filter", () => {
  test("of category and hours is in the address, and an address brings it back [TX-505, TX-509, TX-518]", async () => {
    service.entries = [entry(1, 90, { type: "DEPOSIT", category: "PAYMENT" }), entry(2, 95)];
    const { unmount } = open();
    fireEvent.click(await screen.findByRole("radio", { name: words.categories.PAYMENT }));
    fireEvent.click(screen.getByRole("radio", { name: "72 hours" }));
    await expectRows(1);
    expect(location.search).toBe("?category=PAYMENT&hour=72");
    unmount();
    queryClient.clear();
    open();
    await expectRows(1);
    expect(screen.getByRole("radio", { name: "72 hours" })).toHaveProperty("checked", true);
    expect(service.queries.at(-1)).toMatchObject({ category: "PAYMENT" });
    for (const hours of [24, 72]) {
      fireEvent.click(screen.getByRole("radio", { name: `${hours} hours` }));
      await waitFor(() => {
        const { from = "", to = "" } = service.queries.at(-1) ?? {};
        expect((Date.parse(to) - Date.parse(from)) / 3_600_000).toBe(hours);
      });
    }
  });

  test("by status reads nothing: the platform does not know it [TX-505, TX-521]", async () => {
    service.entries = [entry(1, 1, { status: "PENDING", type: "WITHDRAW", category: "PAYMENT" }), entry(2, 2)];
    open();
    await expectRows(2);
    fireEvent.change(screen.getByLabelText(messages.filters.status), { target: { value: "PENDING" } });
    await expectRows(1);
    expect(rows()[0]).toContain(words.statuses.PENDING);
    expect(location.search).toBe("?status=PENDING");
    expect(service.queries).toHaveLength(1);
  });

  test.each([
    ["?from=2026-02-30&to=2026-11-25", messages.problems.impossible],
    ["?from=2026-11-25", messages.problems.incomplete],
    ["?category=EVERYTHING", messages.problems.unknown],
    ["?from=2020-01-01&to=2020-01-02", "Your history does not go back further"],
  ])("%s is refused with its reason, and the last hour is shown", async (search, reason) => {
    history.replaceState(null, "", path + search);
    service.entries = entriesOf(2);
    open();
    await expectRows(2);
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
    await waitFor(() => expect(service.queries.at(-1)?.from).toBe(new Date(startOfDay(today)).toISOString()));
  });

  test("an empty hour offers longer times in one press [TX-517]", async () => {
    service.entries = [entry(1, 90)];
    open();
    await screen.findByText(messages.empty.text);
    const offered = screen.getAllByRole("button").map(text);
    expect(offered).toEqual(expect.arrayContaining(["24 hours", "72 hours", "7 days", "30 days"]));
    press("24 hours");
    await expectRows(1);
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
    service.entries = [entry(1, 90)];
    open();
    await screen.findByText(messages.empty.text);
    pressFocused("24 hours");
    await expectRows(1);
    expect(listHasFocus()).toBe(true);
  });

  test.each(["?status=FAILED", "?category=BONUS"])("with every kind and status instead of %s", async (search) => {
    history.replaceState(null, "", path + search);
    service.entries = [entry(1, 2)];
    open();
    await screen.findByText(messages.empty.narrowed);
    pressFocused(messages.empty.everything);
    await expectRows(1);
    expect(listHasFocus()).toBe(true);
  });

  test.each([2, 12])("with %s new rows", async (count) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    service.entries = entriesOf(2);
    open();
    await expectRows(2);
    service.entries.unshift(...Array.from({ length: count }, (_, at) => entry(40 - at, -0.1)));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await screen.findByRole("button", { name: /new$/ });
    pressFocused(/new$/);
    await expectRows(Math.min(2 + count, 10));
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
