"use client";

import { useState } from "react";
import { FieldFrame } from "@/components/ui/field-frame";
import type { ControlProps } from "@/components/ui/form/form-control";
import { TypedInput } from "@/components/ui/form/typed-input";
import { dateOrder, longDate, readDate, writeDate } from "@/lib/core/form/date-input";
import { pageDateTag } from "@/lib/market/date-format";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";

interface DateFieldProps extends ControlProps<string> {
  label: string;
  hint?: string;
  /** "bday" for a date of birth. */
  autoComplete?: string;
}

/** A day that shows the order: no day of a month is a month. */
const example = "1990-12-31";

/** A date, typed in the order of the market; one that was understood is repeated in words. */
export function DateField({ label, hint, value, error, onChange, onBlur, ...input }: DateFieldProps) {
  const t = useTranslations("site.form");
  const figures = pageDateTag();
  const [isLeft, setLeft] = useState(false);
  const reading = readDate(value, dateOrder(figures));
  const isWrong = reading.kind === "invalid" && (isLeft || error !== null);
  return (
    <FieldFrame
      label={label}
      hint={hint ?? t("date.hint", { example: writeDate(example, figures) })}
      error={isWrong ? t(`errors.${reading.problem}`, { example: writeDate(example, figures) }) : error}
      status={reading.kind === "date" ? longDate(reading.date, pageTag()) : null}
    >
      {(tied) => (
        <TypedInput {...input} {...tied} value={value} onChange={onChange} onBlur={onBlur} setLeft={setLeft} />
      )}
    </FieldFrame>
  );
}
