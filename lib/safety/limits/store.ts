import { create } from "zustand";
import { onPlayerChange } from "@/lib/session/player/on-player-change";
import type { LimitKind, LimitPeriod } from "./schema";

/** What of a limit is open: its editor, or the question before it is removed. Null: it was left. */
export type EditedPart = "edit" | "remove" | null;

interface LimitEditing {
  /** By kind and period; absent: nobody has touched it. */
  editing: Readonly<Partial<Record<`${LimitKind}-${LimitPeriod}`, EditedPart>>>;
}

const nothing: LimitEditing = { editing: {} };

/** The limits that are changed in this tab (specification "Limits", editing). What is typed is in a draft, what was sent the platform knows. */
export const useLimitEditing = create(() => nothing);

export function editLimit(kind: LimitKind, period: LimitPeriod, part: EditedPart): void {
  useLimitEditing.setState(({ editing }) => ({ editing: { ...editing, [`${kind}-${period}`]: part } }));
}

/** Their page was left. */
export const leaveLimits = (): void => useLimitEditing.setState(nothing, true);

onPlayerChange(leaveLimits);
