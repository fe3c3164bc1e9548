import type { Context } from "hono";
import type { Session } from "../db-schema";
import type { Problem } from "../responses";
import type { Sessions } from "./sessions";

const statuses: Readonly<Record<Problem, 400 | 401 | 404 | 409 | 422>> = {
  "bad-request": 400,
  "bad-stake": 400,
  "bad-bet": 400,
  expired: 401,
  closed: 401,
  "unknown-game": 404,
  "unknown-round": 404,
  "not-enough-funds": 409,
  "limit-reached": 409,
  "key-reused": 422,
  "round-open": 409,
  "too-soon": 409,
  "no-free-spin": 409,
  "bets-closed": 409,
  "table-full": 409,
};

export function refuse(context: Context, code: Problem, more: object = {}) {
  return context.json({ code, ...more }, statuses[code]);
}

export function readBody(context: Context): Promise<unknown> {
  return context.req.json().catch(() => null);
}

/** Calls the handler with the session of the request's bearer token. */
export async function inSession(
  sessions: Sessions,
  context: Context,
  respond: (session: Session) => Response | Promise<Response>,
): Promise<Response> {
  const id = /^Bearer ([\w-]{1,100})$/.exec(context.req.header("authorization") ?? "")?.[1];
  const session = id === undefined ? null : await sessions.renew(id);
  return session ? respond(session) : refuse(context, "closed");
}
