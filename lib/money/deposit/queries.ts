import { queryOptions } from "@tanstack/react-query";
import { serverTime } from "@/lib/core/time/server-time";
import { skewMs } from "@/lib/money/clock-skew";
import { isChecked } from "@/lib/money/transactions/meaning";
import { readPayments } from "@/lib/money/transactions/payments";
import type { Transaction } from "@/lib/money/transactions/schema";
import { isOver } from "@/lib/money/transactions/stage";
import { bonusPreferenceQuery } from "@/lib/offers/bonus-preference/queries";
import { rewardsQuery } from "@/lib/offers/rewards/queries";
import { readCheckBody } from "@/lib/session/client-context/check-body";
import { intents } from "@/lib/session/intents/browser-intents";
import { manualClaimQuery, profileQuery } from "@/lib/session/permissions/queries";
import { platform } from "@/lib/session/platform/platform";
import { playerKey, queryClient } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { checkDeposit, getDepositMethods, getRecentMethods } from "./api";
import { awaitedKey, noteOutcomes, useAwaitedDeposits } from "./awaited-deposits";
import { type BonusOffers, depositOffers, noOffers } from "./bonuses";
import {
  type Deposited,
  depositedSince,
  isPaidIn,
  nothingDeposited,
  type RecentDeposits,
  sumDeposited,
} from "./deposited";

/** The check before a deposit, made anew at every opening. */
export const depositCheckQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "deposit", "check"),
    queryFn: async ({ signal }) => checkDeposit(platform, await readCheckBody(), signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const depositMethodsQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "deposit", "methods"),
    queryFn: ({ signal }) => getDepositMethods(platform, signal),
  });

/** Used to put one method first: none where they cannot be read. */
export const recentMethodsQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "deposit", "recent"),
    queryFn: ({ signal }) =>
      getRecentMethods(platform, signal).then(
        (recent) => recent.map(({ id }) => id),
        () => [],
      ),
    staleTime: 0,
  });

/** The bonuses that the player may choose from. Never rejects: without them a deposit is made all the same. */
export const bonusOffersQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "deposit", "bonuses"),
    queryFn: () => readOffers(player).catch((): BonusOffers => ({ ...noOffers, isKnown: false })),
    staleTime: 0,
  });

async function readOffers(player: Player): Promise<BonusOffers> {
  const profile = await queryClient.fetchQuery(profileQuery(player));
  if (!profile?.bonuses) return noOffers;
  const [rewards, takesCodes, preference] = await Promise.all([
    queryClient.fetchQuery(rewardsQuery(player, "rewards")),
    queryClient.fetchQuery(manualClaimQuery(player)),
    queryClient.fetchQuery(bonusPreferenceQuery(player)),
  ]);
  if (preference?.refusesBonuses) return noOffers;
  return { ...noOffers, offers: depositOffers(rewards), takesCodes };
}

const mostPages = 20;

/** What was paid in today, in 7 and in 30 days, and what is not settled yet: read again while there is any. */
export const recentDepositsQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "deposit", "payments"),
    async queryFn({ signal }): Promise<RecentDeposits> {
      const now = await serverTime();
      const window = now === null ? {} : { fromMs: depositedSince(now) };
      const { found, isWhole } = await readPayments(platform, { ...window, mostPages, signal });
      return { sums: isWhole ? sumsOf(found, now) : null, pending: found.filter(isChecked) };
    },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.pending.length ? 20_000 : false),
  });

/** By the server's clock. Null where nobody knows the time, unless nothing was ever paid in. */
function sumsOf(payments: readonly Transaction[], now: number | null): Deposited | null {
  if (now !== null) return sumDeposited(payments, now);
  return payments.some(isPaidIn) ? null : nothingDeposited;
}

/** The payments among which the awaited deposits are; empty where none is awaited. */
export const awaitedDepositsQuery = (player: Player) =>
  queryOptions({
    queryKey: awaitedKey(player),
    async queryFn({ signal }): Promise<readonly Transaction[]> {
      const since = openSince();
      if (since === null) return [];
      return (await readPayments(platform, { fromMs: since - skewMs, mostPages: 2, signal })).found;
    },
    staleTime: 0,
    refetchInterval: () => (openSince() === null ? false : 20_000),
  });

/** When the oldest of the awaited deposits was asked for; null where none is. */
function openSince(): number | null {
  const open = useAwaitedDeposits.getState().awaited.filter(({ outcome }) => outcome === null);
  return open.length > 0 ? Math.min(...open.map(({ at }) => at)) : null;
}

/**
 * When this browser asked for the deposit of a reference; null where it did not, or where its request is known not to have reached the
 * platform.
 */
export function askedAt(playerId: string | null, reference: string): number | null {
  const awaited = useAwaitedDeposits.getState().awaited.find((each) => each.reference === reference);
  if (awaited) return awaited.outcome === "ended" ? null : awaited.at;
  const intent = intents.of(playerId).find(({ id }) => id === reference);
  return intent && intent.state !== "refused" ? intent.startedAt : null;
}

/** The payment of a reference, and what its search was worth. */
export interface FoundDeposit {
  payment: Transaction | null;
  /** All payments were read, or it was found. */
  isWhole: boolean;
  /** How often it was looked for. */
  looks: number;
}

/** A reference of another device may be younger than its row in the ledger: so often it is looked for before it is none. */
const mostLooks = 4;
const lookMs = 2_000;

/** May it still come? Only where all payments can be read: a search of many pages is not repeated. */
export const isLookedForAgain = ({ payment, isWhole, looks }: FoundDeposit): boolean =>
  payment === null && isWhole && looks < mostLooks;

/**
 * The payment of a reference, as the ledger knows it; null where it does not. Read again until it is settled, which every tab is told.
 * A reference that this browser did not ask for is looked for among all payments that can be read.
 */
export const depositQuery = (player: Player, reference: string) => {
  const queryKey = playerKey(player, "deposit", "outcome", reference);
  return queryOptions({
    queryKey,
    async queryFn({ signal }): Promise<FoundDeposit> {
      const isSought = ({ referenceId, type }: Transaction) => referenceId === reference && type === "DEPOSIT";
      const since = askedAt(player.playerId, reference);
      const window = since === null ? {} : { fromMs: since - skewMs };
      const { found, isWhole } = await readPayments(platform, { ...window, mostPages, isSought, signal });
      const payment = found.find(isSought) ?? null;
      if (payment) noteOutcomes([payment]);
      const before = queryClient.getQueryData<FoundDeposit>(queryKey)?.looks ?? 0;
      return { payment, isWhole: isWhole || payment !== null, looks: before + 1 };
    },
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (data?.payment && isOver(data.payment.status)) return false;
      if (data?.payment === null && askedAt(player.playerId, reference) === null)
        return isLookedForAgain(data) ? lookMs : false;
      return dataUpdateCount < 30 ? lookMs : 20_000;
    },
  });
};
