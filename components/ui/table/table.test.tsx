import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Table } from "@/components/ui/table";
import { columnRoom } from "@/components/ui/table/column-room";
import { loadAllMessages } from "@/tests/support/messages";

interface Line {
  id: string;
  amount: string;
}

const drawn: string[] = [];
const columns = [
  {
    ...{ id: "amount", header: "Amount", inList: "value" as const },
    cell({ id, amount }: Line) {
      drawn.push(id);
      return amount;
    },
  },
];
const groups = [
  ["a", "b", "c"],
  ["d", "e"],
].map((ids) => ({
  id: `day-${ids[0]}`,
  title: `Day ${ids[0]}`,
  rows: ids.map((id) => ({ id, amount: `${id} 1.00` })),
}));
const dayOf = (id: string, count: number) => ({
  id,
  title: `Day ${id}`,
  rows: Array.from({ length: count }, (_, at) => ({ id: `${id}-${at}`, amount: `${at}.00` })),
});

beforeEach(loadAllMessages);

test.each([
  ["table", true],
  ["list", false],
])("opening and closing the details of a row draws that row of a %s, and no other", (_look, isWide) => {
  vi.stubGlobal("matchMedia", () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));
  render(
    <Table {...{ caption: "Lines", columns, groups }} idOf={({ id }) => id} details={({ id }) => `details of ${id}`} />,
  );
  expect(screen.queryAllByRole("table")).toHaveLength(isWide ? 1 : 0);
  const buttons = screen.getAllByRole("button", { expanded: false });
  expect(buttons).toHaveLength(5);
  const press = (at: number) => act(() => void fireEvent.click(buttons[at] as HTMLElement));

  drawn.length = 0;
  press(1);
  expect([screen.queryByText("details of b") !== null, [...new Set(drawn)]]).toEqual([true, ["b"]]);
  drawn.length = 0;
  press(2);
  expect([screen.queryByText("details of b"), [...new Set(drawn)].sort()]).toEqual([null, ["b", "c"]]);
  drawn.length = 0;
  press(2);
  expect([screen.queryByText("details of c"), [...new Set(drawn)]]).toEqual([null, ["c"]]);
});

const widest = { amount: "a 1.00" };
const long = (count: number) => [...groups, dayOf("row", count)];
const showIn = (matches: (query: string) => boolean) =>
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: matches(query),
    addEventListener() {},
    removeEventListener() {},
  }));

function open(shown: typeof groups, isWide: boolean) {
  showIn(() => isWide);
  const table = (rows: typeof groups) => (
    <Table {...{ caption: "Lines", columns, widest, groups: rows }} idOf={({ id }) => id} details={({ id }) => id} />
  );
  const { rerender } = render(table(shown));
  return (rows: typeof groups) => rerender(table(rows));
}

test("rows that are all known are one table, named by its caption, with all of its days", () => {
  showIn(() => true);
  render(<Table {...{ caption: "Lines", columns, groups: long(96) }} idOf={({ id }) => id} />);
  const table = screen.getByRole("table", { name: "Lines" });
  expect(within(table).getAllByRole("row")).toHaveLength(1 + 3 + 101);
  expect(table.parentElement?.style.contentVisibility).toBe("");
});

