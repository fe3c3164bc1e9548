import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { HistoryView } from "@/components/money/transactions/history-view";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import money from "@/messages/en/money.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { serveMoney } from "@/tests/support/money/platform";
import { server } from "@/tests/support/msw";

export const { history: messages, transactions: words } = money;
export const path = "/en-UN/my-account/banking/transactions";
export const minuteMs = 60_000;

export interface Entry {
  referenceId: string;
  amount: string;
  type: string;
  category: string;
  status: string;
  transactionDate: string;
  balanceAfterTransaction: string | null;
  gameId?: string;
}

interface Service {
  entries: Entry[];
  /** What the list has asked for. */
  queries: Record<string, string>[];
  /** What the net position was asked for. */
  asked: Record<string, string>[];
  isFailing: boolean;
  /** The response of the net position; null where it fails. */
  position: object | null;
  /** Of a platform that does not keep to the limit; null: of this one. */
  pageLength: number | null;
}

const untouched = (): Service => ({
  ...{ entries: [], queries: [], asked: [], isFailing: false, pageLength: null },
  position: { netPosition: "-37.50", winLoss: { won: "212.30", staked: "249.80" } },
});
/** The platform. */
export const service = untouched();

/** `minutesAgo`: when it happened. */
export const entry = (number: number, minutesAgo: number, more: Partial<Entry> = {}): Entry => ({
  ...{ referenceId: `TX-${number}`, amount: `${number}.00`, type: "WIN", category: "CASINO", status: "SUCCESS" },
  ...{ transactionDate: new Date(Date.now() - minutesAgo * minuteMs).toISOString(), balanceAfterTransaction: "9.00" },
  ...more,
});
export const entriesOf = (count: number) => Array.from({ length: count }, (_, at) => entry(count - at, 1 + at));

/** Before each test: the page of the history, of a player of whom nothing is in it yet. */
export function prepareHistory(): void {
  beforeEach(async () => {
    queryClient.clear();
    useSession.setState(unknownSession, true);
    history.replaceState(null, "", path);
    writeConfig();
    await loadAllMessages();
    serveMoney();
    Object.assign(service, untouched());
    server.use(
      http.get("http://platform.test/v1/player/wallet/net-position-win-loss", ({ request }) => {
        service.asked.push(Object.fromEntries(new URL(request.url).searchParams));
        return service.position ? HttpResponse.json(service.position) : HttpResponse.json({}, { status: 500 });
      }),
      http.get("http://platform.test/v1/player/wallet/transactions", ({ request }) => {
        const query = Object.fromEntries(new URL(request.url).searchParams);
        // The sums of the payments are read a hundred at a time.
        if (query.limit === "10") service.queries.push(query);
        return service.isFailing ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json(foundBy(query));
      }),
    );
  });
  afterEach(() => vi.useRealTimers());
}

function foundBy({ from = "", to = "9", category, position = "0", limit = "10" }: Record<string, string>): Entry[] {
  const found = service.entries.filter(
    (each) =>
      each.transactionDate >= from && each.transactionDate <= to && (category ?? each.category) === each.category,
  );
  return found.slice(Number(position), Number(position) + (service.pageLength ?? Number(limit)));
}

export function open() {
  const view = render(<HistoryView edition="en-UN~web~a" historyDays={{ here: 30, at: {} }} />);
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
  return view;
}

export const text = (element: Element) => element.textContent.replace(/[\u00a0\u202f]/g, " ");
/** As a phone shows them: lists, one for each day. */
export const rows = () => screen.queryAllByRole("listitem").map(text);
export const expectRows = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
