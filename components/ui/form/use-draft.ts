"use client";

import { type RefObject, useEffect } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { draftNames, readDraft, saveDraft } from "@/lib/core/form/form-drafts";

/** Fills in what was typed before the page reloaded, and keeps what is typed from now on, but no secret. */
export function useDraft<Input extends FieldValues, Output>(
  { getValues, setValue, subscribe }: UseFormReturn<Input, unknown, Output>,
  draft: string | undefined,
  element: RefObject<HTMLFormElement | null>,
): void {
  useEffect(() => {
    if (!draft) return;
    for (const [key, value] of Object.entries(readDraft(draft))) {
      // Kept by this form, perhaps by another release of it: a field that is gone or of another kind gets nothing.
      const name = key as Path<Input>;
      if (isAlike(value, getValues(name)))
        setValue(name, value as PathValue<Input, Path<Input>>, { shouldDirty: true });
    }
    return subscribe({
      formState: { values: true },
      callback: () => {
        const names = element.current ? draftNames(element.current) : [];
        const shown = names.map((name) => [name, getValues(name as Path<Input>)] as const);
        // A step that is not shown now keeps what it had.
        saveDraft(draft, {
          ...readDraft(draft),
          ...Object.fromEntries(shown.filter(([, value]) => value !== undefined)),
        });
      },
    });
  }, [draft, element, getValues, setValue, subscribe]);
}

function isAlike(kept: unknown, current: unknown): boolean {
  if (kept === null || typeof kept !== typeof current || Array.isArray(kept) !== Array.isArray(current)) return false;
  if (typeof kept !== "object" || Array.isArray(kept)) return true;
  const ours = Object(current);
  return Object.entries(kept).every(([key, value]) => typeof value === typeof ours[key]);
}
