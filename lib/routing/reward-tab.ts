import { routeOfPath, routes } from "./routes";

/** The tabs of a player's rewards, which open over a lobby by the hash of its address. */
export const rewardTabs = ["rewards", "active"] as const;
export type RewardTab = (typeof rewardTabs)[number];

/** The tab that an address opens, or null: only the two lobbies have them. */
export function rewardTabOf({ pathname, hash }: { pathname: string; hash: string }): RewardTab | null {
  const tab = rewardTabs.find((each) => hash === `#${each}`);
  const route = tab && routeOfPath(pathname);
  return tab && (route === routes.casino || route === routes.liveCasino) ? tab : null;
}
