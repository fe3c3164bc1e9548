import { queryOptions } from "@tanstack/react-query";
import { activityLogQuery } from "@/lib/account/profile/queries";
import { type Currency, type Money, money } from "@/lib/core/money";
import { playerCurrency } from "@/lib/market/currency";
import { netDepositsQuery, netPositionQuery } from "@/lib/money/transactions/queries";
import { walletQuery } from "@/lib/money/wallet/queries";
import { profileQuery } from "@/lib/session/permissions/queries";
import { playerKey, queryClient } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import type { Figures } from "./money-sums";
import { type LoginWindow, lastDays, loginWindows, type MonthWindow, monthWindows, type TimeWindow } from "./windows";

const monthCount = 6;
const sessionCount = 5;

export type MonthFigures = Figures & MonthWindow;
export type SessionFigures = Figures & LoginWindow;

/** Figures and the currency that all of them are in. */
export interface Activity<Row extends Figures> {
  rows: Row[];
  currency: Currency;
}

/** The newest six months by the player's clock, the present one first. `now`: where the present one ends. */
export const monthsQuery = (player: Player, now: number) =>
  queryOptions({
    queryKey: playerKey(player, "activity", "months", now),
    queryFn: () => read(player, monthWindows(monthCount, now)),
  });

/** The last days until `now`, as one row. */
export const lastDaysQuery = (player: Player, days: number, now: number) =>
  queryOptions({
    queryKey: playerKey(player, "activity", "days", days, now),
    queryFn: () => read(player, [lastDays(days, now)]),
  });

/** What was staked and won in a time, as the platform counts it. Null: it does not say. */
export interface PlayTotals {
  staked: Money | null;
  won: Money | null;
  net: Money;
}

/** What was staked and won in the last days until `now`. It fails where the platform does: no figure stands for an unknown one. */
export const playTotalsQuery = (player: Player, days: number, now: number) =>
  queryOptions({
    queryKey: playerKey(player, "activity", "play", days, now),
    async queryFn(): Promise<PlayTotals> {
      const [currency, { netPosition, winLoss }] = await Promise.all([
        currencyOf(player),
        queryClient.fetchQuery({ ...netPositionQuery(player, lastDays(days, now)), staleTime: 0 }),
      ]);
      const parts = typeof winLoss === "object" ? winLoss : null;
      return {
        staked: parts && money(parts.staked, currency),
        won: parts && money(parts.won, currency),
        net: money(netPosition, currency),
      };
    },
  });

/** The newest logins as the platform lists them, each until the next one. */
export const sessionsQuery = (player: Player, now: number) =>
  queryOptions({
    queryKey: playerKey(player, "activity", "sessions", now),
    async queryFn() {
      const { loginDate, loginHistory } = await queryClient.fetchQuery(activityLogQuery(player));
      const dates = loginHistory.map((login) => login.loginDate);
      return read(player, loginWindows(loginDate === null ? dates : [loginDate, ...dates], sessionCount, now));
    },
  });

/**
 * Reads each window by calls of its own. What cannot be read is null in its row; where nothing at all can, it fails, so that the page
 * says so once and tries again.
 */
async function read<Window extends TimeWindow>(
  player: Player,
  windows: readonly Window[],
): Promise<Activity<Window & Figures>> {
  const [currency, ...rows] = await Promise.all([currencyOf(player), ...windows.map((each) => readOne(player, each))]);
  const isUnread = rows.length > 0 && rows.every(({ paidIn, net }) => paidIn === null && net === null);
  if (isUnread) throw new Error("Nothing of the activity could be read");
  return { rows, currency };
}

async function readOne<Window extends TimeWindow>(player: Player, window: Window): Promise<Window & Figures> {
  const { from, to } = window;
  const [deposits, position] = await Promise.all([
    queryClient.fetchQuery({ ...netDepositsQuery(player, { from, to }), staleTime: 0 }).catch(() => null),
    queryClient.fetchQuery({ ...netPositionQuery(player, { from, to }), staleTime: 0 }).catch(() => null),
  ]);
  return {
    ...window,
    paidIn: deposits?.in ?? null,
    takenOut: deposits?.out ?? null,
    net: position?.netPosition ?? null,
  };
}

/** The currency of the wallet; that of the account where it has none. */
async function currencyOf(player: Player): Promise<Currency> {
  const wallet = await queryClient.fetchQuery({ ...walletQuery(player), staleTime: 60_000 }).catch(() => null);
  if (wallet?.balances) return wallet.balances.totalBalance.currency;
  return playerCurrency((await queryClient.fetchQuery(profileQuery(player))) ?? player);
}
