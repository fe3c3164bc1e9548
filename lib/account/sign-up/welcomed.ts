import { stored } from "@/lib/core/browser-storage";

const most = 20;

/** The players who were welcomed on this device, the latest first. */
const kept = stored<readonly string[]>({
  key: "welcomed",
  area: "local",
  version: 1,
  parse: (value) => (Array.isArray(value) ? value.filter((each) => typeof each === "string") : null),
});

export const isWelcomed = (playerId: string): boolean => kept.read()?.includes(playerId) === true;

export function rememberWelcome(playerId: string): void {
  kept.write([playerId, ...(kept.read() ?? []).filter((each) => each !== playerId)].slice(0, most));
}
