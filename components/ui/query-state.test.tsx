import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import site from "@/messages/en/site.json";
import { loadAllMessages } from "@/tests/support/messages";
import { QueryState, type ShownQuery } from "./query-state";
import { slowMs } from "./use-slow";

const refetch = vi.fn();
const read: ShownQuery<string[]> = { data: ["one"], isError: false, isFetching: false, dataUpdatedAt: 0, refetch };
const noData = { ...read, data: undefined };

beforeEach(async () => {
  history.replaceState(null, "", "/en-UN/my-account/account");
  refetch.mockReset();
  await loadAllMessages();
});

const show = (query: ShownQuery<string[]>) =>
  render(
    <QueryState query={query} loading="skeleton" isEmpty={({ length }) => length === 0} empty="nothing yet">
      {(data) => data.join(" ")}
    </QueryState>,
  );

test("a wait shows its skeleton, and after five seconds a word about it", () => {
  vi.useFakeTimers();
  const { container } = show({ ...noData, isFetching: true });
  expect(screen.getAllByRole("status")[0]?.textContent).toBe("skeleton");
  act(() => void vi.advanceTimersByTime(slowMs - 1));
  expect(container.textContent).not.toContain(site.query.slow);
  act(() => void vi.advanceTimersByTime(1));
  expect(container.textContent).toContain(site.query.slow);
  vi.useRealTimers();
});

test("a wait asks nothing of the rest of the page: by :has() each element that comes to a long list would restyle all of it", () => {
  const { container } = show({ ...noData, isFetching: true });
  expect([...container.querySelectorAll("*")].filter(({ className }) => className.includes(":has("))).toEqual([]);
});

test("a failure says that nothing has changed, and is repeated by its button", () => {
  show({ ...noData, isError: true });
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toContain(site.query.unreadable);
  expect(alert.textContent).toContain(site.query.unreadableHint);
  fireEvent.click(screen.getByRole("button", { name: site.query.retry }));
  expect(refetch).toHaveBeenCalledOnce();
});

test("a failure elsewhere has words of its own and another way on, beside the same button", () => {
  render(
    <QueryState
      query={{ ...noData, isError: true }}
      loading="skeleton"
      failure={{ title: "Not searched", text: "Games open as before.", action: <a href="/en-UN">Home</a> }}
    >
      {String}
    </QueryState>,
  );
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toBe(`Not searchedGames open as before.${site.query.retry}Home`);
  fireEvent.click(screen.getByRole("button", { name: site.query.retry }));
  expect(refetch).toHaveBeenCalledOnce();
});

test("a response without content shows what belongs here", () => {
  expect(show({ ...read, data: [] }).container.textContent).toBe("nothing yet");
});

test("content stays when it could not be refreshed, with its time and a button", () => {
  const { container } = show({ ...read, isError: true, dataUpdatedAt: new Date(2026, 0, 5, 14, 5).getTime() });
  expect(container.textContent).toMatch(/As of (02|2):05 pm/i);
  expect(container.textContent).toContain("one");
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: site.query.retry }));
  expect(refetch).toHaveBeenCalledOnce();
});
