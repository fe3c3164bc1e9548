import { IntentRow } from "@/components/site/intents/intent-row";
import { accountIntents } from "@/lib/account/intents";
import type { Intent } from "@/lib/core/intents/intent";
import { moneyIntents } from "@/lib/money/intents";
import { registerIntentKinds } from "@/lib/session/intents/kinds";
import type { Example } from "./exhibit";

registerIntentKinds([
  ...accountIntents,
  ...moneyIntents,
  {
    operation: "kit",
    again: "never",
    title: () => "Auszahlungsrückbuchungsbestätigungsanforderung an Donaudampfschifffahrtsgesellschaftskonto",
  },
]);

const startedAt = Date.UTC(2026, 0, 5, 14, 31);
const deposit: Intent = {
  id: "3f2b8c1d-0000-4000-8000-000000000000",
  operation: "deposit",
  owner: "P1",
  mark: "",
  parameters: { amountMinor: 2_500, currency: "EUR" },
  before: null,
  state: "unknown",
  code: null,
  startedAt,
  unknownSince: startedAt,
  settledAt: null,
  keyUntil: null,
  until: null,
};
const done: Intent = { ...deposit, state: "done" };
const notDone: Intent = { ...deposit, state: "refused", code: "not-done" };
const cooling: Intent = { ...deposit, operation: "cooling" };

const shown: Readonly<Record<string, readonly Intent[]>> = {
  checking: [deposit],
  "checking, and sent until it is answered": [cooling],
  "not known until its player sends it again": [{ ...deposit, operation: "registration" }],
  done: [done],
  "not done": [notDone],
  several: [deposit, { ...cooling, id: "cooling" }, { ...done, id: "done" }, { ...notDone, id: "not-done" }],
  "long words": [{ ...deposit, operation: "kit" }],
};

/** What a player sees of an operation whose response was lost. */
export const intentExamples: Readonly<Record<string, Example>> = {
  "intent-row": {
    description: "An operation whose response was lost: being checked, and how it ended. An open one cannot be closed.",
    isWide: true,
    states: () =>
      Object.fromEntries(
        Object.entries(shown).map(([state, rows]) => [
          state,
          <ul key={state} className="grid gap-2">
            {rows.map((intent) => (
              <IntentRow key={intent.id} intent={intent} onClose={() => {}} />
            ))}
          </ul>,
        ]),
      ),
  },
};
