const followers = new Set<() => void>();
const addressEvents = ["hashchange", "popstate"];

/** Calls now and whenever the address changes without a navigation. @returns stops it */
export function followAddress(follow: () => void): () => void {
  follow();
  followers.add(follow);
  // A hash that is set is a hashchange; a step back to one from another path is only a popstate, which Next's router leaves alone.
  for (const type of addressEvents) addEventListener(type, follow);
  return () => {
    followers.delete(follow);
    for (const type of addressEvents) removeEventListener(type, follow);
  };
}

/** For an address that our own code has written, of which the browser tells nobody. */
export function tellAddress(): void {
  for (const follow of followers) follow();
}
