import { create } from "zustand";
import { onPlayerChange } from "@/lib/session/player/on-player-change";

/** What failed last of a claim, by the step that failed: each holds the code of its failure, or null. */
export interface ClaimErrors {
  claim: string | null;
  forfeit: string | null;
  /** Of the read of what runs, before it is given up. */
  progress: string | null;
}

/** What this tab does with a player's rewards, and no server knows. */
export interface ManagedRewards {
  /** The campaigns whose actions are in flight: their buttons are busy. */
  busy: readonly string[];
  /** By campaign. */
  errors: Readonly<Record<string, ClaimErrors>>;
  /** Campaigns for which a bonus was given up, and which were not claimed then. */
  unclaimed: readonly string[];
  /** Instant cashback that was activated: a list from before that may have it still. */
  hidden: readonly string[];
  /** The queued campaign whose first claim failed. */
  recorded: string | null;
  /** The campaign of the cashback that was just claimed. How much it was is read nowhere: a list from before the claim may be stale. */
  claimed: string | null;
}

const noErrors: ClaimErrors = { claim: null, forfeit: null, progress: null };
const nothing: ManagedRewards = { busy: [], errors: {}, unclaimed: [], hidden: [], recorded: null, claimed: null };

export const useManagedRewards = create<ManagedRewards>()(() => nothing);

const { setState } = useManagedRewards;

/**
 * Runs an action of a campaign unless one is in flight. Null: it was not run. It is in flight until what it changed was read again: until
 * then its button would offer what is taken.
 */
export async function whileBusy<T>(
  campaignId: string,
  act: () => Promise<T>,
  refetch: () => Promise<void>,
): Promise<T | null> {
  if (useManagedRewards.getState().busy.includes(campaignId)) return null;
  setState(({ busy, errors, unclaimed }) => ({
    busy: [...busy, campaignId],
    errors: { ...errors, [campaignId]: noErrors },
    unclaimed: unclaimed.filter((each) => each !== campaignId),
  }));
  try {
    return await act();
  } finally {
    void refetch().finally(() => setState(({ busy }) => ({ busy: busy.filter((each) => each !== campaignId) })));
  }
}

export const errorsOf = ({ errors }: ManagedRewards, campaignId: string): ClaimErrors => errors[campaignId] ?? noErrors;

export function noteError(campaignId: string, slot: keyof ClaimErrors, code: string): void {
  setState((state) => ({
    errors: { ...state.errors, [campaignId]: { ...errorsOf(state, campaignId), [slot]: code } },
  }));
}

export const noteUnclaimed = (campaignId: string) =>
  setState(({ unclaimed }) => ({ unclaimed: [...unclaimed, campaignId] }));

export const noteRecorded = (recorded: string | null) => setState({ recorded });

export const hideReward = (campaignId: string) => setState(({ hidden }) => ({ hidden: [...hidden, campaignId] }));

export const forgetHidden = (campaignId: string) =>
  setState(({ hidden }) => ({ hidden: hidden.filter((each) => each !== campaignId) }));

/** How long it is said that cashback was claimed, in ms. */
const claimedMs = 5_000;
let claimedTimer: ReturnType<typeof setTimeout> | undefined;

/** Cashback was claimed: it is said for a while, whatever is opened and closed meanwhile. */
export function noteClaimed(claimed: string): void {
  clearTimeout(claimedTimer);
  setState({ claimed });
  claimedTimer = setTimeout(() => setState({ claimed: null }), claimedMs);
}

onPlayerChange(() => setState(nothing, true));
