import { create } from "zustand";
import { stored } from "@/lib/core/browser-storage";

/** The messages that a player has marked as read. No call of the platform knows of them: they stay in this browser, over a sign-out too. */
interface ReadMarks {
  playerId: string;
  ids: readonly string[];
}

/** The oldest marks make room for new ones, and so do the players who have marked none for longest. */
const most = { marks: 200, players: 10 } as const;

const kept = stored<readonly ReadMarks[]>({
  owner: "browser",
  key: "inbox-read",
  area: "local",
  version: 1,
  parse,
});

function parse(value: unknown): readonly ReadMarks[] | null {
  if (!Array.isArray(value)) return null;
  return value.flatMap((each): ReadMarks[] => {
    const { playerId, ids } = Object(each);
    if (typeof playerId !== "string" || !Array.isArray(ids)) return [];
    return [{ playerId, ids: ids.filter((id): id is string => typeof id === "string") }];
  });
}

export const keptMarks = (): readonly ReadMarks[] => kept.read() ?? [];

export const useReadMarks = create<{ marks: readonly ReadMarks[] }>()(() => ({ marks: keptMarks() }));

/** Which messages a player has read. */
export const readIdsOf = (marks: readonly ReadMarks[], playerId: string): readonly string[] =>
  marks.find((each) => each.playerId === playerId)?.ids ?? [];

/** Marks messages as read or as unread. */
export function markMessages(playerId: string, ids: readonly string[], isRead: boolean): void {
  // What another tab has marked stays marked.
  const now = keptMarks();
  const others = readIdsOf(now, playerId).filter((id) => !ids.includes(id));
  const own = { playerId, ids: (isRead ? [...others, ...ids] : others).slice(-most.marks) };
  const marks = [...now.filter((each) => each.playerId !== playerId), own].slice(-most.players);
  kept.write(marks);
  useReadMarks.setState({ marks });
}
