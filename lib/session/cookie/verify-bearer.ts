import "server-only";
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from "jose";
import { type Environment, readEnvironment } from "@/lib/config/environment";

/** The token that a request bears, unverified. */
export function bearerOf({ headers }: Request): string | undefined {
  return /^Bearer ([\w.-]{1,8192})$/.exec(headers.get("authorization") ?? "")?.[1];
}

/** The claims of the id token that a request bears. An unreachable identity service is not a refusal. */
export async function verifyBearer(request: Request): Promise<JWTPayload | "refused" | "unavailable"> {
  const token = bearerOf(request);
  return token ? verify(token, readEnvironment()) : "refused";
}

type Keys = ReturnType<typeof createRemoteJWKSet>;
let keys: Keys | undefined;

async function verify(token: string, env: Environment): Promise<JWTPayload | "refused" | "unavailable"> {
  const { IDENTITY_ISSUER: issuer, IDENTITY_CLIENT_ID: audience } = env;
  keys ??= createRemoteJWKSet(new URL(env.IDENTITY_JWKS_URL ?? `${issuer}/.well-known/jwks.json`), {
    timeoutDuration: 3_000,
  });
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ["RS256"],
      clockTolerance: 30,
      requiredClaims: ["exp", "sub"],
    });
    return payload.token_use === "id" ? payload : "refused";
  } catch (error) {
    return isAboutToken(error) ? "refused" : "unavailable";
  }
}

/** The library throws its plain error, or another one, when the keys could not be had. */
function isAboutToken(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  return error instanceof errors.JOSEError && error.code !== "ERR_JOSE_GENERIC";
}
