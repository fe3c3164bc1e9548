const minuteMs = 60_000;

/** A time that has passed, in whole minutes: "2 hr 5 min" in the reader's language. `tag`: a BCP 47 tag. */
export function writeDuration(milliseconds: number, tag: string): string {
  const minutes = Math.max(0, Math.floor(milliseconds / minuteMs));
  const write = (value: number, unit: "hour" | "minute") =>
    new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "short" }).format(value);
  const hours = Math.floor(minutes / 60);
  return [...(hours > 0 ? [write(hours, "hour")] : []), write(minutes % 60, "minute")].join(" ");
}
