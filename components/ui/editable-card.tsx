"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button, smallButtonHeight } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { isComposing } from "@/components/ui/is-composing";
import { dropDraft, readDraft } from "@/lib/core/form/form-drafts";
import { useTranslations } from "@/lib/market/messages/use-translations";

interface EditableCardProps {
  title: string;
  /** As it is now. */
  value: ReactNode;
  /** The name under which the form keeps what is typed. Without one nothing is kept over a reload. */
  draft?: string;
  /** Opens the form: its value was refused. */
  hasErrors?: boolean;
  /** The form was left, whichever way. */
  onLeave?(): void;
  /** The form. `onDone` closes it; the focus goes back to where it was opened. */
  children: (onDone: () => void) => ReactNode;
}

/**
 * A part that can be changed: its value, and its form when it is opened, when its value is refused, and after a reload with
 * unsaved input.
 */
export function EditableCard({ title, value, draft, hasErrors = false, onLeave, children }: EditableCardProps) {
  const t = useTranslations("site.form");
  const [isOpen, setOpen] = useState(() => draft !== undefined && Object.keys(readDraft(draft)).length > 0);
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);

  useEffect(() => {
    if (hasErrors) setOpen(true);
  }, [hasErrors]);
  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    // Of a phone number, the number: the select before it has the prefix already. Of radio buttons, the chosen one.
    const card = place.current;
    const field = ["input:checked[type=radio]", "input", "select"]
      .map((kind) => card?.querySelector<HTMLElement>(kind))
      .find((found) => found);
    (isOpen ? field : card?.querySelector<HTMLElement>("button"))?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  function leave(): void {
    onLeave?.();
    setOpen(false);
  }
  function close(): void {
    if (draft !== undefined) dropDraft(draft);
    leave();
  }

  /** Escape leaves the form unless it is being sent. What was typed stays in its draft: unlike Cancel, a key is easily hit. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== "Escape" || !isOpen || event.isDefaultPrevented() || isComposing(event.nativeEvent)) return;
    if (!event.currentTarget.querySelector("[aria-busy]")) leave();
  }

  const change = (
    <Button kind="secondary-small" aria-label={t("changeOf", { what: title })} onClick={() => setOpen(true)}>
      {t("change")}
    </Button>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the form inside
    <div ref={place} onKeyDown={onKeyDown}>
      <Card title={title} action={isOpen ? <span className={smallButtonHeight} /> : change}>
        {isOpen ? children(close) : <div className="wrap-anywhere">{value}</div>}
      </Card>
    </div>
  );
}
