"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EditableCard } from "@/components/ui/editable-card";
import { Field } from "@/components/ui/field";
import { FormActions } from "@/components/ui/form/form-actions";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBlock } from "@/components/ui/state-block";
import { saveDraft } from "@/lib/core/form/form-drafts";
import type { Example } from "./exhibit";

const read = {
  data: ["Helsinki, today at 9:12 am"],
  isError: false,
  isFetching: false,
  dataUpdatedAt: 0,
  errorUpdateCount: 0,
};
const queries = {
  loading: { ...read, data: undefined, isFetching: true },
  failed: { ...read, data: undefined, isError: true },
  empty: { ...read, data: [] },
  content: read,
  "content that could not be refreshed": { ...read, isError: true, dataUpdatedAt: Date.UTC(2026, 0, 5, 14, 5) },
};

/** @param draft of the form, which is open where it has unsaved input */
function EditableAddress({ title, draft = "" }: { title: string; draft?: string }) {
  const [street, setStreet] = useState(() => {
    const typed = "Lapinlahdenkatu 1";
    if (draft !== "") saveDraft(draft, { street: typed });
    return typed;
  });
  return (
    <EditableCard title={title} value={street} draft={draft}>
      {(onDone) => (
        <form
          className="grid gap-5"
          aria-label={title}
          onSubmit={(event) => {
            event.preventDefault();
            onDone();
          }}
        >
          <Field label="Street and number" value={street} onChange={({ target }) => setStreet(target.value)} />
          <FormActions busy={false} onCancel={onDone} />
        </form>
      )}
    </EditableCard>
  );
}

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
  "editable-card": {
    description:
      "A part of a player's page that can be changed: its value, or its form. Escape leaves the form, and keeps what was typed.",
    states: (theme) => ({
      "its value": <EditableAddress title={`Home address, ${theme}`} />,
      "its form, after a reload": <EditableAddress title={`Work address, ${theme}`} draft={`kit-${theme}`} />,
    }),
  },
  "form-actions": {
    description: "The end of a form: what it does, and the way out that drops what was typed.",
    states: () => ({
      "as it is": <FormActions busy={false} onCancel={() => {}} />,
      "without a way out": <FormActions busy={false} label="Send the code" />,
      busy: <FormActions busy onCancel={() => {}} />,
      "long words": <FormActions busy={false} label="Lähetä maksurajan muutospyyntö" onCancel={() => {}} />,
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
