import { act, render, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Transaction } from "@/lib/money/transactions/schema";
import { dispatchSession } from "@/lib/session/store";
import { signedInPlayer } from "@/tests/contract/session/browser";
import {
  entriesOf,
  entry,
  expectRows,
  messages,
  open,
  prepareHistory,
  press,
  rows,
  service,
  text,
} from "@/tests/support/islands/history-view";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { StatementSheet } from "./statement-sheet";

prepareHistory();

describe.each<[string, (view: ReturnType<typeof open>) => void]>([
  ["whose player has left the page", ({ unmount }) => unmount()],
  [
    "whose player was followed by another",
    () => act(() => dispatchSession({ type: "found", player: { ...signedInPlayer(), playerId: "P2" } })),
  ],
])("a history %s", (_, leave) => {
  test.each([
    ["file", [messages.csv.make]],
    ["statement", [messages.statement.open, messages.statement.print]],
  ])("is not read to its end for a %s", async (_, buttons) => {
    const held: Request[] = [];
    server.use(
      http.get("http://platform.test/v1/player/wallet/transactions", ({ request }) => {
        const { searchParams } = new URL(request.url);
        if (searchParams.get("limit") !== "100" || searchParams.get("category") === "PAYMENT") return;
        held.push(request);
        return new Promise<never>(() => {});
      }),
    );
    service.entries = entriesOf(1);
    const view = open();
    await expectRows(1);
    for (const name of buttons) press(name);
    await waitFor(() => expect(held).toHaveLength(1));
    expect(held[0]?.signal.aborted).toBe(false);
    leave(view);
    await waitFor(() => expect(held[0]?.signal.aborted).toBe(true));
  });
});

