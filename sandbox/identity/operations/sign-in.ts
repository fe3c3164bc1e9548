import { z } from "zod";
import { type Operation, operation, type Pool, requireClient } from "../pool";
import { refuse } from "../refusal";
import type { AuthenticationResult } from "../sessions";
import { createServerKey, isPassword, isProved, isPublicKey } from "../srp";

const Username = z.string().trim().min(1).max(128);
const Secret = z.string().min(1).max(4_096);

const InitiateAuth = z.discriminatedUnion("AuthFlow", [
  z.object({
    AuthFlow: z.literal("USER_SRP_AUTH"),
    ClientId: z.string(),
    AuthParameters: z.object({ USERNAME: Username, SRP_A: z.string().refine(isPublicKey) }),
  }),
  z.object({
    AuthFlow: z.literal("USER_PASSWORD_AUTH"),
    ClientId: z.string(),
    AuthParameters: z.object({ USERNAME: Username, PASSWORD: z.string().min(1).max(256) }),
  }),
  z.object({
    AuthFlow: z.enum(["REFRESH_TOKEN_AUTH", "REFRESH_TOKEN"]),
    ClientId: z.string(),
    AuthParameters: z.object({ REFRESH_TOKEN: Secret }),
  }),
]);

const RespondToAuthChallenge = z.object({
  ChallengeName: z.literal("PASSWORD_VERIFIER"),
  ClientId: z.string(),
  ChallengeResponses: z.object({
    USERNAME: Username,
    PASSWORD_CLAIM_SECRET_BLOCK: Secret.max(8_192),
    PASSWORD_CLAIM_SIGNATURE: z.string().max(128),
    /** As `Tue Sep 1 09:05:00 UTC 2026`. */
    TIMESTAMP: z.string().regex(/^[A-Z][a-z]{2} [A-Z][a-z]{2} \d{1,2} \d{2}:\d{2}:\d{2} UTC \d{4}$/),
  }),
});

type Signed = { AuthenticationResult: AuthenticationResult; ChallengeParameters: Record<string, never> };

const signed = (AuthenticationResult: AuthenticationResult): Signed => ({
  AuthenticationResult,
  ChallengeParameters: {},
});

/** Completes either flow after the password check: the lock, the account's state, the tokens. */
async function conclude(pool: Pool, sub: string, isRight: boolean): Promise<Signed> {
  if (await pool.attempts.isLocked(sub)) throw refuse.attempts();
  const user = isRight ? await pool.users.bySub(sub) : null;
  if (!user) {
    await pool.attempts.countFailure(sub);
    throw refuse.credentials();
  }
  await pool.attempts.forget(sub);
  if (!user.enabled) throw refuse.disabled();
  if (user.status === "UNCONFIRMED") throw refuse.unconfirmed();
  const refusal = await pool.refusalOf(user);
  if (refusal !== null) throw refuse.signIn(refusal);
  return signed(await pool.sessions.start(user, pool.place ?? { ip: null, country: null }));
}

async function challenge(pool: Pool, username: string, A: string): Promise<object> {
  const { sub, salt, verifier } = (await pool.users.byEmail(username)) ?? pool.users.ghost(username);
  const { b, B } = createServerKey(verifier);
  return {
    ChallengeName: "PASSWORD_VERIFIER",
    ChallengeParameters: {
      SALT: salt,
      SECRET_BLOCK: pool.challenges.seal({ sub, A, B, b, verifier }),
      SRP_B: B,
      USERNAME: sub,
      USER_ID_FOR_SRP: sub,
    },
  };
}

export const signInOperations: Record<string, Operation> = {
  InitiateAuth: operation(InitiateAuth, async (pool, input) => {
    requireClient(pool, input.ClientId);
    switch (input.AuthFlow) {
      case "USER_SRP_AUTH":
        return challenge(pool, input.AuthParameters.USERNAME, input.AuthParameters.SRP_A);
      case "USER_PASSWORD_AUTH": {
        const { USERNAME, PASSWORD } = input.AuthParameters;
        const account = (await pool.users.byEmail(USERNAME)) ?? pool.users.ghost(USERNAME);
        const who = { poolName: pool.poolName, userId: account.sub };
        return conclude(pool, account.sub, isPassword(who, account, PASSWORD));
      }
      case "REFRESH_TOKEN_AUTH":
      case "REFRESH_TOKEN":
        return signed(await pool.sessions.refresh(input.AuthParameters.REFRESH_TOKEN));
    }
  }),

  RespondToAuthChallenge: operation(RespondToAuthChallenge, async (pool, input) => {
    requireClient(pool, input.ClientId);
    const { USERNAME, TIMESTAMP, ...claim } = input.ChallengeResponses;
    const { sub, ...sealed } = pool.challenges.open(claim.PASSWORD_CLAIM_SECRET_BLOCK);
    if (USERNAME !== sub) throw refuse.challenge();
    const secretBlock = Buffer.from(claim.PASSWORD_CLAIM_SECRET_BLOCK, "base64");
    const proof = { ...sealed, secretBlock, timestamp: TIMESTAMP };
    const signature = Buffer.from(claim.PASSWORD_CLAIM_SIGNATURE, "base64");
    return conclude(pool, sub, isProved({ poolName: pool.poolName, userId: sub }, proof, signature));
  }),

  GetTokensFromRefreshToken: operation(
    z.object({ ClientId: z.string(), RefreshToken: Secret }),
    async (pool, { ClientId, RefreshToken }) => {
      requireClient(pool, ClientId);
      return signed(await pool.sessions.refresh(RefreshToken));
    },
  ),

  RevokeToken: operation(z.object({ ClientId: z.string(), Token: Secret }), async (pool, { ClientId, Token }) => {
    requireClient(pool, ClientId);
    await pool.sessions.revoke(Token);
    return {};
  }),
};
