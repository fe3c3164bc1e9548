import type { Database } from "../../core/database";
import { payments } from "../money/db-schema";
import { type Operation, openWallet, postWithin } from "../wallet/ledger";

const dayMs = 86_400_000;
export const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

/** The rounds of a demo player, each on its day, in units of a hundredth of their plain amount. */
const rounds = [
  { days: 11.2, stake: 10, win: 0 },
  { days: 11.1, stake: 10, win: 24 },
  { days: 6.3, stake: 20, win: 0 },
  { days: 6.2, stake: 20, win: 30 },
  { days: 2.4, stake: 10, win: 0 },
  { days: 2.3, stake: 10, win: 6 },
] as const;

export const demoDeposit = { days: 12, units: 5 } as const;

interface Demo {
  playerId: string;
  currency: string;
  unit: number;
}

/** Opens the wallet of a demo player: an opening balance, a deposit by card and a few rounds, on days that are over; 25 units are left. */
export async function writeDemoHistory(db: Database, { playerId, currency, unit }: Demo): Promise<void> {
  const minor = (units: number) => BigInt(Math.round(units * unit * 100));
  const main = { kind: "MAIN" } as const;
  const paidAt = daysAgo(demoDeposit.days);
  const paid = { playerId, currency, reference: "demo-deposit", amountMinor: minor(demoDeposit.units) };
  await db.transaction(async (tx) => {
    const post = (at: Date, operation: Omit<Operation, "playerId" | "currency">) =>
      postWithin(tx, { ...operation, playerId, currency }, { at });
    await openWallet(tx, playerId, currency);
    await post(daysAgo(demoDeposit.days + 1), {
      ...{ key: "opening", type: "DEPOSIT", category: "ADJUSTMENT", reference: "Opening balance" },
      ...{ amountMinor: minor(20.2), from: { operator: "opening" }, to: main },
    });
    await tx
      .insert(payments)
      .values({ ...paid, kind: "DEPOSIT", methodId: "card", status: "SUCCESS", since: paidAt, createdAt: paidAt });
    await post(paidAt, {
      ...{ key: paid.reference, type: "DEPOSIT", category: "PAYMENT", reference: "card" },
      ...{ amountMinor: paid.amountMinor, from: { operator: "payments" }, to: main },
    });
    for (const [index, { days, stake, win }] of rounds.entries()) {
      const round = { category: "CASINO", reference: `demo-round-${index}` } as const;
      const games = { operator: "games" } as const;
      const bet = { key: `demo-bet-${index}`, type: "BET", amountMinor: minor(stake / 100) } as const;
      await post(daysAgo(days), { ...round, ...bet, from: main, to: games });
      const end = { key: `demo-end-${index}`, type: win > 0 ? "WIN" : "LOSS", amountMinor: minor(win / 100) } as const;
      await post(new Date(daysAgo(days).getTime() + 4_000), { ...round, ...end, from: games, to: main });
    }
  });
}
