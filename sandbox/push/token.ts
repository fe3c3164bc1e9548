import { randomBytes } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";

/** Short-lived tokens that open a push connection and nothing else. They travel in a query, so they end up in logs. */
export interface PushTokens {
  issue(playerId: string): Promise<string>;
  /** The player of a valid token, or null. */
  playerOf(token: string): Promise<string | null>;
}

const lifetimeSeconds = 60;
const scope = "push";

export function createPushTokens(now = () => new Date()): PushTokens {
  // A token lives for a minute: no need for it to survive a restart.
  const secret = randomBytes(32);
  return {
    issue: (playerId) =>
      new SignJWT({ player_id: playerId, scope })
        .setProtectedHeader({ alg: "HS256" })
        .setExpirationTime(Math.floor(now().getTime() / 1_000) + lifetimeSeconds)
        .sign(secret),
    async playerOf(token) {
      const options = { algorithms: ["HS256"], requiredClaims: ["exp", "player_id"], currentDate: now() };
      const checked = await jwtVerify(token, secret, options).catch(() => null);
      if (checked?.payload.scope !== scope) return null;
      return String(checked.payload.player_id);
    },
  };
}
