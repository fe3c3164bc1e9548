import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { type AccountForm, useAccountStore } from "@/lib/account/profile/store";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { Card } from "./card";

interface EditableCardProps {
  form: AccountForm;
  title: string;
  /** As it is now. */
  value: ReactNode;
  /** The form. `onDone` closes it; the focus goes back to where it was opened. */
  children: (onDone: () => void) => ReactNode;
}

/** A part that can be changed: its value, and its form once it is asked for, or once the platform finds fault with it. */
export function EditableCard({ form, title, value, children }: EditableCardProps) {
  const t = useTranslations("player");
  const [isOpen, setOpen] = useState(false);
  const hasErrors = useAccountStore(({ backendErrors }) => backendErrors[form].length > 0);
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (hasErrors) setOpen(true);
  }, [hasErrors]);
  useEffect(() => {
    if (isOpen) place.current?.querySelector<HTMLElement>("form input, form select")?.focus();
    else if (wasOpen.current) place.current?.querySelector("button")?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  function close(): void {
    useAccountStore.getState().clearBackendErrors(form);
    setOpen(false);
  }

  const change = (
    <Button kind="secondary-small" aria-label={t("form.changeOf", { what: title })} onClick={() => setOpen(true)}>
      {t("form.change")}
    </Button>
  );
  return (
    <div ref={place}>
      <Card title={title} action={isOpen ? null : change}>
        {isOpen ? children(close) : <div className="wrap-anywhere">{value}</div>}
      </Card>
    </div>
  );
}