describe.each([
  ["table", true],
  ["list", false],
] as const)("rows that grow page by page", (role, isWide) => {
  test(`are of each day a ${role} of its own, named by it, and of a long day several below one heading`, () => {
    open(long(96), isWide);
    const days = screen.getAllByRole(role);
    expect(days).toEqual(["Day a", "Day d", "Day row"].flatMap((name) => screen.getAllByRole(role, { name })));
    const amounts = days.map(({ textContent }) => textContent?.match(/\d+\.00/g) ?? []);
    expect(amounts.map(({ length }) => length)).toEqual([3, 2, 25, 25, 25, 21]);
    expect(amounts.slice(2).flat()).toEqual(dayOf("row", 96).rows.map(({ amount }) => amount));
    expect(screen.getAllByText("Day row")).toHaveLength(1);
  });

  test(`rest as a ${role} while they are out of sight, with the height of their rows`, () => {
    open(long(96), isWide);
    const styles = screen.getAllByRole(role).map((day) => {
      const { contentVisibility, containIntrinsicHeight } = (isWide ? day.parentElement : day)?.style ?? {};
      return contentVisibility && `${contentVisibility} ${containIntrinsicHeight}`;
    });
    const row = isWide ? "(3.875rem + 1px)" : "(3.75rem + 1px)";
    const of = (rows: number) => `auto auto calc(${isWide ? rows + 1 : rows} * ${row})`;
    expect(styles).toEqual([3, 2, 25, 25, 25, 21].map(of));
  });

  test(`stay the same elements of a ${role} when the 101st comes, with their focus and their open details`, () => {
    const show = open(long(95), isWide);
    const [button] = screen.getAllByRole("button", { expanded: false });
    act(() => void fireEvent.click(button as HTMLElement));
    button?.focus();
    const before = screen.getAllByRole(role);
    show(long(96));
    expect(screen.getAllByRole(role)).toEqual(before);
    expect([document.activeElement, button?.getAttribute("aria-expanded")]).toEqual([button, "true"]);
  });
});

test.each([true, false])(
  "a page more, whose groups are made anew, draws the part that it comes into alone (table: %s)",
  (isWide) => {
    showIn(() => isWide);
    const asked = new Set<string>();
    const idOf = ({ id }: Line) => {
      asked.add(id);
      return id;
    };
    const known = long(200).map(({ rows, ...group }) => ({ ...group, rows }));
    const shown = (count: number) =>
      known.map((group) => ({ ...group, total: `of ${count}`, rows: group.rows.slice(0, count) }));
    const table = (count: number) => (
      <Table {...{ caption: "Lines", columns, idOf, groups: shown(count) }} widest={{ ...widest }} />
    );
    const { rerender } = render(table(180));
    asked.clear();
    rerender(table(190));
    expect([...asked].filter((id) => id.startsWith("row-"))).toEqual(
      // The first part shows the total of its day.
      [
        ...Array.from({ length: 25 }, (_, at) => `row-${at}`),
        ...Array.from({ length: 15 }, (_, at) => `row-${175 + at}`),
      ],
    );
  },
);

test("in a window that is too narrow for columns of a fixed width rows that grow are a list, others a table", () => {
  showIn((query) => query.includes("768px"));
  const table = (props: { widest?: typeof widest }) => (
    <Table {...{ caption: "Lines", columns, groups, ...props }} idOf={({ id }) => id} />
  );
  const { rerender } = render(table({ widest }));
  expect(screen.getAllByRole("list")).toHaveLength(2);
  expect(screen.queryByRole("table")).toBeNull();
  rerender(table({}));
  expect(screen.getByRole("table", { name: "Lines" }).style.tableLayout).toBe("");
});

test("a list that grows no longer does not rest", () => {
  showIn(() => false);
  const list = (props: { widest?: typeof widest }) => (
    <Table {...{ caption: "Lines", columns, groups, ...props }} idOf={({ id }) => id} />
  );
  const { rerender } = render(list({ widest }));
  const [first] = screen.getAllByRole("list");
  expect(first?.style.contentVisibility).toBe("auto");
  rerender(list({}));
  expect(screen.getAllByRole("list")[0]).toBe(first);
  expect(first?.getAttribute("style") ?? "").toBe("");
});

test("the columns of each table of a list that grows are named, and as wide as those of the others", () => {
  open(long(96), true);
  const tables = screen.getAllByRole("table");
  expect(tables).toHaveLength(6);
  for (const table of tables) {
    expect(within(table).getAllByRole("columnheader", { name: "Amount" })).toHaveLength(1);
    expect(table.style.tableLayout).toBe("fixed");
    expect(table.querySelector("col")?.style.width).toBe("calc(7ch + 1.5rem)");
  }
});

test.each([
  ["Amount", "\u20ac1.00", "calc(6ch + 1.5rem)"],
  ["Balance after", "\u20ac1.00", "calc(12ch + 1.5rem)"],
  ["\u72b6\u614b", "\u53d6\u308a\u6d88\u3055\u308c\u307e\u3057\u305f", "calc(15ch + 1.5rem)"],
])("a column %s with %s has the room of the wider of both", (header, text, room) => {
  expect(columnRoom(header, text)).toBe(room);
});
