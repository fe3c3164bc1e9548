"use client";

import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { AnnouncesErrors } from "@/components/ui/field-frame";
import { FormSummary } from "./form-summary";
import { SlowNotice } from "./slow-notice";
import type { SchemaForm } from "./use-schema-form";

interface FormProps<Input extends FieldValues, Output> {
  form: SchemaForm<Input, Output>;
  /** Names the form for those who list the regions of a page. */
  label?: string;
  children: ReactNode;
}

/** Draws a form: while it is sent nothing in it changes and the focus stays; refused, the first wrong field has the focus. */
export function Form<Input extends FieldValues, Output>({ form, label, children }: FormProps<Input, Output>) {
  const { element, isBusy, refusals, submit } = form;
  const [invalidCount, setInvalidCount] = useState(0);

  useEffect(() => {
    if (refusals === 0 || !element.current) return;
    const fields = element.current.querySelectorAll<HTMLElement>("[aria-invalid=true], [data-invalid]");
    setInvalidCount(fields.length);
    fields[0]?.focus();
  }, [refusals, element]);

  const isSummarized = invalidCount > 2 && !isBusy;
  return (
    <form
      ref={element}
      noValidate
      className="grid gap-5"
      aria-label={label}
      aria-busy={isBusy || undefined}
      onSubmit={submit}
      {...(isBusy ? still : {})}
    >
      <AnnouncesErrors value={!isSummarized}>
        {isSummarized ? <FormSummary /> : null}
        {children}
      </AnnouncesErrors>
      <SlowNotice isBusy={isBusy} />
    </form>
  );
}

const isChoice = (target: EventTarget) =>
  target instanceof Element &&
  target.closest("select, input[type=checkbox], input[type=radio], input[type=file], label");

/** Choices know no `readOnly`, and `disabled` would throw the focus away. */
const still = {
  onClickCapture: (event: MouseEvent) => isChoice(event.target) && event.preventDefault(),
  onMouseDownCapture: (event: MouseEvent) => event.target instanceof HTMLSelectElement && event.preventDefault(),
  onKeyDownCapture: (event: SyntheticEvent<HTMLElement, KeyboardEvent>) =>
    isChoice(event.target) && !/^(?:Tab|Escape)$/.test(event.nativeEvent.key) && event.preventDefault(),
};
