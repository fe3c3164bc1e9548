import { type DialogHandle, dialogPriorities } from "./handle";

/** The request to show, then those that wait. Equals queue, but what a player opens from an open dialog lies over that one. */
export function orderRequests<Request extends { handle: DialogHandle }>(requests: readonly Request[]): Request[] {
  return dialogPriorities.flatMap((priority) => {
    const equals = requests.filter(({ handle }) => handle.priority === priority);
    return priority === "player" ? equals.reverse() : equals;
  });
}
