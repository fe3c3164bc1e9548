import { expect } from "vitest";
import { getBalance } from "@/lib/money/wallet/api";
import { getPlayerCampaigns } from "@/lib/offers/rewards/api";
import type { HistoryEnd } from "./history";
import { bonusMinor, depositBonus, type HistoryPlayer } from "./holdings";
import type { MortalSandbox } from "./sandbox";
import { pressed } from "./steps";

/** What each payment of an amount does to the cash of a player who was told that it is done. */
const signs = [
  ...([...pressed.deposit, ...pressed["bonus-deposit"]] as const).map((each) => [each, 1] as const),
  ...([...pressed.withdrawal, ...pressed["ending-withdrawal"]] as const).map((each) => [each, -1] as const),
];

interface LedgerEntry {
  account: string;
  amount: string;
}

/** How many intents about it were told as done. */
type DoneCount = (about: string) => number;

/**
 * A player's cash is what they had, with what they were told of since: payments, cashback and rounds. Their bonus money is that of the
 * bonuses that run. The ledger, the wallet and every page say the same.
 */
export async function expectMoney(player: HistoryPlayer, end: HistoryEnd, sandbox: MortalSandbox, done: DoneCount) {
  const { playerId, session, cancellations, forfeits, codes } = player;
  const doneOf = (name: string | number) => done(`${playerId} ${name}`);
  // It is had once: a second intent about it is done where it finds what the first has done.
  const isDone = (name: string) => Math.min(1, doneOf(name));
  const paid = signs.reduce((sum, [amount, sign]) => sum + sign * amount * doneOf(amount), 0);
  const takenBack = cancellations.reduce(
    (sum, { amount, pendingWithdrawalId: id }) => sum + amount.amountMinor * isDone(id),
    0,
  );
  const main = player.mainBefore + paid + takenBack + bonusMinor.each * isDone("cash") + (end.played.get(player) ?? 0);

  const own = await getPlayerCampaigns(session.http, "ALL");
  const running = own.filter(({ assignmentId, status }) => assignmentId !== null && status === "ACTIVE");
  const runs = (campaignId: string) => running.filter((each) => each.campaignId === campaignId).length;
  const areRunsLeft = forfeits.some(({ assignmentId }) => runs(assignmentId) > 0);
  const casino = bonusMinor.each * runs("offered") + bonusMinor.deposit * runs(depositBonus);
  const live = codes.reduce((sum, { campaignId }) => sum + bonusMinor.each * runs(campaignId), 0);
  const sports = (areRunsLeft ? bonusMinor.sports : 0) + bonusMinor.each * runs("sportsbook");
  const expected = { main, casino, live, sports };

  const balance = (await getBalance(session.http)) ?? expect.fail("There is no wallet.");
  const amountsOf = (balances: typeof balance.balances) => ({
    main: balances.mainBalance.amountMinor,
    casino: balances.casinoBonus.amountMinor,
    live: balances.liveCasinoBonus.amountMinor,
    sports: balances.sportsBonus.amountMinor,
  });
  expect([playerId, amountsOf(balance.balances)]).toEqual([playerId, expected]);

  const { ledger } = await sandbox.control<{ ledger: LedgerEntry[] }>(`/players/${playerId}`);
  const booked = (account: string) =>
    ledger
      .filter((entry) => entry.account === `${playerId}:${account}`)
      .reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
  const [bookedCasino, bookedLive] = [booked("BONUS:CASINO"), booked("BONUS:LIVE_CASINO")];
  const inLedger = { main: booked("MAIN"), casino: bookedCasino, live: bookedLive, sports: booked("BONUS:SPORTS") };
  expect([playerId, inLedger]).toEqual([playerId, expected]);

  for (const { wallet } of end.shown.filter((each) => each.player === player)) {
    const { balances, version } = wallet ?? expect.fail("A page shows no wallet.");
    expect([playerId, version, balances && amountsOf(balances)]).toEqual([playerId, balance.version, expected]);
  }
}
