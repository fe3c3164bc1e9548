/** Keeps lock hours that begin with the hour that is `inHours` from now, by the server's clock, and last for ten. */
export function lockThisHour(inHours = 0): void {
  const from = (new Date().getHours() + inHours) % 24;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  localStorage.setItem("lock-hours", JSON.stringify({ v: 2, value: { from, to: (from + 10) % 24, zone } }));
}
