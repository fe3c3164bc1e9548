import { expect, test, vi } from "vitest";
import { combineQueries } from "./combine-queries";
import type { ShownQuery } from "./query-state";

const read = <Data>(data: Data, more: Partial<ShownQuery<Data>> = {}): ShownQuery<Data> => ({
  data,
  isError: false,
  isFetching: false,
  dataUpdatedAt: 2_000,
  errorUpdateCount: 0,
  refetch: vi.fn(),
  ...more,
});

test("has the data of each by its name, and the time of the oldest", () => {
  const { data, isError, isFetching, dataUpdatedAt } = combineQueries({
    one: read("a"),
    two: read(0, { dataUpdatedAt: 1_000 }),
  });
  expect({ data, isError, isFetching, dataUpdatedAt }).toEqual({
    data: { one: "a", two: 0 },
    isError: false,
    isFetching: false,
    dataUpdatedAt: 1_000,
  });
});

test.each(["one", "two"] as const)("has nothing while %s is missing, and waits for it", (missing) => {
  const queries = { one: read("a"), two: read("b") };
  const pending = { ...queries[missing], data: undefined, isFetching: true };
  expect(combineQueries<Record<"one" | "two", string>>({ ...queries, [missing]: pending })).toMatchObject({
    data: undefined,
    isFetching: true,
  });
});

test.each(["one", "two"] as const)("fails with %s, and keeps what was read", (failed) => {
  const queries = { one: read("a"), two: read("b") };
  const combined = combineQueries({ ...queries, [failed]: { ...queries[failed], isError: true } });
  expect(combined).toMatchObject({ data: { one: "a", two: "b" }, isError: true });
});

test("counts the failures of what is missing alone: what was read once has not failed", () => {
  const one = { ...read("a"), errorUpdateCount: 1 };
  const two = { ...read("b"), data: undefined, errorUpdateCount: 0, isFetching: true };
  expect(combineQueries<Record<"one" | "two", string>>({ one, two }).errorUpdateCount).toBe(0);
  const failed = { ...two, errorUpdateCount: 2 };
  expect(combineQueries<Record<"one" | "two", string>>({ one, two: failed }).errorUpdateCount).toBe(2);
});

test("a retry reads all of them", () => {
  const queries = { one: read("a"), two: read("b", { isError: true }) };
  combineQueries(queries).refetch();
  for (const { refetch } of Object.values(queries)) expect(refetch).toHaveBeenCalledOnce();
});
