import { type LimitPeriod, limitPeriods } from "@/sandbox/platform/safety/db-schema";
import type { LimitModel } from "./limit-model";

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Days, weeks and months by the clocks of a zone, from the calendar of `Intl`: written apart from the product's SQL. */
export class Calendar {
  private readonly clock: Intl.DateTimeFormat;
  constructor(timeZone: string) {
    this.clock = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  }

  /** The name of the period that a moment is in: two moments are in one period when it is the same. */
  period(period: LimitPeriod, at: number): string {
    const day = this.clock.format(at);
    if (period === "D") return day;
    if (period === "M") return day.slice(0, 7);
    const date = Date.parse(`${day}T00:00:00Z`);
    const daysSinceMonday = (new Date(date).getUTCDay() + 6) % 7;
    return new Date(date - daysSinceMonday * dayMs).toISOString().slice(0, 10);
  }

  /** The first moment after the present period; every change of a zone's clocks is at a full minute. */
  reset(period: LimitPeriod, at: number): number {
    const present = this.period(period, at);
    let inside = Math.floor(at / minuteMs);
    let outside = inside + 33 * 24 * 60;
    while (outside - inside > 1) {
      const middle = Math.floor((inside + outside) / 2);
      if (this.period(period, middle * minuteMs) === present) inside = middle;
      else outside = middle;
    }
    return outside * minuteMs;
  }
}

/** What was staked, and whether a stake more fits. */
export class SpendModel {
  private readonly stakes: { at: number; amount: number }[] = [];
  constructor(
    private readonly limits: LimitModel,
    private readonly calendar: Calendar,
  ) {}

  used(period: LimitPeriod, now: number): number {
    const present = this.calendar.period(period, now);
    const counted = this.stakes.filter(({ at }) => this.calendar.period(period, at) === present);
    return counted.reduce((sum, { amount }) => sum + amount, 0);
  }
  /** False: refused, and it does not count. */
  stake(amount: number, now: number): boolean {
    for (const period of limitPeriods) {
      const limit = this.limits.value(period, now);
      if (limit !== null && this.used(period, now) + amount > limit) return false;
    }
    this.stakes.push({ at: now, amount });
    return true;
  }
}
