import { calendarTag } from "@/lib/core/time/calendar-tag";

interface LastReadProps {
  /** The words before the time. */
  text: string;
  /** In ms since the epoch; null when the figures are up to date. */
  at: number | null;
  /** A BCP 47 tag. */
  tag: string;
}

/** When the figures above were read, while newer ones cannot be had. */
export function LastRead({ text, at, tag }: LastReadProps) {
  if (at === null) return null;
  const time = new Intl.DateTimeFormat(calendarTag(tag), { hour: "numeric", minute: "2-digit" });
  return (
    <p className="text-muted text-sm" role="status">
      {text} {time.format(at)}
    </p>
  );
}
