import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from "jose";
import type { Settings } from "../core/settings";

/** An unreachable identity service must not sign players out. */
export type Checked = { valid: true; claims: JWTPayload } | { valid: false } | "unavailable";

/** Checks id tokens as the platform of another company does: against the keys that the identity service publishes, over HTTP. */
export function createBearerCheck({ origin, poolId, clientId }: Settings): (token: string) => Promise<Checked> {
  const issuer = `${origin.identity}/${poolId}`;
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
    timeoutDuration: 3_000,
    // A known key continues to serve when the identity service is down; an unknown one is requested.
    cacheMaxAge: Number.POSITIVE_INFINITY,
  });
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, { issuer, audience: clientId, algorithms: ["RS256"] });
      return payload.token_use === "id" ? { valid: true, claims: payload } : { valid: false };
    } catch (error) {
      return isAboutToken(error) ? { valid: false } : "unavailable";
    }
  };
}

/** jose throws its plain error, or another one, when the keys could not be had. */
function isAboutToken(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  return error instanceof errors.JOSEError && error.code !== "ERR_JOSE_GENERIC";
}
