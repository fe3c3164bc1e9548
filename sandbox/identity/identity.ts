import { createHmac } from "node:crypto";
import type { Part, SandboxContext } from "../core/sandbox-part";
import { createAttempts } from "./attempts";
import { createChallenges } from "./challenge";
import { createCodes } from "./codes";
import { addControl } from "./control";
import type { User } from "./db-schema";
import { loadKey } from "./keys";
import type { Pool } from "./pool";
import { addProtocol } from "./protocol";
import { refuse } from "./refusal";
import { type AuthenticationResult, createSessions, type TokenUse, type VerifiedToken } from "./sessions";
import { readSignIns, type SignIn } from "./sign-in-history";
import { isPassword } from "./srp";
import { createUsers, type NewUser, type UserChanges } from "./users";

/** An account as the other parts see it. */
export type Account = Pick<User, "sub" | "email" | "playerId" | "status" | "enabled" | "claims">;

/** The stand-in for the managed identity service: its protocol on a listener, and an in-process interface for the platform. */
export interface Identity extends Part {
  /** Creates a confirmed account; throws when the e-mail or the player id is taken. */
  createUser(user: NewUser): Promise<Account>;
  /** Changes the given attributes; throws when the player does not exist. Tokens already issued keep their claims until refreshed. */
  updateUser(playerId: string, changes: UserChanges): Promise<void>;
  deleteUser(playerId: string): Promise<void>;
  /** A bit for an address without an account, always the same for the same address; nobody without the key can work it out. */
  ghostBit(email: string): boolean;
  findByEmail(email: string): Promise<Account | null>;
  /** The claims of a token that is signed by this pool, unexpired and of a sign-in that has not ended; otherwise null. */
  verify(token: string, use: TokenUse): Promise<VerifiedToken | null>;
  /** Signs a player in whom another party vouches for, without a password. @throws Refusal as a sign-in by password does */
  signIn(playerId: string): Promise<AuthenticationResult>;
  /** Whom to ask, at every sign-in and renewal, whether the player may have one now: the words of a refusal, or null. */
  askBeforeSignIn(ask: (playerId: string) => Promise<string | null>): void;
  /** Ends every sign-in of the player: refresh tokens and access tokens are invalid at once. */
  signOutEverywhere(playerId: string): Promise<void>;
  /** The newest sign-ins of the player first, at most `most`. */
  signIns(playerId: string, most: number): Promise<SignIn[]>;
  isPassword(playerId: string, password: string): Promise<boolean>;
  /** Ends one sign-in, by the `origin_jti` of its tokens. */
  endSignIn(originJti: string): Promise<void>;
  /** Has the sign-in ended that these tokens came from? */
  isSignInEnded(originJti: string): Promise<boolean>;
}

export async function createIdentity(
  { db, settings }: SandboxContext,
  now: () => Date = () => new Date(),
): Promise<Identity> {
  const { poolId, clientId } = settings;
  const poolName = poolId.split("_")[1] ?? poolId;
  const issuer = `${settings.origin.identity}/${poolId}`;
  const key = await loadKey(db);
  const attempts = await createAttempts(db, now);
  const users = createUsers({ db, poolName, ghostKey: key.secret("accounts that do not exist"), now });
  let ask: (playerId: string) => Promise<string | null> = async () => null;
  const refusalOf = async ({ signInRefusal, playerId }: User) => signInRefusal ?? ask(playerId);
  const sessions = createSessions({ db, key, issuer, clientId, refusalOf, now });
  const codes = createCodes({ db, attempts, key: key.secret("codes"), now });
  const ghostBits = key.secret("bits of accounts that do not exist");
  const challenges = createChallenges(key.secret("challenges"), now);
  const pool: Pool = { poolName, clientId, users, sessions, codes, attempts, challenges, refusalOf };

  async function requirePlayer(playerId: string): Promise<User> {
    const user = await users.byPlayer(playerId);
    if (!user) throw new Error(`There is no user with the player id ${playerId}.`);
    return user;
  }

  return {
    routes: (app) => addProtocol(app, pool, { issuer, poolId }, key),
    control: (app) => addControl(app, pool),
    createUser: (user) => users.create(user),
    updateUser: async (playerId, changes) => users.update(await requirePlayer(playerId), changes),
    deleteUser: async (playerId) => users.remove((await requirePlayer(playerId)).sub),
    ghostBit: (email) => (createHmac("sha256", ghostBits).update(email).digest()[0] ?? 0) % 2 === 0,
    findByEmail: (email) => users.byEmail(email),
    verify: (token, use) => sessions.verify(token, use),
    signIns: async (playerId, most) => readSignIns(db, (await requirePlayer(playerId)).sub, most),
    async isPassword(playerId, password) {
      const user = await requirePlayer(playerId);
      return isPassword({ poolName, userId: user.sub }, user, password);
    },
    async signIn(playerId) {
      const user = await requirePlayer(playerId);
      if (!user.enabled) throw refuse.disabled();
      const refusal = await refusalOf(user);
      if (refusal !== null) throw refuse.signIn(refusal);
      return sessions.start(user, { ip: null, country: null });
    },
    askBeforeSignIn(asked) {
      ask = asked;
    },
    endSignIn: (originJti) => sessions.end(originJti),
    isSignInEnded: (originJti) => sessions.isEnded(originJti),
    signOutEverywhere: async (playerId) => sessions.revokeAll((await requirePlayer(playerId)).sub),
  };
}
