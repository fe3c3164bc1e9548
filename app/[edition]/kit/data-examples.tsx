import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DescriptionList } from "@/components/ui/description-list";
import { Icon, type IconName } from "@/components/ui/icon";
import { QueryFailure } from "@/components/ui/query-failure";
import { StateBlock } from "@/components/ui/state-block";
import { type Step, Stepper } from "@/components/ui/stepper";
import { Table, TableSkeleton } from "@/components/ui/table";
import type { Column, RowGroup } from "@/components/ui/table/columns";
import type { Example } from "./exhibit";
import { TransactionsExample } from "./transactions-example";

interface Payment {
  id: string;
  icon: IconName;
  name: string;
  method: string;
  time: string;
  status: string;
  amount: string;
}

const payments: Readonly<Record<"deposit" | "withdrawal" | "bonus", Payment>> = {
  deposit: {
    id: "TX-88130",
    icon: "wallet",
    name: "Deposit",
    method: "Visa •• 2208",
    time: "2:31 pm",
    status: "Paid in",
    amount: "+€20.00",
  },
  withdrawal: {
    id: "TX-88101",
    icon: "id",
    name: "Withdrawal",
    method: "Bank •• 4471",
    time: "9:12 am",
    status: "With us",
    amount: "−€150.00",
  },
  bonus: {
    id: "TX-87990",
    icon: "gift",
    name: "Bonus",
    method: "Twenty on Neon Drift",
    time: "9:40 pm",
    status: "Credited",
    amount: "+€20.00",
  },
};

const columns: readonly Column<Payment>[] = [
  { id: "name", header: "What", cell: ({ name }) => name, inList: "title" },
  { id: "method", header: "How", cell: ({ method }) => method, inList: "note" },
  { id: "time", header: "Time", cell: ({ time }) => time, inList: "note" },
  { id: "status", header: "Status", cell: ({ status }) => <Badge>{status}</Badge>, inList: "valueNote" },
  { id: "amount", header: "Amount", cell: ({ amount }) => amount, isAtEnd: true, inList: "value" },
];

const days: readonly RowGroup<Payment>[] = [
  { id: "today", title: "Today, 25 November", total: "−€130.00", rows: [payments.deposit, payments.withdrawal] },
  { id: "yesterday", title: "Yesterday, 24 November", total: "+€20.00", rows: [payments.bonus] },
];

const longWord = "Maksutapahtumarajoituksenmuutospyyntö";
const longRow: Payment = {
  ...payments.deposit,
  name: longWord,
  method: `${longWord} ${longWord}`,
  status: longWord,
  amount: "−1.234.567,89 CLP",
};

const steps: readonly Step[] = [
  { title: "You asked for it", state: "done", detail: "Today, 9:12 am" },
  {
    title: "We check it",
    state: "current",
    detail: "Since today, 9:12 am.",
    next: "We act next. You need do nothing.",
  },
  { title: "Paid out", state: "later", detail: "Bank transfers usually take 1 to 2 working days." },
];

const table = (caption: string, groups: readonly RowGroup<Payment>[]) => (
  <Table
    caption={caption}
    columns={columns}
    groups={groups}
    idOf={({ id }) => id}
    icon={({ icon }) => <Icon name={icon} />}
    details={({ id, time, method }) => (
      <DescriptionList
        facts={[
          { name: "Time", value: `25 Nov 2026, ${time} (Helsinki)` },
          { name: "How", value: method },
          { name: "Reference", value: id },
        ]}
      />
    )}
  />
);

/** What shows rows and steps of a player's data, with the words that come with a page. */
export const dataExamples: Readonly<Record<string, Example>> = {
  stepper: {
    description: "Where something is on its way, since when, and who acts next.",
    states: () => ({
      loading: <TableSkeleton label="Withdrawal" rows={3} />,
      "under way": <Stepper label="Withdrawal" steps={steps} />,
      "in a row": <Stepper label="Withdrawal" steps={steps} direction="horizontal" />,
      "all done": <Stepper label="Withdrawal" steps={steps.map((step) => ({ ...step, state: "done" }) as const)} />,
      failed: (
        <Stepper
          label="Withdrawal"
          steps={[
            { title: "You asked for it", state: "done", detail: "Today, 9:12 am" },
            { title: "Declined by your bank", state: "failed", detail: "Nothing was taken. The money is back." },
          ]}
        />
      ),
      "long words": (
        <Stepper
          label="Nosto"
          steps={[
            { title: longWord, state: "done", detail: longWord },
            { title: `${longWord} 2`, state: "current", next: longWord },
          ]}
        />
      ),
    }),
  },
  table: {
    description: "Rows of data: a table from 768 px on, a list on a phone, with details in place.",
    isWide: true,
    // A card is a landmark: each has a name of its own on the page.
    states: (theme) => ({
      loading: (
        <Card isFlush title={`Transactions being read, ${theme}`}>
          <TableSkeleton label="Transactions" rows={3} />
        </Card>
      ),
      filled: (
        <Card isFlush title={`Transactions, ${theme}`} action={<Button kind="secondary-small">3 new</Button>}>
          {table("Transactions", days)}
        </Card>
      ),
      "without groups, icons and details": (
        <Card isFlush title={`Last payments, ${theme}`}>
          <Table
            caption="Last payments"
            columns={columns}
            groups={[{ id: "all", rows: Object.values(payments) }]}
            idOf={({ id }) => id}
          />
        </Card>
      ),
      empty: (
        <StateBlock
          state="empty"
          title="No transactions in this hour"
          action={<Button kind="secondary">Show the last 7 days</Button>}
        >
          Your list opens on the last hour. Older rows are still there.
        </StateBlock>
      ),
      failed: <QueryFailure onRetry={() => {}} />,
      "your own, page by page": <TransactionsExample title={`Your transactions, ${theme}`} />,
      "long words": (
        <Card isFlush title={`${longWord}, ${theme}`}>
          {table(longWord, [{ id: "long", title: longWord, total: "−1.234.567,89 CLP", rows: [longRow] }])}
        </Card>
      ),
    }),
  },
};
