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

/** Reads a date in the given order only, with any separators or none ("05111990"). It does not check the age. */
export function readDate(text: string, order: DateOrder): DateReading {
  const written = text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .trim();
  if (written === "") return { kind: "empty" };
  const parts = splitDate(written, order);
  if (!parts) return problem("notADate");
  const year = parts[order.indexOf("y")] ?? "";
  const month = Number(parts[order.indexOf("m")]);
  const day = Number(parts[order.indexOf("d")]);
  if (year.length === 2) return problem("twoDigitYear");
  const date = new Date(Date.UTC(Number(year), month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return problem("impossible");
  return { kind: "date", date: date.toISOString().slice(0, 10) };
}

/** Three numbers in their order, each as long as its place allows; null for anything else. */
function splitDate(written: string, order: DateOrder): string[] | null {
  const match =
    (order === "ymd" ? /^(\d{4})(\d\d)(\d\d)$/ : /^(\d\d)(\d\d)(\d{4})$/).exec(written) ??
    /^(\d+)[^\d\p{L}]+(\d+)[^\d\p{L}]+(\d+)\.?$/u.exec(written) ??
    /^(\d+)年(\d+)月(\d+)日$/.exec(written);
  const parts = match?.slice(1);
  const isWhole = parts?.every((part, at) => (order[at] === "y" ? /^(?:\d\d|[1-9]\d{3})$/ : /^\d{1,2}$/).test(part));
  return parts && isWhole ? parts : null;
}

/** The order of short dates. `tag`: a BCP 47 tag. */
export function dateOrder(tag: string): DateOrder {
  const order = new Intl.DateTimeFormat(tag, { day: "numeric", month: "numeric", year: "numeric" })
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
  return new Intl.DateTimeFormat(tag, { ...style, timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}
