export interface FrameAddress {
  url: string;
  /** The only origin that the frame may speak from. */
  origin: string;
}

/**
 * The address if a frame may have it: one of the configured origins, never our own (a frame of our own origin that runs scripts
 * would be us), without a name or password in it. Else null.
 */
export function frameAddress(url: string, allowed: readonly string[], ownOrigin: string): FrameAddress | null {
  if (!URL.canParse(url)) return null;
  const { href, origin, protocol, username, password } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:") return null;
  if (username || password || origin === ownOrigin || !allowed.includes(origin)) return null;
  return { url: href, origin };
}
