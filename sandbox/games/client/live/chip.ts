/** The chip of the tray whose colour an amount has: the highest that is not more. */
export function chipOf(chipsMinor: readonly number[], amountMinor: number): string {
  const reached = chipsMinor.filter((chip) => chip <= amountMinor).length;
  return String(Math.max(1, reached) - 1);
}
