import type { DialogRequest } from "./store";

/**
 * First comes what interrupts the player (reality check, idle, exclusion), then terms, then the explanation of something that
 * failed, then what the player opened.
 */
const priorities = ["interruption", "terms", "message", "player"] as const;
export type DialogPriority = (typeof priorities)[number];

/** The request to show, then those that wait. Equals queue, but what a player opens from an open dialog lies over that one. */
export function orderRequests(requests: readonly DialogRequest[]): DialogRequest[] {
  return priorities.flatMap((priority) => {
    const equals = requests.filter(({ handle }) => handle.priority === priority);
    return priority === "player" ? equals.reverse() : equals;
  });
}
