import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { type JWTPayload, jwtVerify, SignJWT } from "jose";
import type { Database } from "../core/database";
import type { Claims } from "./claims";
import { type Session, sessions, type User, users } from "./db-schema";
import type { PoolKey } from "./keys";
import { refuse } from "./refusal";
import type { Place } from "./sign-in-history";

export type TokenUse = "id" | "access";

/** The claims of a valid token, with its player (an access token contains none). */
export type VerifiedToken = JWTPayload & Claims & { sub: string; email: string; token_use: TokenUse; exp: number };

export interface AuthenticationResult {
  AccessToken: string;
  IdToken: string;
  RefreshToken?: string;
  ExpiresIn: number;
  TokenType: "Bearer";
}

export interface Sessions {
  start(user: User, place: Place): Promise<AuthenticationResult>;
  refresh(refreshToken: string): Promise<AuthenticationResult>;
  /** Ends the sign-in a refresh token came from, and with it every access token of that origin. */
  revoke(refreshToken: string): Promise<void>;
  revokeAll(sub: string): Promise<void>;
  /** Ends one sign-in, by the `origin_jti` of its tokens. */
  end(originJti: string): Promise<void>;
  /** Has the sign-in of this `origin_jti` ended? One that is unknown has. */
  isEnded(originJti: string): Promise<boolean>;
  /** Null when the signature, the issuer, the use, the lifetime is wrong, or the sign-in it came from has ended. */
  verify(token: string, use: TokenUse): Promise<VerifiedToken | null>;
}

interface Dependencies {
  db: Database;
  key: PoolKey;
  issuer: string;
  clientId: string;
  /** Why a user may not be signed in now; null when they may. */
  refusalOf(user: User): Promise<string | null>;
  now(): Date;
}

const hourSeconds = 3_600;
const refreshLifetimeMs = 30 * 86_400_000;

export function createSessions({ db, key, issuer, clientId, refusalOf, now }: Dependencies): Sessions {
  async function result(user: User, session: Session, refreshToken?: string): Promise<AuthenticationResult> {
    const lifetime = user.tokenSeconds ?? hourSeconds;
    const iat = Math.floor(now().getTime() / 1_000);
    const common = {
      sub: user.sub,
      origin_jti: session.originJti,
      event_id: randomUUID(),
      auth_time: Math.floor(session.signedInAt.getTime() / 1_000),
      iat,
      exp: iat + lifetime,
      iss: issuer,
      jti: randomUUID(),
    };
    const sign = (claims: JWTPayload) =>
      new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: key.kid }).sign(key.sign);
    return {
      AccessToken: await sign({
        ...common,
        token_use: "access",
        client_id: clientId,
        username: user.sub,
        scope: "aws.cognito.signin.user.admin",
      }),
      IdToken: await sign({
        ...user.claims,
        ...common,
        token_use: "id",
        aud: clientId,
        "cognito:username": user.sub,
        email: user.email,
        email_verified: true,
      }),
      ...(refreshToken !== undefined && { RefreshToken: refreshToken }),
      ExpiresIn: lifetime,
      TokenType: "Bearer",
    };
  }

  async function rotated(session: Session): Promise<string> {
    const next = newRefreshToken();
    const turned = await db
      .update(sessions)
      .set({ refreshHash: hash(next), spentHash: session.refreshHash })
      .where(and(eq(sessions.originJti, session.originJti), eq(sessions.refreshHash, session.refreshHash)))
      .returning();
    if (turned.length === 0) throw refuse.reusedRefreshToken();
    return next;
  }

  return {
    async start(user, { ip, country }) {
      const refreshToken = newRefreshToken();
      const session: Session = {
        originJti: randomUUID(),
        sub: user.sub,
        refreshHash: hash(refreshToken),
        spentHash: null,
        signedInAt: now(),
        expiresAt: new Date(now().getTime() + refreshLifetimeMs),
        revokedAt: null,
        ip,
        country,
      };
      await db.insert(sessions).values(session);
      return result(user, session, refreshToken);
    },

    async refresh(refreshToken) {
      const [found] = await db
        .select({ session: sessions, user: users })
        .from(sessions)
        .innerJoin(users, eq(users.sub, sessions.sub))
        .where(eq(sessions.refreshHash, hash(refreshToken)));
      if (!found) {
        const [spent] = await db
          .select()
          .from(sessions)
          .where(eq(sessions.spentHash, hash(refreshToken)));
        throw spent ? refuse.reusedRefreshToken() : refuse.refreshToken();
      }
      const { session, user } = found;
      if (session.revokedAt || (await refusalOf(user)) !== null) throw refuse.revokedRefreshToken();
      if (!user.enabled) throw refuse.disabled();
      if (session.expiresAt <= now()) throw refuse.refreshToken();
      return result(user, session, user.rotateRefreshTokens ? await rotated(session) : undefined);
    },

    async revoke(refreshToken) {
      const mine = and(eq(sessions.refreshHash, hash(refreshToken)), isNull(sessions.revokedAt));
      await db.update(sessions).set({ revokedAt: now() }).where(mine);
    },

    async revokeAll(sub) {
      await db
        .update(sessions)
        .set({ revokedAt: now() })
        .where(and(eq(sessions.sub, sub), isNull(sessions.revokedAt)));
    },

    async end(originJti) {
      const mine = and(eq(sessions.originJti, originJti), isNull(sessions.revokedAt));
      await db.update(sessions).set({ revokedAt: now() }).where(mine);
    },

    async isEnded(originJti) {
      if (!isUuid(originJti)) return true;
      const [session] = await db.select().from(sessions).where(eq(sessions.originJti, originJti));
      return !session || session.revokedAt !== null;
    },

    async verify(token, use) {
      const options = { issuer, algorithms: ["RS256"], currentDate: now(), requiredClaims: ["exp", "origin_jti"] };
      const checked = await jwtVerify(token, key.verify, options).catch(() => null);
      if (checked?.payload.token_use !== use) return null;
      if ((use === "id" ? checked.payload.aud : checked.payload.client_id) !== clientId) return null;
      const [found] = await db
        .select({ user: users })
        .from(sessions)
        .innerJoin(users, eq(users.sub, sessions.sub))
        .where(and(eq(sessions.originJti, String(checked.payload.origin_jti)), isNull(sessions.revokedAt)));
      if (!found?.user.enabled) return null;
      const { user } = found;
      // `exp` is there: it is among the required claims.
      const exp = Number(checked.payload.exp);
      return { ...user.claims, ...checked.payload, sub: user.sub, email: user.email, token_use: use, exp };
    },
  };
}

const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

const newRefreshToken = () => randomBytes(48).toString("base64url");

const hash = (token: string) => createHash("sha256").update(token).digest("hex");
