/** "22:00", "10:00 pm": the beginning of an hour of the day. `tag`: a BCP 47 tag. */
export function hourText(hour: number, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  return format.format(Date.UTC(2000, 0, 1, hour));
}
