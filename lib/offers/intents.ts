import type { IntentKind } from "@/lib/session/intents/kinds";
import { claimedCode, codeClaimOperation, codeClaimResolver } from "./bonus-code/operation";
import { claimOperation, claimResolver, forfeitOperation, forfeitResolver } from "./rewards/operation";

/** The operations of this area. */
export const offersIntents: readonly IntentKind[] = [
  { ...claimResolver, again: claimOperation.again, title: (t) => t("operations.claim") },
  { ...forfeitResolver, again: forfeitOperation.again, title: (t) => t("operations.forfeit") },
  {
    ...codeClaimResolver,
    again: codeClaimOperation.again,
    title(t, intent) {
      const code = claimedCode(intent);
      return code === null ? t("operations.other") : t("operations.bonusCode", { code });
    },
  },
];
