"use client";

import { useId, useState } from "react";
import { hintStyle, labelStyle } from "@/components/ui/control-styles";
import { DateField } from "@/components/ui/date-field";
import type { ControlProps } from "@/components/ui/form/form-control";
import { dateOrder, longDate } from "@/lib/core/form/date-input";
import { type DateBounds, type DateRangeInput, readDateRange } from "@/lib/core/time/date-range";
import { pageDateTag } from "@/lib/market/date-format";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";

interface DateRangeProps extends ControlProps<DateRangeInput> {
  legend: string;
  /** The days that may be chosen; the hint names them before an error is possible. */
  bounds: DateBounds;
}

const ends = ["from", "to"] as const;
type End = (typeof ends)[number];

/** A first and a last day, typed in the order of the market. `error`: of the range; it stands at the day that is to be changed. */
export function DateRange({ legend, bounds, name, value, error, onChange, onBlur, readOnly }: DateRangeProps) {
  const t = useTranslations("site.form");
  const id = useId();
  const [left, setLeft] = useState<Readonly<Record<End, boolean>>>({ from: false, to: false });
  const tag = pageTag();
  const reading = readDateRange(value, dateOrder(pageDateTag()), bounds);
  const firstOpen = reading.kind === "invalid" ? reading.field : value.from === "" ? "from" : "to";
  const dates = { earliest: longDate(bounds.earliest, tag), latest: longDate(bounds.latest, tag) };

  return (
    <fieldset className="grid min-w-0 gap-1.5" aria-describedby={`${id}-hint`}>
      <legend className={`${labelStyle} mb-1.5`}>{legend}</legend>
      <p id={`${id}-hint`} className={hintStyle}>
        {t("dateRange.bounds", dates)}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-3">
        {ends.map((end) => (
          <DateField
            key={end}
            label={t(`dateRange.${end}`)}
            name={`${name}.${end}`}
            value={value[end]}
            error={problemOf(end) ?? (end === firstOpen ? error : null)}
            readOnly={readOnly}
            onChange={(text) => {
              setLeft({ ...left, [end]: false });
              onChange({ ...value, [end]: text });
            }}
            onBlur={() => {
              setLeft({ ...left, [end]: true });
              onBlur();
            }}
          />
        ))}
      </div>
    </fieldset>
  );

  /** What is wrong with a day that is one: what is none, its field says. */
  function problemOf(end: End): string | null {
    if (reading.kind !== "invalid" || reading.field !== end || !left[end]) return null;
    switch (reading.problem) {
      case "tooEarly":
      case "tooLate":
      case "endsBeforeStart":
        return t(`dateRange.${reading.problem}`, dates);
      default:
        return null;
    }
  }
}
