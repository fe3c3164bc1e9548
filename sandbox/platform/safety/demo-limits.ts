import type { Transaction } from "../../core/database";
import type { LimitKind, LimitPeriod } from "./db-schema";
import { writeLimit } from "./limits";

interface DemoLimit {
  kind: LimitKind;
  period: LimitPeriod;
  valueMinor: bigint;
  /** What it becomes a day later. */
  pendingMinor?: bigint;
}

/** Every state of a limit beside each other: set, not set, with a change that waits. */
export const demoLimits: readonly DemoLimit[] = [
  { kind: "deposit", period: "D", valueMinor: 20_000n },
  { kind: "deposit", period: "W", valueMinor: 50_000n },
  { kind: "deposit", period: "M", valueMinor: 100_000n, pendingMinor: 150_000n },
  { kind: "spend", period: "W", valueMinor: 100_000n },
  { kind: "spend", period: "M", valueMinor: 300_000n },
];

const dayMs = 86_400_000;

export async function writeDemoLimits(tx: Transaction, playerId: string, limits: readonly DemoLimit[]): Promise<void> {
  for (const { kind, period, valueMinor, pendingMinor = null } of limits)
    await writeLimit(tx, playerId, kind, period, {
      valueMinor,
      pendingMinor,
      pendingAt: pendingMinor === null ? null : new Date(Date.now() + dayMs),
      locked: false,
    });
}
