import type { Reward } from "@/lib/offers/rewards/schema";
import type { Limit, LimitKind } from "@/lib/safety/limits/schema";
import type { PlayerDocument } from "@/lib/safety/verification/schema";

/** What a notification is about. Every one is made of what another call knows: the platform has none of its own. */
export interface Notice {
  id: string;
  kind: "document" | "withdrawalWaits" | "withdrawal" | "reward" | "depositLimit" | "spendLimit";
  /** What the time of its sentence is, ISO 8601; null where none is known. */
  at: string | null;
  /** Of a reward. */
  name: string | null;
}

interface Sources {
  documents: readonly PlayerDocument[];
  limits: Readonly<Record<LimitKind, readonly Limit[]>>;
  withdrawals: readonly { pendingWithdrawalId: string; status: string; since: string }[];
  rewards: readonly Reward[];
}

/** A reward that ends within a week is worth a word. */
const soonMs = 7 * 24 * 3_600_000;

/** What waits for a player: what they have to do first, then what ends, then what happens by itself. */
export function noticesOf({ documents, limits, withdrawals, rewards }: Sources, now: number): Notice[] {
  const asked = documents.filter(({ status }) => status === "REQUESTED" || status === "EXPIRED");
  const waits = ({ status }: Sources["withdrawals"][number]) => status === "WAITING_INPUT";
  const withdrawal = (kind: "withdrawalWaits" | "withdrawal") => (each: Sources["withdrawals"][number]) =>
    notice(kind, each.pendingWithdrawalId, each.since);
  return [
    ...asked.map(({ kind, id, dueAt }) => notice("document", `${kind}-${id}`, dueAt)),
    ...withdrawals.filter(waits).map(withdrawal("withdrawalWaits")),
    ...rewards.flatMap(({ id, expiresAt, name }) =>
      expiresAt !== null && isSoon(expiresAt, now) ? [notice("reward", id, expiresAt, name)] : [],
    ),
    ...pendingOf("depositLimit", limits.deposit),
    ...pendingOf("spendLimit", limits.spend),
    ...withdrawals.filter((each) => !waits(each)).map(withdrawal("withdrawal")),
  ];
}

const notice = (kind: Notice["kind"], id: string, at: string | null, name: string | null = null): Notice => ({
  id: `${kind}-${id}`,
  kind,
  at,
  name,
});

const isSoon = (at: string, now: number) => Date.parse(at) > now && Date.parse(at) <= now + soonMs;

const pendingOf = (kind: "depositLimit" | "spendLimit", limits: readonly Limit[]) =>
  limits.flatMap(({ period, pendingDate }) => (pendingDate === null ? [] : [notice(kind, period, pendingDate)]));