describe("what can be taken away", () => {
  const contentOf = (file: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(file);
    });

  const linesOf = async (file = new Blob()) => (await contentOf(file)).trim().split("\r\n");

  function catchFiles() {
    const files: Blob[] = [];
    vi.stubGlobal(
      "URL",
      class extends URL {
        static override createObjectURL(file: Blob): string {
          files.push(file);
          return "blob:file";
        }
        static override revokeObjectURL() {}
      },
    );
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    return { files, names };
  }

  test("the file has every row that the filter shows, also those that are not read yet", async () => {
    const { files, names } = catchFiles();
    service.entries = [
      ...entriesOf(12),
      entry(50, 30, { status: "FAILED", type: "DEPOSIT", category: "PAYMENT" }),
      entry(60, 40, { type: "TIP" }),
    ];
    open();
    await expectRows(10);
    press(messages.csv.make);
    await screen.findByText(messages.csv.done);
    expect(names).toEqual([expect.stringMatching(/^transactions_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/)]);
    const lines = await linesOf(files[0]);
    expect(lines).toHaveLength(15);
    expect(lines[0]).toContain(`${messages.columns.amount},${messages.csv.moved}`);
    expect(lines[1]).toMatch(/,Win,Casino,Done,12\.00,12\.00,9\.00,EUR,TX-12$/);
    expect(lines[13]).toMatch(/,Deposit,Payment,Failed,50\.00,0\.00,9\.00,EUR,TX-50$/);
    // Which way it went, nobody knows.
    expect(lines[14]).toMatch(/,TIP,Casino,Done,60\.00,,9\.00,EUR,TX-60$/);
  });

  describe("of what happened since", () => {
    const figures = () => text(screen.getByRole("region", { name: messages.summary.net }));

    beforeEach(async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      service.entries = entriesOf(2);
      open();
      await expectRows(2);
      await waitFor(() => expect(figures()).toContain("-€37.50"));
    });

    test("the file has what is not shown yet", async () => {
      const { files } = catchFiles();
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      service.entries.unshift(entry(7, 0));
      press(messages.csv.make);
      await screen.findByText(messages.csv.done);
      expect(await linesOf(files[0])).toHaveLength(4);
    });

    test("what is shown is in the file and in the net position, which stays until it is read again", async () => {
      const { files } = catchFiles();
      // By a clock that is ahead of the device's.
      const newest = entry(8, -5, { type: "DEPOSIT", category: "PAYMENT" });
      service.entries.unshift(newest);
      service.position = { netPosition: "99.00" };
      await act(() => vi.advanceTimersByTimeAsync(30_000));
      press(/new$/);
      expect(figures()).toContain("-€37.50");
      await expectRows(3);
      await waitFor(() => expect(figures()).toContain("+€99.00"));
      await waitFor(() => expect(figures()).toContain("€8.00 in"));
      expect(service.asked.map(({ from }) => from)).toEqual([service.asked[0]?.from, service.asked[0]?.from]);
      expect(service.asked[1]?.to).toBe(newest.transactionDate);
      expect(service.queries.filter(({ to }) => to)).toHaveLength(1);
      press(messages.csv.make);
      await screen.findByText(messages.csv.done);
      expect(await linesOf(files[0])).toHaveLength(4);
    });
  });

  test("where it cannot be read no file is made, and the button can be pressed again", async () => {
    service.entries = entriesOf(1);
    open();
    await expectRows(1);
    service.isFailing = true;
    press(messages.csv.make);
    expect(await screen.findByText(messages.csv.failed)).toBeTruthy();
    expect(rows()).toHaveLength(1);
  });

  test("a statement is printed at every press, also where the browser does not say when the last print has ended", async () => {
    const printed = vi.fn();
    vi.stubGlobal("print", printed);
    service.entries = [entry(5, 1)];
    open();
    await expectRows(1);
    press(messages.statement.open);
    for (const times of [1, 2]) {
      press(messages.statement.print);
      await waitFor(() => expect(printed).toHaveBeenCalledTimes(times));
    }
    expect(document.querySelectorAll("[data-paper]")).toHaveLength(1);
  });

  test.each([
    [true, "€5.00"],
    [false, null],
  ])("a statement, whose month is there as a whole: %s, has the sum %s, for a part is no sum", async (isWhole, sum) => {
    vi.stubGlobal("print", () => {});
    service.entries = [];
    open();
    await screen.findByText(messages.empty.text);
    const [from, to] = ["2026-11-01T00:00:00.000Z", "2026-11-30T00:00:00.000Z"];
    const statement = { month: "2026-11", from, to, rows: [Transaction.parse(entry(5, 1))], isWhole, madeAt: 0 };
    render(<StatementSheet statement={statement} onPrinted={() => {}} />);
    const sheet = text(screen.getByRole("heading", { name: /^Statement/ }).closest("section") as HTMLElement);
    expect(sheet).toContain("TX-5");
    expect(sheet.includes(messages.statement.out)).toBe(isWhole);
    expect(/Added to your balance(€[\d.]+)/.exec(sheet)?.[1] ?? null).toBe(sum);
    expect(/There are more than/.test(sheet)).toBe(!isWhole);
  });

  test.each([
    ["/en-UN", "a4"],
    ["/en-CA", "letter"],
  ])("the statement of a month is printed at %s on %s, and gone afterwards", async (edition, paper) => {
    history.replaceState(null, "", `${edition}/my-account/banking/transactions`);
    await loadAllMessages();
    const printed: string[] = [];
    vi.stubGlobal("print", () => printed.push(document.body.lastElementChild?.getAttribute("data-paper") ?? ""));
    service.entries = [entry(5, 1), entry(3, 2, { type: "BET" })];
    open();
    await expectRows(2);
    press(messages.statement.open);
    press(messages.statement.print);
    const sheet = await screen.findByRole("table");
    expect(within(sheet).getAllByRole("row")).toHaveLength(3);
    expect(text(sheet)).toContain("TX-5");
    expect(text(document.body)).toContain(`${messages.statement.in}€5.00`);
    expect(text(document.body)).toContain(`${messages.statement.out}€3.00`);
    expect(printed).toEqual([paper]);
    act(() => void dispatchEvent(new Event("afterprint")));
    expect(screen.queryByRole("table")).toBeNull();
  });
});
