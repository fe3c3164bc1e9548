import { fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import site from "@/messages/en/site.json";
import { loadAllMessages } from "@/tests/support/messages";
import { DateRange } from "./date-range";
import { type Step, Stepper } from "./stepper";
import { Table } from "./table";
import type { Column } from "./table/columns";

beforeEach(async () => {
  history.replaceState(null, "", "/en-UN/my-account/account");
  await loadAllMessages();
});

describe("a stepper", () => {
  const steps: Step[] = [
    { title: "Asked for", state: "done" },
    { title: "Our check", state: "current", detail: "Since today", next: "We act next." },
    { title: "Paid out", state: "later" },
  ];

  test("marks the present step, says the state of the others, and who acts next", () => {
    render(<Stepper label="Withdrawal" steps={steps} />);
    const items = within(screen.getByRole("list", { name: "Withdrawal" })).getAllByRole("listitem");
    expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([null, "step", null]);
    const [done, current, later] = items.map((item) => item.textContent);
    expect([done, current]).toEqual([`Asked for, ${site.steps.done}`, "Our checkSince todayWe act next."]);
    expect(later).toContain(`Paid out, ${site.steps.later}`);
  });

  test("says that a step has failed", () => {
    render(<Stepper label="Withdrawal" steps={[{ title: "Paid out", state: "failed" }]} direction="horizontal" />);
    expect(screen.getByRole("listitem").textContent).toBe(`Paid out, ${site.steps.failed}`);
  });
});

describe("a table", () => {
  interface Row {
    id: string;
    name: string;
    time: string;
    amount: string;
  }
  const columns: Column<Row>[] = [
    { id: "name", header: "What", cell: ({ name }) => name, inList: "title" },
    { id: "time", header: "Time", cell: ({ time }) => time, inList: "note" },
    { id: "amount", header: "Amount", cell: ({ amount }) => amount, isAtEnd: true, inList: "value" },
    { id: "reference", header: "Reference", cell: ({ id }) => id, inList: null },
  ];
  const rows = [
    { id: "a", name: "Deposit", time: "2:31 pm", amount: "+€20.00" },
    { id: "b", name: "Withdrawal", time: "9:12 am", amount: "−€150.00" },
  ];
  const listeners = new Set<() => void>();
  let isWide: boolean;

  function open(wide: boolean, isNarrow = false) {
    isWide = wide;
    vi.stubGlobal("matchMedia", () => ({
      get matches() {
        return isWide;
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }));
    return render(
      <Table
        isNarrow={isNarrow}
        caption="Transactions"
        columns={columns}
        groups={[{ id: "today", title: "Today", total: "−€130.00", rows }]}
        idOf={({ id }) => id}
        details={({ id }) => `Details of ${id}`}
      />,
    );
  }
  const buttons = () => screen.getAllByRole("button", { name: site.table.details });

  test("on a desktop has its columns, and its groups with their totals", () => {
    open(true);
    const table = screen.getByRole("table", { name: "Transactions" });
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["What", "Time", "Amount", "Reference"]);
    expect(within(table).getByRole("row", { name: "Today −€130.00" })).toBeTruthy();
    expect(within(table).getByRole("row", { name: /^Deposit 2:31 pm \+€20.00 a/ })).toBeTruthy();
  });

  test("on a phone is a list of the same rows, without what a list leaves out", () => {
    open(false);
    expect(screen.queryByRole("table")).toBeNull();
    const items = within(screen.getByRole("list", { name: "Today" })).getAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual(["Deposit2:31 pm+€20.00", "Withdrawal9:12 am−€150.00"]);
  });

  test("in a narrow card is that list on a desktop too", () => {
    open(true, true);
    expect(screen.queryByRole("table")).toBeNull();
    expect(within(screen.getByRole("list", { name: "Today" })).getAllByRole("listitem")).toHaveLength(2);
  });

  test.each([true, false])("opens the details of one row at a time (desktop: %s)", (wide) => {
    const { container } = open(wide);
    const [first, second] = buttons();
    const opened = () => container.textContent?.match(/Details of \w/g);
    fireEvent.click(first ?? expect.fail("no button"));
    expect(opened()).toEqual(["Details of a"]);
    expect(first?.getAttribute("aria-expanded")).toBe("true");
    expect(document.getElementById(first?.getAttribute("aria-controls") ?? "")?.textContent).toBe("Details of a");
    fireEvent.click(second ?? expect.fail("no button"));
    expect(opened()).toEqual(["Details of b"]);
    fireEvent.click(second ?? expect.fail("no button"));
    expect(opened()).toBeNull();
  });

  test.each([true, false])("draws no other group again when details open or close (desktop: %s)", (wide) => {
    isWide = wide;
    vi.stubGlobal("matchMedia", () => ({ matches: wide, addEventListener: () => {}, removeEventListener: () => {} }));
    const cell = vi.fn(({ name }: Row) => name);
    const groups = rows.map((row) => ({ id: row.id, title: `Day ${row.id}`, rows: [row] }));
    const name: Column<Row> = { id: "name", header: "What", cell, inList: "title" };
    render(
      <Table
        caption="All"
        columns={[name]}
        groups={groups}
        idOf={({ id }) => id}
        details={({ id }) => `Details of ${id}`}
      />,
    );
    for (const _ of ["opens", "closes"]) {
      cell.mockClear();
      fireEvent.click(buttons()[0] ?? expect.fail("no button"));
      expect(new Set(cell.mock.calls.map(([row]) => row.id))).toEqual(new Set(["a"]));
    }
  });

  test("keeps the open row when the window changes", async () => {
    const { container } = open(true);
    fireEvent.click(buttons()[0] ?? expect.fail("no button"));
    isWide = false;
    for (const listener of listeners) listener();
    expect(await screen.findByRole("list", { name: "Today" })).toBeTruthy();
    expect(container.textContent).toContain("Details of a");
  });
});

describe("a range of dates", () => {
  function Typed({ error = null }: { error?: string | null }) {
    const [value, onChange] = useState({ from: "", to: "" });
    return (
      <DateRange
        legend="Days to show"
        bounds={{ earliest: "2025-11-25", latest: "2026-11-25" }}
        {...{ name: "days", value, onChange, error, onBlur: () => {}, readOnly: false }}
      />
    );
  }
  function type(name: string, text: string): HTMLElement {
    const field = screen.getByRole("textbox", { name });
    fireEvent.change(field, { target: { value: text } });
    return field;
  }
  const { from, to, endsBeforeStart } = site.form.dateRange;

  test("is a named group that says which days there are", () => {
    render(<Typed />);
    const description = "Days from 25 November 2025 to 25 November 2026";
    expect(screen.getByRole("group", { name: "Days to show", description })).toBeTruthy();
  });

  test("judges the end before the start once it is left, at the end", () => {
    render(<Typed />);
    fireEvent.blur(type(from, "2/11/2026"));
    const end = type(to, "1/11/2026");
    expect(screen.queryByRole("alert")).toBeNull();
    fireEvent.blur(end);
    expect(screen.getByRole("alert").textContent).toBe(endsBeforeStart);
    expect(end.getAttribute("aria-invalid")).toBe("true");
    fireEvent.blur(type(to, "3/11/2026"));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("names the nearest day that may be chosen", () => {
    render(<Typed />);
    fireEvent.blur(type(from, "24/11/2025"));
    expect(screen.getByRole("alert").textContent).toBe("Choose 25 November 2025 or a later day.");
    fireEvent.blur(type(from, ""));
    fireEvent.blur(type(to, "26/11/2026"));
    expect(screen.getByRole("alert").textContent).toBe("Choose 25 November 2026 or an earlier day.");
  });

  test("shows an error of the form at the day that is missing", () => {
    const { rerender } = render(<Typed />);
    fireEvent.blur(type(from, "2/11/2026"));
    rerender(<Typed error="Enter both days." />);
    const end = screen.getByRole("textbox", { name: to });
    expect(end.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("alert").textContent).toBe("Enter both days.");
  });
});
