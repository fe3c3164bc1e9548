import { createHash, randomBytes, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { pick } from "../../content/generator/games";
import type { Database } from "../../core/database";
import { seededRandom } from "../../core/random";
import type { Identity } from "../../identity/identity";
import type { AuthenticationResult } from "../../identity/sessions";
import { players as playerTable } from "../db-schema";
import { type LimitRefusal, limitRefusals } from "../safety/limit-refusals";
import { limitRefusal } from "../safety/limits";
import type { Wallet } from "../wallet/wallet";
import { type ApprovalRefusal, approve, isAlive } from "./pay-and-play-approval";
import { type PayAndPlaySession, payAndPlayCustomers, payAndPlaySessions } from "./pay-and-play-db-schema";
import { firstNames, lastNames } from "./people";
import type { PhoneRequests } from "./phone-requests";
import { NewPlayer, type Player, type Players } from "./players";

/** The request to the bank. */
export type NewPayment = Pick<
  PayAndPlaySession,
  "amountMinor" | "currency" | "countryCode" | "languageCode" | "redirectPath"
>;

/** A session with the player it belongs to; null: not known yet. */
export interface OpenedSession {
  session: PayAndPlaySession;
  player: Player;
  email: string | null;
  mobilePhone: string | null;
}

/** The payments of pay-and-play, between the bank, which approves them, and the platform, which makes players of its customers. */
export interface PayAndPlay {
  begin(payment: NewPayment): Promise<PayAndPlaySession>;
  /** Null for an unknown payment, one that is too old, or one that has been paid into an account already. */
  find(sessionId: string): Promise<PayAndPlaySession | null>;
  /** The bank's customer has approved: the code that the site brings to the platform, or why there is none. */
  approve(sessionId: string, customer: string): Promise<{ code: string } | { refusal: ApprovalRefusal }>;
  /** Null when code and session do not belong together. `accessToken` replaces the one of an earlier try. */
  verify(sessionId: string, code: string): Promise<(OpenedSession & { accessToken: string }) | null>;
  /** Null when the token is not the one that `verify` gave, or when the player has signed in with it a minute ago. */
  open(sessionId: string, playerId: string, accessToken: string): Promise<OpenedSession | null>;
  /** Stores the player's missing details. "taken": the e-mail is somebody else's. "unproved": no code proved the phone number. "over": the player has signed in. */
  complete(
    opened: OpenedSession,
    email: string,
    mobilePhone: string,
  ): Promise<"completed" | "taken" | "unproved" | "over">;
  /**
   * Signs the player in and pays the amount into the account, once however often it is called. Neither happens when the player has lowered
   * a deposit limit since the approval. @throws the identity service's refusal
   */
  signIn(opened: OpenedSession): Promise<AuthenticationResult | { refusal: LimitRefusal }>;
}

interface Dependencies {
  db: Database;
  identity: Identity;
  players: Players;
  wallet: Wallet;
  requests: PhoneRequests;
}

/** The token of a session signs in once more for so long, for a player whom the first answer did not reach. */
const answerLostMs = 60_000;

export function createPayAndPlay({ db, identity, players, wallet, requests }: Dependencies): PayAndPlay {
  async function find(sessionId: string): Promise<PayAndPlaySession | null> {
    const [session] = await db.select().from(payAndPlaySessions).where(eq(payAndPlaySessions.sessionId, sessionId));
    return session && isAlive(session) ? session : null;
  }

  async function knownPlayer(customer: string): Promise<Player | null> {
    const [known] = await db.select().from(payAndPlayCustomers).where(eq(payAndPlayCustomers.customer, customer));
    return known ? players.find(known.playerId) : null;
  }

  async function playerOf(customer: string, session: PayAndPlaySession): Promise<Player> {
    const found = await knownPlayer(customer);
    if (found) return found;
    const random = seededRandom(`bank:${customer}`);
    const player = await players.create(
      NewPlayer.parse({
        firstName: pick(firstNames, random),
        lastName: pick(lastNames, random),
        countryCode: session.countryCode,
        currencyCode: session.currency,
        languageCode: session.languageCode,
        // Nobody knows it: this account has no password until its owner requests one.
        password: randomBytes(24).toString("base64url"),
        firstLogin: true,
        attributes: { payAndPlay: true },
      }),
    );
    await identity.updateUser(player.playerId, { claims: { login_method: "PAY_AND_PLAY" } });
    await db
      .insert(payAndPlayCustomers)
      .values({ customer, playerId: player.playerId })
      .onConflictDoUpdate({ target: payAndPlayCustomers.customer, set: { playerId: player.playerId } });
    return player;
  }

  /** A player made here has an address that nobody reads until the real one is set. */
  function opened(session: PayAndPlaySession, player: Player): OpenedSession {
    const { mobilePhone } = player.profile;
    const isStandIn = player.email === standInEmail(player.playerId);
    return {
      session,
      player,
      email: isStandIn ? null : player.email,
      mobilePhone,
    };
  }

  return {
    find,
    async begin(payment) {
      const [session] = await db
        .insert(payAndPlaySessions)
        .values({ sessionId: randomUUID(), ...payment })
        .returning();
      if (!session) throw new Error("The payment was not written.");
      return session;
    },
    approve: (sessionId, customer) => approve(db, sessionId, customer),
    async verify(sessionId, code) {
      const session = await find(sessionId);
      if (!session?.customer || session.code !== code || session.completedAt) return null;
      const player = await playerOf(session.customer, session);
      const accessToken = randomBytes(24).toString("base64url");
      await db
        .update(payAndPlaySessions)
        .set({ playerId: player.playerId, accessHash: hash(accessToken) })
        .where(eq(payAndPlaySessions.sessionId, sessionId));
      return { ...opened(session, player), accessToken };
    },
    async open(sessionId, playerId, accessToken) {
      const session = await find(sessionId);
      if (!session || session.playerId !== playerId || session.accessHash !== hash(accessToken)) return null;
      if (session.completedAt && session.completedAt.getTime() + answerLostMs < Date.now()) return null;
      const player = await players.find(playerId);
      return player && opened(session, player);
    },
    async complete({ player, session }, email, mobilePhone) {
      if (session.completedAt) return "over";
      const owner = await players.findByEmail(email);
      if (owner && owner.playerId !== player.playerId) return "taken";
      if (mobilePhone !== player.profile.mobilePhone && !requests.takeProof(mobilePhone)) return "unproved";
      const address = email.toLowerCase();
      await identity.updateUser(player.playerId, { email: address });
      await db.update(playerTable).set({ email: address }).where(eq(playerTable.playerId, player.playerId));
      await players.change(player, { mobilePhone, phoneVerified: true });
      return "completed";
    },
    async signIn({ session: { sessionId, amountMinor, currency }, player }) {
      const tokens = await identity.signIn(player.playerId);
      const result = await wallet.bookPayment({
        playerId: player.playerId,
        amountMinor,
        currency,
        key: `pay-and-play:${sessionId}`,
        reference: "Pay-and-play",
        // Complete, the payment does not count as on its way any more; a refusal rolls this back.
        async guard(tx) {
          const own = eq(payAndPlaySessions.sessionId, sessionId);
          await tx.update(payAndPlaySessions).set({ completedAt: new Date() }).where(own);
          return limitRefusal(tx, player, "deposit", amountMinor);
        },
      });
      if (!result.ok && result.code === limitRefusals.deposit) return { refusal: result.code };
      if (!result.ok) throw new Error(`The payment ${sessionId} was not paid in: ${result.code}.`);
      if (player.profile.firstDepositDate === null)
        await players.change(player, { firstDepositDate: new Date().toISOString() });
      return tokens;
    },
  };
}

/** The address that `players.create` sets for a player without one. */
const standInEmail = (playerId: string) => `${playerId.toLowerCase()}@players.example`;

const hash = (token: string) => createHash("sha256").update(token).digest("hex");
