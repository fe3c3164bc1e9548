import type { limitDurations } from "./schema";
import { type WithdrawFacts, type WithdrawStatus, withdrawStatus } from "./status";

/** The state of the withdraw flow (specification "Withdraw flow state"). Amounts in hundredths; a null limit is none. */
export interface WithdrawFlow {
  status: "inactive" | "loading" | WithdrawStatus;
  /** Is it being asked whether a bonus may be given up? */
  modal: boolean;
  /** What is still possible in `duration`, of `originalLimit`. */
  limit: number | null;
  duration: (typeof limitDurations)[number];
  originalLimit: number | null;
}

export type WithdrawEvent =
  | { type: "started" }
  | { type: "checked"; facts: WithdrawFacts }
  | { type: "forfeitOpened" }
  | { type: "forfeitClosed" }
  | { type: "cleared" };

export const inactive: WithdrawFlow = {
  status: "inactive",
  modal: false,
  limit: null,
  duration: "daily",
  originalLimit: null,
};

export function nextWithdraw(flow: WithdrawFlow, event: WithdrawEvent): WithdrawFlow {
  switch (event.type) {
    case "started":
      return { ...inactive, status: "loading" };
    case "checked": {
      if (flow.status === "inactive") return flow;
      const { limit, duration, originalLimit } = event.facts.check;
      return { ...flow, limit, duration, originalLimit, status: withdrawStatus(event.facts) };
    }
    case "forfeitOpened":
      return flow.status === "inactive" ? flow : { ...flow, modal: true };
    case "forfeitClosed":
      return { ...flow, modal: false };
    case "cleared":
      return inactive;
  }
}
