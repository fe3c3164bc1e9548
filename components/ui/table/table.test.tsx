import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { Table } from "@/components/ui/table";
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
].map((ids) => ({ id: `day-${ids[0]}`, title: "A day", rows: ids.map((id) => ({ id, amount: `${id} 1.00` })) }));

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
