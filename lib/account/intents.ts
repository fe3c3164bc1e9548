import type { IntentKind } from "@/lib/session/intents/kinds";
import { coolingOperation, coolingResolver } from "./login/cooling-operation";
import { registrationOperation } from "./sign-up/operation";

/** The operations of this area. A registration has no resolver: its player sends it again. */
export const accountIntents: readonly IntentKind[] = [
  { ...coolingResolver, again: coolingOperation.again, title: (t) => t("operations.cooling") },
  {
    operation: registrationOperation.name,
    again: registrationOperation.again,
    title: (t) => t("operations.registration"),
  },
];
