import type { ReactNode } from "react";
import { EditableCard } from "@/components/ui/editable-card";
import { type AccountForm, useAccountStore } from "@/lib/account/profile/store";

interface AccountCardProps {
  form: AccountForm;
  title: string;
  /** As it is now. */
  value: ReactNode;
  /** The form. `onDone` closes it. */
  children: (onDone: () => void) => ReactNode;
}

/** A part of the account that can be changed. It opens too when another form's call has found an error of its fields. */
export function AccountCard({ form, ...card }: AccountCardProps) {
  const hasErrors = useAccountStore(({ backendErrors }) => backendErrors[form].length > 0);
  return (
    <EditableCard
      {...card}
      draft={draftOf(form)}
      hasErrors={hasErrors}
      onLeave={() => useAccountStore.getState().clearBackendErrors(form)}
    />
  );
}

/** The name under which what is typed into a form of the account page is kept. */
export const draftOf = (form: AccountForm): string => `account-${form}`;
