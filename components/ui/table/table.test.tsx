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
  expect(screen.queryAllByRole("table")).toHaveLength(isWide ? 2 : 0);
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

describe.each([
  ["table", true],
  ["list", false],
] as const)("each day of a %s", (role, isWide) => {
  function open(shown = groups): HTMLElement[] {
    vi.stubGlobal("matchMedia", () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));
    render(<Table {...{ caption: "Lines", columns, groups: shown }} idOf={({ id }) => id} />);
    return screen.getAllByRole(role);
  }

  test("is named by its day and has all of its rows in the page", () => {
    const days = open();
    expect(days).toEqual(["Day a", "Day d"].map((name) => screen.getByRole(role, { name })));
    expect(days.map(({ textContent }) => textContent?.match(/\w 1\.00/g))).toEqual([
      ["a 1.00", "b 1.00", "c 1.00"],
      ["d 1.00", "e 1.00"],
    ]);
  });

  test("rests while it is out of sight in a list of more than 100 rows, with the height of its rows", () => {
    const long = (count: number) => [...groups, dayOf("row", count)];
    const styles = (count: number) =>
      open(long(count)).map((day) => {
        const { contentVisibility, containIntrinsicHeight } = (isWide ? day.parentElement : day)?.style ?? {};
        return contentVisibility && `${contentVisibility} ${containIntrinsicHeight}`;
      });
    expect(new Set(styles(95))).toEqual(new Set([""]));
    cleanup();
    const row = isWide ? "(3.875rem + 1px)" : "(3.75rem + 1px)";
    const of = (rows: number) => `auto auto calc(${isWide ? rows + 1 : rows} * ${row})`;
    expect(styles(96)).toEqual([3, 2, 25, 25, 25, 21].map(of));
  });
});

test.each([
  ["table", true],
  ["list", false],
] as const)("a long day is several of a %s below one heading, and all are named by it", (role, isWide) => {
  vi.stubGlobal("matchMedia", () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));
  const day = dayOf("row", 51);
  render(<Table {...{ caption: "Lines", columns, groups: [day, ...groups] }} idOf={({ id }) => id} />);
  const parts = screen.getAllByRole(role, { name: day.title });
  const amounts = parts.map(({ textContent }) => textContent?.match(/\d+\.00/g) ?? []);
  expect(amounts.map(({ length }) => length)).toEqual([25, 25, 1]);
  expect(amounts.flat()).toEqual(day.rows.map(({ amount }) => amount));
  expect(screen.getAllByText(day.title)).toHaveLength(1);
  expect(screen.getAllByRole(role)).toHaveLength(5);
});

test("the columns of each day's table are named, and as wide as those of the others", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  render(<Table {...{ caption: "Lines", columns, groups }} widest={{ amount: "a 1.00" }} idOf={({ id }) => id} />);
  for (const table of screen.getAllByRole("table")) {
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
