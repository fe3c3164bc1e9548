import { type LimitPeriod, limitPeriods } from "@/sandbox/platform/safety/db-schema";
import type { LimitChange } from "@/sandbox/platform/safety/limit-changes";

/** What a player does with a limit: an amount in whole units, or an end of it or of its pending change. */
export type Ask = number | "remove" | "cancel";

/** The rules once more, as a list of what takes effect when: written apart from the product's. */
export class LimitModel {
  private readonly effects = new Map<LimitPeriod, { at: number; value: number | null }[]>();
  constructor(
    private readonly delayMs: number,
    private readonly locked: ReadonlySet<LimitPeriod>,
  ) {}

  value(period: LimitPeriod, now: number): number | null {
    return (this.effects.get(period) ?? []).findLast(({ at }) => at <= now)?.value ?? null;
  }
  waiting(period: LimitPeriod, now: number) {
    return (this.effects.get(period) ?? []).find(({ at }) => at > now) ?? null;
  }
  /** False: refused, and nothing has changed. */
  ask(period: LimitPeriod, ask: Ask, now: number): boolean {
    const value = this.value(period, now);
    const settled = (this.effects.get(period) ?? []).filter(({ at }) => at <= now);
    const put = (...more: { at: number; value: number | null }[]) => {
      this.effects.set(period, [...settled, ...more]);
      return true;
    };
    if (ask === "cancel") return this.waiting(period, now) === null ? false : put();
    if (ask === "remove") {
      if (this.locked.has(period)) return false;
      return value === null ? put() : put({ at: now + this.delayMs, value: null });
    }
    const isRaise = value !== null && ask > value;
    if (isRaise && this.locked.has(period)) return false;
    for (const other of limitPeriods)
      for (const bound of [this.value(other, now), this.waiting(other, now)?.value ?? null]) {
        if (bound === null || other === period) continue;
        const isLonger = limitPeriods.indexOf(other) > limitPeriods.indexOf(period);
        if (isLonger ? bound < ask : bound > ask) return false;
      }
    return put(isRaise ? { at: now + this.delayMs, value: ask } : { at: now, value: ask });
  }
}

export const changeOf = (period: LimitPeriod, ask: Ask): LimitChange =>
  ask === "remove"
    ? { duration: period, deleteLimit: true }
    : ask === "cancel"
      ? { duration: period, cancelPendingLimit: true }
      : { duration: period, limit: `${ask}.00` };
