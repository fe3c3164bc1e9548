import { stored } from "@/lib/core/browser-storage";

const most = 20;

/** Players who have seen a notice in this browser, the latest first. */
function rememberPlayers(key: string, area: "local" | "session") {
  const kept = stored<readonly string[]>({
    key,
    area,
    version: 1,
    parse: (value) => (Array.isArray(value) ? value.filter((each) => typeof each === "string") : null),
  });
  const read = () => kept.read() ?? [];
  return {
    has: (playerId: string): boolean => read().includes(playerId),
    add: (playerId: string): void =>
      void kept.write([playerId, ...read().filter((each) => each !== playerId)].slice(0, most)),
  };
}

/** The players that were welcomed on this device. */
export const welcomed = rememberPlayers("welcomed", "local");
/** Players who have seen in this visit that their sign-up is not finished. */
export const notifiedUnfinished = rememberPlayers("told-unfinished", "session");
