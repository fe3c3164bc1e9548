import { dialogPriorities } from "./handle";
import type { DialogRequest } from "./store";

/** The request to show, then those that wait. Equals queue, but what a player opens from an open dialog lies over that one. */
export function orderRequests(requests: readonly DialogRequest[]): DialogRequest[] {
  return dialogPriorities.flatMap((priority) => {
    const equals = requests.filter(({ handle }) => handle.priority === priority);
    return priority === "player" ? equals.reverse() : equals;
  });
}
