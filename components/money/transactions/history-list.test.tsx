import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { dayOf } from "@/lib/core/time/day";
import { queryClient } from "@/lib/session/player/player-queries";
import { dispatchSession } from "@/lib/session/store";
import {
  type Entry,
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

describe("more of them", () => {
  test("are read ten at a time, within the window of the first load, until a page has not exactly ten [TX-505, TX-510, TX-511]", async () => {
    service.entries = entriesOf(20);
    open();
    await expectRows(10);
    press(messages.list.more);
    await expectRows(20);
    // The second page had ten: there may be more.
    press(messages.list.more);
    await waitFor(() => expect(screen.queryByRole("button", { name: messages.list.more })).toBeNull());
    expect(service.queries.map(({ position }) => position)).toEqual(["0", "10", "20"]);
    expect(new Set(service.queries.map(({ from, to }) => `${from} ${to}`)).size).toBe(1);
    expect(screen.getByText(/^20 transactions in all/)).toBeTruthy();
  });

  test.each([9, 11])("there are none after a page of %s [TX-511]", async (count) => {
    service.pageLength = count;
    service.entries = entriesOf(15);
    open();
    await expectRows(count);
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
    service.entries = entriesOf(13);
    open();
    await expectRows(10);
    act(() => near.at(-1)?.());
    await expectRows(13);
  });

  test("fail without a loss of what is there, and can be read again", async () => {
    service.entries = entriesOf(12);
    open();
    await expectRows(10);
    service.isFailing = true;
    press(messages.list.more);
    expect(text(await screen.findByRole("alert"))).toContain(messages.list.moreFailed);
    expect(rows()).toHaveLength(10);
    service.isFailing = false;
    press(messages.list.more);
    await expectRows(12);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("draw none of the rows again that are shown already, and nor does another read of the balance", async () => {
    service.entries = entriesOf(30);
    open();
    await expectRows(10);
    // Each drawing of a row writes its time.
    const formatter = Intl.DateTimeFormat.prototype as unknown as { readonly format: object };
    const written = vi.spyOn(formatter, "format", "get");
    press(messages.list.more);
    await expectRows(20);
    const ofPage = written.mock.calls.length;
    expect(ofPage).toBeGreaterThanOrEqual(10);
    expect(ofPage).toBeLessThan(20);
    await act(() => queryClient.invalidateQueries({ type: "active" }));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    // The newest ten were polled, and are what they were; so they are after the next page.
    const ofPoll = written.mock.calls.length - ofPage;
    expect(ofPoll).toBeLessThan(10);
    press(messages.list.more);
    await expectRows(30);
    expect(written.mock.calls.length - ofPage - ofPoll).toBeLessThan(20);
  });

  test("that were on the page before are shown once [TX-512]", async () => {
    service.entries = entriesOf(15);
    open();
    await expectRows(10);
    // Something moved within the window: the next page begins with the last row of this one.
    service.entries.splice(5, 0, entry(99, 6.5));
    press(messages.list.more);
    await expectRows(15);
    expect(rows().filter((row) => row.includes("€6.00"))).toHaveLength(1);
  });
});

describe("what happened since", () => {
  const wait = () => act(() => vi.advanceTimersByTimeAsync(30_000));
  const newer = (number: number, more: Partial<Entry> = {}) => entry(number, -0.1, more);

  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

  test("is counted every 30 s and comes when it is asked for; the list does not move by itself [TX-514]", async () => {
    service.entries = entriesOf(2);
    open();
    await expectRows(2);
    service.entries.unshift(newer(8), newer(7));
    await wait();
    const button = await screen.findByRole("button", { name: "2 new" });
    expect(rows()).toHaveLength(2);
    expect(service.queries.at(-1)).not.toHaveProperty("to");
    fireEvent.click(button);
    await expectRows(4);
    expect(rows()[0]).toContain("€8.00");
    expect(screen.queryByRole("button", { name: /new$/ })).toBeNull();
    await wait();
    expect(rows()).toHaveLength(4);
  });

  test("changes the status of a row at its place [TX-513]", async () => {
    service.entries = [entry(2, 1), entry(1, 2, { type: "DEPOSIT", category: "PAYMENT", status: "PENDING" })];
    open();
    await expectRows(2);
    expect(rows()[1]).toContain(words.statuses.PENDING);
    service.entries[1] = { ...(service.entries[1] ?? entry(1, 2)), status: "COMPLETED" };
    await wait();
    await waitFor(() => expect(rows()[1]).toContain(words.statuses.COMPLETED));
    expect(screen.queryByRole("button", { name: /new$/ })).toBeNull();
  });

  test("is not asked for in a window that is over [TX-514]", async () => {
    const yesterday = dayOf(Date.now() - 86_400_000);
    history.replaceState(null, "", `${path}?from=${yesterday}&to=${yesterday}`);
    open();
    await screen.findByText(messages.empty.text);
    const before = service.queries.length;
    await wait();
    await wait();
    expect(service.queries).toHaveLength(before);
  });

  test("is not asked for by who is signed out [TX-514]", async () => {
    open();
    await screen.findByText(messages.empty.text);
    act(() => dispatchSession({ type: "signed-out" }));
    const before = service.queries.length;
    await wait();
    expect(service.queries).toHaveLength(before);
  });

  test("begins the list anew where more happened than one read returns", async () => {
    service.entries = entriesOf(2);
    open();
    await expectRows(2);
    service.entries.unshift(...Array.from({ length: 12 }, (_, at) => newer(40 - at)));
    await wait();
    fireEvent.click(await screen.findByRole("button", { name: "More than 10 new" }));
    await expectRows(10);
    expect(rows()[0]).toContain("€40.00");
    press(messages.list.more);
    await expectRows(14);
  });
});
