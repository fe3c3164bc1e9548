/** A break that was asked for on another page or in another tab, and has no answer yet. */
export function keepOpenBreak(owner = "P1"): void {
  const value = {
    ...{ id: "b-1", operation: "break", owner, mark: "1", parameters: { kind: "timeOut", hours: 24 }, before: null },
    ...{ state: "unknown", code: null, startedAt: Date.now(), unknownSince: Date.now() },
    ...{ settledAt: null, keyUntil: null, until: null },
  };
  localStorage.setItem("intent:b-1", JSON.stringify({ v: 1, value }));
}
