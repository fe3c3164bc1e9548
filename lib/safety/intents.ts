import type { IntentKind } from "@/lib/session/intents/kinds";
import { keptBreak } from "./breaks/break";
import { breakOperation, breakResolver } from "./breaks/operation";
import { closeOperation, closeResolver } from "./close-account/operation";
import { keptChange } from "./limits/change";
import { limitOperation, limitResolver } from "./limits/operation";

/** Names the kind of limit; its page says the period and the amount. */
const limitTitle: IntentKind["title"] = (t, { parameters }) => {
  const change = keptChange(parameters);
  return t(change ? `operations.${change.kind}Limit` : "operations.other");
};

/** The operations of this area. */
export const safetyIntents: readonly IntentKind[] = [
  { ...limitResolver, again: limitOperation.again, title: limitTitle },
  {
    ...breakResolver,
    again: breakOperation.again,
    title: (t, { parameters }) => t(`operations.${keptBreak(parameters)?.kind ?? "other"}`),
  },
  { ...closeResolver, again: closeOperation.again, title: (t) => t("operations.closeAccount") },
];
