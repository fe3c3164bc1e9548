/** Between the whole and its fraction in the numbers of a language. */
export function decimalMark(tag: string): "." | "," {
  const parts = new Intl.NumberFormat(tag).formatToParts(0.5);
  return parts.some(({ type, value }) => type === "decimal" && value === ",") ? "," : ".";
}
