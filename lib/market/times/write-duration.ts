import { inUnit } from "@/lib/core/time/in-unit";

const minuteMs = 60_000;

/** A time that has passed, in whole minutes: "2 hr 5 min" in the reader's language. `tag`: a BCP 47 tag. */
export function writeDuration(milliseconds: number, tag: string): string {
  const minutes = Math.max(0, Math.floor(milliseconds / minuteMs));
  const hours = Math.floor(minutes / 60);
  return [
    ...(hours > 0 ? [inUnit(hours, "hour", tag, "short")] : []),
    inUnit(minutes % 60, "minute", tag, "short"),
  ].join(" ");
}
