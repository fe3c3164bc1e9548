import { toDecimal } from "@/lib/core/money";

/** A cell: text, an amount in hundredths, or nothing. */
export type Cell = string | { amountMinor: number } | null;

/** A spreadsheet would take such text for a formula. */
const formula = /^[=+\-@\t\r]/;

/**
 * A file for spreadsheets, UTF-8 with its mark. `decimal`: how the reader's language writes one; with a comma the cells are parted by
 * a semicolon, as spreadsheets of these languages expect.
 */
export function toCsv(rows: readonly (readonly Cell[])[], decimal: "." | ","): string {
  const separator = decimal === "," ? ";" : ",";
  const lines = rows.map((row) => row.map((cell) => write(cell, decimal)).join(separator));
  return `\ufeff${lines.join("\r\n")}\r\n`;
}

function write(cell: Cell, decimal: "." | ","): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return toDecimal(cell.amountMinor).replace(".", decimal);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
