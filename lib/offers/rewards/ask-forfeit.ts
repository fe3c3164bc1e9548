import { askByDialog } from "@/lib/site/dialogs/ask-by-dialog";
import { useDialogs } from "@/lib/site/dialogs/store";
import { forfeitDialog } from "../dialogs";
import { givenUp, type Reward, type RewardName } from "./schema";

interface Running {
  running: readonly Reward[];
  balances: Parameters<typeof givenUp>[1];
  ended: Reward;
}

/** Asks in money whether a bonus is given up, for another reward or for nothing. Resolves when the question is closed. */
export function askForfeit({ running, balances, ended }: Running, wanted: RewardName | null): Promise<boolean> {
  const price = givenUp([ended], balances, running);
  return askByDialog((onAgree, onClose) =>
    useDialogs.getState().open(
      forfeitDialog,
      {
        givenUp: price,
        purpose: wanted ? { kind: "claim", ended, wanted } : { kind: "end", ended },
        onAgree,
      },
      onClose,
    ),
  );
}
