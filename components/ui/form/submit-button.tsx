import type { ReactNode } from "react";
import { Button, type ButtonKind } from "@/components/ui/button";

interface SubmitButtonProps {
  form: { isBusy: boolean; isInvalid: boolean };
  kind?: ButtonKind;
  children: ReactNode;
}

/**
 * Sends a form of money. Disabled while a field is marked as wrong and while the form is on its way: pressed then, nothing is sent, and a
 * field that is wrong gets the focus. A press leaves the focus in the field: leaving it may show what is wrong with it, and the button
 * would move away from under the pointer before the press ends.
 */
export function SubmitButton({ form: { isBusy, isInvalid }, kind = "primary", children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      kind={kind}
      busy={isBusy}
      aria-disabled={isInvalid || undefined}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </Button>
  );
}
