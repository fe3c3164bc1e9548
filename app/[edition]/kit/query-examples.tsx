import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBlock } from "@/components/ui/state-block";
import type { Example } from "./exhibit";

const read = { data: ["Helsinki, today at 9:12 am"], isError: false, isFetching: false, dataUpdatedAt: 0 };
const queries = {
  loading: { ...read, data: undefined, isFetching: true },
  failed: { ...read, data: undefined, isError: true },
  empty: { ...read, data: [] },
  content: read,
  "content that could not be refreshed": { ...read, isError: true, dataUpdatedAt: Date.UTC(2026, 0, 5, 14, 5) },
};

/** The frames of a player's data, with the words that come with a page. */
export const queryExamples: Readonly<Record<string, Example>> = {
  card: {
    description: "A part of a player's page, with its title and at most one action.",
    // A card is a landmark: each has a name of its own on the page.
    states: (theme) => ({
      "as it is": <Card title={`Address, ${theme}`}>Lapinlahdenkatu 1, Helsinki</Card>,
      "with an action": (
        <Card title={`Billing address, ${theme}`} action={<Button kind="secondary-small">Change</Button>}>
          Lapinlahdenkatu 1, Helsinki
        </Card>
      ),
    }),
  },
  "query-state": {
    description: "A player's data while they are read, and after. A long wait is explained after five seconds.",
    states: () =>
      Object.fromEntries(
        Object.entries(queries).map(([state, query]) => [
          state,
          <div key={state} className="grid gap-3">
            <QueryState<readonly string[]>
              query={{ ...query, refetch: () => {} }}
              loading={<Skeleton size="h-24 rounded-lg" label="Latest logins" />}
              isEmpty={({ length }) => length === 0}
              empty={<StateBlock state="empty">No login so far.</StateBlock>}
            >
              {(logins) => <p>{logins.join(", ")}</p>}
            </QueryState>
          </div>,
        ]),
      ),
  },
};
