import { latinDigits } from "../latin-digits";
import { calendarTag } from "../time/calendar-tag";

/** The order in which a market writes day, month and year. */
export type DateOrder = "dmy" | "mdy" | "ymd";

/** `twoDigitYear`: "5.11.90" might be last century's or this one's. `impossible`: no calendar has the day. */
export type DateProblem = "notADate" | "twoDigitYear" | "impossible";

export type DateReading =
  | { kind: "empty" }
  /** An ISO date: "1990-11-05". */
  | { kind: "date"; date: string }
  | { kind: "invalid"; problem: DateProblem };

const problem = (name: DateProblem): DateReading => ({ kind: "invalid", problem: name });

/**
 * Reads a date with any separators or none ("05111990"). One that begins with a year of four digits is year, month, day, as ISO 8601
 * has it; dots mean the day first; a number over twelve is the day. Only for the others does `order` count. It does not check the age.
 */
export function readDate(text: string, order: DateOrder): DateReading {
  const written = latinDigits(text)
    .replace(/\p{Cf}/gu, "")
    .trim();
  if (written === "") return { kind: "empty" };
  const splits = shapes.flatMap((shape) => {
    const match = shape.exec(written);
    return match ? [match.slice(1)] : [];
  });
  const whole = splits.filter(isWhole);
  if (whole.length === 0) {
    const hasShortYear = splits.some((parts) => parts.every(isShort) && parts[order.indexOf("y")]?.length === 2);
    return problem(hasShortYear ? "twoDigitYear" : "notADate");
  }
  const hasDots = written.includes(".");
  const dates = whole.flatMap((parts) =>
    ordersOf(parts, hasDots ? "dmy" : order).flatMap((each) => dateOf(parts, each)),
  );
  const [date, other = date] = dates;
  if (!date) return problem("impossible");
  const isEither = order === "ymd" && !hasDots && other !== date;
  return isEither ? problem("notADate") : { kind: "date", date };
}

const shapes = [
  /^(\d{4})(\d\d)(\d\d)$/,
  /^(\d\d)(\d\d)(\d{4})$/,
  /^(\d+)[^\d\p{L}]+(\d+)[^\d\p{L}]+(\d+)\.?$/u,
  /^(\d+)年(\d+)月(\d+)日$/,
];
const isShort = (part: string) => /^\d{1,2}$/.test(part);
const isYear = (part: string) => /^[1-9]\d{3}$/.test(part);

/** Two numbers of a day and a month, before or after a year of four digits. */
const isWhole = ([first = "", middle = "", last = ""]: string[]) =>
  isShort(middle) && (isYear(first) ? isShort(last) : isShort(first) && isYear(last));

/** The orders that three numbers may be in, the likeliest first. */
function ordersOf([first = ""]: string[], order: DateOrder): DateOrder[] {
  if (isYear(first)) return ["ymd"];
  return order === "mdy" ? ["mdy", "dmy"] : ["dmy", "mdy"];
}

/** The ISO date of three numbers in their order; none where no calendar has it. */
function dateOf(parts: string[], order: DateOrder): string[] {
  const [year, month, day] = (["y", "m", "d"] as const).map((part) => Number(parts[order.indexOf(part)]));
  const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day));
  return date.getUTCMonth() === (month ?? 0) - 1 && date.getUTCDate() === day ? [date.toISOString().slice(0, 10)] : [];
}

/** The order of short dates. `tag`: a BCP 47 tag. */
export function dateOrder(tag: string): DateOrder {
  const order = new Intl.DateTimeFormat(calendarTag(tag), { day: "numeric", month: "numeric", year: "numeric" })
    .formatToParts(0)
    .flatMap(({ type }) => (type === "day" || type === "month" || type === "year" ? type[0] : []))
    .join("");
  return order === "mdy" || order === "ymd" ? order : "dmy";
}

/** An ISO date in figures, as the reader types it: "05.11.1990". */
export function writeDate(date: string, tag: string): string {
  return format(date, tag, { day: "2-digit", month: "2-digit", year: "numeric" });
}

/** An ISO date with its month in words, which shows a day and a month that changed places. */
export function longDate(date: string, tag: string): string {
  return format(date, tag, { day: "numeric", month: "long", year: "numeric" });
}

function format(date: string, tag: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(calendarTag(tag), { ...style, timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}
