import { QueryClient, useQuery } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import site from "@/messages/en/site.json";
import { loadAllMessages } from "@/tests/support/messages";
import { QueryState, type ShownQuery } from "./query-state";
import { slowMs } from "./use-slow";

const refetch = vi.fn();
const read: ShownQuery<string[]> = {
  data: ["one"],
  isError: false,
  isFetching: false,
  dataUpdatedAt: 0,
  errorUpdateCount: 0,
  refetch,
};
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

/** Draws a query whose responses come from `answers`, beside a title. */
function showAnswers(answers: Promise<string>[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryFn = () => answers.shift() ?? Promise.reject(new Error("No more responses."));
  function Island() {
    const query = useQuery({ queryKey: ["it"], queryFn }, client);
    return (
      <section>
        <h2>Title</h2>
        <QueryState query={query} loading="skeleton">
          {(data) => <p>{data}</p>}
        </QueryState>
      </section>
    );
  }
  render(<Island />);
}

const retryButton = () => screen.findByRole("button", { name: site.query.retry });
const failed = () => Promise.reject(new Error("No response."));

test("a retry keeps its button and the focus while it lasts, and says so when it fails again", async () => {
  let failAgain = () => {};
  const second = new Promise<string>((_, reject) => {
    failAgain = () => reject(new Error("No response."));
  });
  showAnswers([failed(), second]);
  const button = await retryButton();
  const said = screen.getByText(site.query.unreadableHint);
  button.focus();
  fireEvent.click(button);
  await vi.waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
  expect(document.activeElement).toBe(button);
  expect(screen.getByText(site.query.unreadableHint)).toBe(said);
  failAgain();
  await vi.waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull());
  expect(document.activeElement).toBe(button);
  // What is new in an alert is read.
  expect(screen.getByText(site.query.unreadableHint)).not.toBe(said);
});

test("a retry that succeeds leaves the focus where the content is", async () => {
  showAnswers([failed(), Promise.resolve("content")]);
  const button = await retryButton();
  button.focus();
  fireEvent.click(button);
  const content = await screen.findByText("content");
  expect(document.activeElement).toBe(content.parentElement);
});

test("content that is refreshed leaves the focus where it is", () => {
  const refreshed = { ...read, isError: true };
  const draw = (query: ShownQuery<string[]>) => (
    <section>
      <QueryState query={query} loading="skeleton">
        {(data) => data.join(" ")}
      </QueryState>
    </section>
  );
  const { rerender, container } = render(draw(refreshed));
  screen.getByRole("button", { name: site.query.retry }).focus();
  rerender(draw(read));
  expect(document.activeElement).toBe(container.firstChild);
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
