import type { z } from "zod";
import type { Attempts } from "./attempts";
import type { Challenges } from "./challenge";
import type { Codes } from "./codes";
import type { User } from "./db-schema";
import { refuse } from "./refusal";
import type { Sessions } from "./sessions";
import type { Place } from "./sign-in-history";
import type { Users } from "./users";

/** Everything the operations of the protocol work on. */
export interface Pool {
  /** The pool's id without its region: it is part of every password hash. */
  poolName: string;
  clientId: string;
  users: Users;
  sessions: Sessions;
  codes: Codes;
  attempts: Attempts;
  challenges: Challenges;
  /** Why the user may not sign in now, in the words of the refusal; null when they may. */
  refusalOf(user: User): Promise<string | null>;
  /** Of the current call. */
  place?: Place;
}

/** An operation of the protocol: takes the parsed JSON of a call, throws a `Refusal` when it refuses it. */
export type Operation = (pool: Pool, body: unknown) => Promise<object>;

export function operation<T extends z.ZodType>(
  input: T,
  run: (pool: Pool, input: z.output<T>) => Promise<object>,
): Operation {
  return async (pool, body) => {
    const parsed = input.safeParse(body);
    if (parsed.success) return run(pool, parsed.data);
    const issue = parsed.error.issues[0];
    throw refuse.parameter(`${issue?.path.join(".") || "Body"}: ${issue?.message ?? "not valid"}`);
  };
}

export function requireClient(pool: Pool, clientId: string): void {
  if (clientId !== pool.clientId) throw refuse.client(clientId);
}

/** The user an access token belongs to. */
export async function requireUser(pool: Pool, accessToken: string): Promise<User> {
  const verified = await pool.sessions.verify(accessToken, "access");
  const user = verified && (await pool.users.bySub(verified.sub));
  if (!user) throw refuse.accessToken();
  return user;
}

const shortestPassword = 8;

/** The pool's policy: length only, so that pass phrases and password managers are welcome. */
export function requireGoodPassword(password: string): void {
  if (password.length < shortestPassword) throw refuse.password("Password not long enough");
  if (password.length > 256) throw refuse.password("Password too long");
}
