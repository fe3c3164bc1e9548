import { create } from "zustand";
import { stored } from "@/lib/core/browser-storage";

/** The messages that a player has marked as read. No call of the platform knows of them: they stay in this browser. */
interface ReadMarks {
  playerId: string;
  ids: readonly string[];
}

/** The oldest marks make room for new ones. */
const mostMarks = 200;

const kept = stored<ReadMarks>({ owner: "player", key: "inbox-read", area: "local", version: 1, parse });

function parse(value: unknown): ReadMarks | null {
  const { playerId, ids } = Object(value);
  if (typeof playerId !== "string" || !Array.isArray(ids)) return null;
  return { playerId, ids: ids.filter((id): id is string => typeof id === "string") };
}

export const useReadMarks = create<{ marks: ReadMarks | null }>()(() => ({ marks: kept.read() }));

/** Which messages a player has read. */
export const readIdsOf = (marks: ReadMarks | null, playerId: string): readonly string[] =>
  marks?.playerId === playerId ? marks.ids : [];

/** Marks messages as read or as unread. */
export function markMessages(playerId: string, ids: readonly string[], isRead: boolean): void {
  // What another tab has marked stays marked.
  const others = readIdsOf(kept.read(), playerId).filter((id) => !ids.includes(id));
  const marks = { playerId, ids: (isRead ? [...others, ...ids] : others).slice(-mostMarks) };
  kept.write(marks);
  useReadMarks.setState({ marks });
}
