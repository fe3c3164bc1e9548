import { randomBytes, randomUUID } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";

/** Short-lived tokens that open a push connection and nothing else. They travel in a query, so they end up in logs. */
export interface PushTokens {
  issue(playerId: string): Promise<string>;
  /** The player of a valid token, or null. A token is spent by this call: it opens one connection. */
  redeem(token: string): Promise<string | null>;
}

const lifetimeSeconds = 60;
const scope = "push";

export function createPushTokens(now = () => new Date()): PushTokens {
  // A token lives for a minute: no need for it to survive a restart.
  const secret = randomBytes(32);
  /** Ids of spent tokens, with the second in which each expires. */
  const spent = new Map<string, number>();
  return {
    issue: (playerId) =>
      new SignJWT({ player_id: playerId, scope })
        .setProtectedHeader({ alg: "HS256" })
        .setJti(randomUUID())
        .setExpirationTime(Math.floor(now().getTime() / 1_000) + lifetimeSeconds)
        .sign(secret),
    async redeem(token) {
      const options = { algorithms: ["HS256"], requiredClaims: ["exp", "jti", "player_id"], currentDate: now() };
      const checked = await jwtVerify(token, secret, options).catch(() => null);
      if (checked?.payload.scope !== scope) return null;
      const { jti = "", exp = 0 } = checked.payload;
      for (const [id, expires] of spent) if (expires * 1_000 < now().getTime()) spent.delete(id);
      if (spent.has(jti)) return null;
      spent.set(jti, exp);
      return String(checked.payload.player_id);
    },
  };
}
