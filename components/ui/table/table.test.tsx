import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
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

const long = (count: number) => [...groups, dayOf("row", count)];

function open(shown: typeof groups, isWide: boolean): void {
  vi.stubGlobal("matchMedia", () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));
  render(
    <Table {...{ caption: "Lines", columns, groups: shown }} widest={{ amount: "a 1.00" }} idOf={({ id }) => id} />,
  );
}

test("100 rows are one table, named by its caption, with all of its days", () => {
  open(long(95), true);
  const table = screen.getByRole("table", { name: "Lines" });
  expect(within(table).getAllByRole("row")).toHaveLength(1 + 3 + 100);
  expect(table.parentElement?.style.contentVisibility).toBe("");
});

describe.each([
  ["table", true],
  ["list", false],
] as const)("more than 100 rows", (role, isWide) => {
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
    const styles = (count: number) => {
      cleanup();
      open(long(count), isWide);
      return screen.getAllByRole(role).map((day) => {
        const { contentVisibility, containIntrinsicHeight } = (isWide ? day.parentElement : day)?.style ?? {};
        return contentVisibility && `${contentVisibility} ${containIntrinsicHeight}`;
      });
    };
    expect(new Set(styles(95))).toEqual(new Set([""]));
    const row = isWide ? "(3.875rem + 1px)" : "(3.75rem + 1px)";
    const of = (rows: number) => `auto auto calc(${isWide ? rows + 1 : rows} * ${row})`;
    expect(styles(96)).toEqual([3, 2, 25, 25, 25, 21].map(of));
  });
});

test("in a window that is too narrow for columns of a fixed width a long table stays one, with columns as wide as its cells", () => {
  const isNarrow = (query: string) => query.includes("768px");
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: isNarrow(query),
    addEventListener() {},
    removeEventListener() {},
  }));
  render(<Table {...{ caption: "Lines", columns, groups: long(96) }} idOf={({ id }) => id} />);
  const table = screen.getByRole("table", { name: "Lines" });
  expect(within(table).getAllByRole("row")).toHaveLength(1 + 3 + 101);
  expect(table.style.tableLayout).toBe("");
});

test("a list that has become short rests no longer", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const list = (count: number) => (
    <Table {...{ caption: "Lines", columns, groups: long(count) }} idOf={({ id }) => id} />
  );
  const { rerender } = render(list(96));
  const [first] = screen.getAllByRole("list");
  expect(first?.style.contentVisibility).toBe("auto");
  rerender(list(20));
  expect(screen.getAllByRole("list")[0]).toBe(first);
  expect(first?.getAttribute("style") ?? "").toBe("");
});

test("the columns of each table of a long list are named, and as wide as those of the others", () => {
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
