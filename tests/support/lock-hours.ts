/** Keeps lock hours of which the present one is the first, by the server's clock; they last for ten hours. */
export function lockThisHour(): void {
  const from = new Date().getHours();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  localStorage.setItem("lock-hours", JSON.stringify({ v: 2, value: { from, to: (from + 10) % 24, zone } }));
}
