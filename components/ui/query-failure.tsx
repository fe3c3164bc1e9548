import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { passFocusUp } from "@/components/ui/pass-focus";
import { StateBlock } from "@/components/ui/state-block";
import { useTranslations } from "@/lib/market/messages/use-translations";

/** What a failure says where it is not about a part of the player's account. */
export interface FailureTexts {
  title?: string;
  text: string;
  /** Another way on, beside the retry. */
  action?: ReactNode;
  /** In a place that has no room for a block. */
  look?: "line";
}

interface QueryFailureProps {
  busy?: boolean;
  /** How often it has failed: its text is announced each time. */
  failures?: number;
  /** Null: it is repeated without being told. */
  onRetry: (() => void) | null;
  failure?: FailureTexts | undefined;
}

/** Data that could not be read: what is safe, and the next step. */
export function QueryFailure({ busy = false, failures, onRetry, failure }: QueryFailureProps) {
  const t = useTranslations("site.query");
  const { title, text, action, look } = failure ?? { title: t("unreadable"), text: t("unreadableHint") };
  return (
    <StateBlock
      ref={passFocusUp}
      state="error"
      look={look}
      title={title}
      action={
        onRetry ? (
          <div className="flex flex-wrap justify-center gap-3">
            <Button kind={look === "line" ? "secondary-small" : "secondary"} busy={busy} onClick={onRetry}>
              {t("retry")}
            </Button>
            {action}
          </div>
        ) : (
          action
        )
      }
    >
      <span key={failures}>{text}</span>
    </StateBlock>
  );
}
