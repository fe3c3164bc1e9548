/** Keeps lock hours of which the present one is the first, by the device's clock; they last for ten hours. */
export function lockThisHour(): void {
  const from = new Date().getHours();
  localStorage.setItem("lock-hours", JSON.stringify({ v: 1, value: { from, to: (from + 10) % 24 } }));
}
