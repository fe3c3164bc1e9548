"use client";

import { Spinner } from "@/components/ui/spinner";
import { isOpen } from "@/lib/core/intents/intent";
import { useIntentRows } from "@/lib/session/intents/use-intent-rows";

interface OpenOperationProps {
  operation: { name: string };
  /** What nobody knows yet. */
  children: string;
}

/** Said while an operation was asked for and no answer has come: it has neither happened nor failed, as far as anybody knows. */
export function OpenOperation({ operation: { name }, children }: OpenOperationProps) {
  const rows = useIntentRows();
  if (!rows.some((intent) => intent.operation === name && isOpen(intent))) return null;
  return (
    <p role="status" className="flex items-start gap-2 rounded-md bg-raised px-3.5 py-3 text-sm">
      <span className="pt-0.5">
        <Spinner />
      </span>
      <span>{children}</span>
    </p>
  );
}
