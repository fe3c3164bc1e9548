import { Button } from "@/components/ui/button";
import type { Money } from "@/lib/core/money";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Limit } from "@/lib/safety/limits/schema";
import { written } from "./limit-words";

interface EditorActionsProps {
  limit: Limit;
  /** What is typed, where it can be the limit. */
  amount: Money | null;
  isBusy: boolean;
  onKeep: () => void;
  onRemove: () => void;
}

/** Save, keep what is, and remove: each says what it does. A removal that waits already, or that a lock forbids, is not offered. */
export function EditorActions({ limit, amount, isBusy, onKeep, onRemove }: EditorActionsProps) {
  const t = useTranslations("safety.limits");
  const tForm = useTranslations("site.form");
  const { value, locked, pendingValue, pendingDate } = limit;
  const isRemovalPending = pendingDate !== null && pendingValue === null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" busy={isBusy}>
        {amount ? t("save", { amount: written(amount) }) : tForm("save")}
      </Button>
      <Button kind="secondary" onClick={onKeep}>
        {value ? t("keep", { amount: written(value) }) : tForm("cancel")}
      </Button>
      {value && !locked && !isRemovalPending ? (
        <Button kind="quiet" onClick={onRemove}>
          {t("remove.open")}
        </Button>
      ) : null}
    </div>
  );
}
