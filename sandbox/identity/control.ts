import type { Context } from "hono";
import { z } from "zod";
import type { App } from "../core/server";
import type { User } from "./db-schema";
import type { Pool } from "./pool";

const text = z.string().max(2_048);

const claims = z.object({
  player_access_id: text,
  country_code: text,
  province_code: text,
  language_code: text,
  login_method: text,
  support_chat_token: text,
  registrationDate: text,
  multibrand: text,
});

const NewUserBody = z.object({
  email: z.email(),
  password: z.string().min(1),
  claims: claims.partial().extend({ player_id: text.min(1) }),
});

/** The changes of an account by tests and people; each field is optional, null resets it. */
const UserChangesBody = z
  .object({
    password: z.string().min(1),
    enabled: z.boolean(),
    status: z.enum(["UNCONFIRMED", "CONFIRMED"]),
    /** The message sign-in ends with after the right password. */
    signInRefusal: text.min(1).nullable(),
    /** Lifetime of id and access tokens in seconds. */
    tokenSeconds: z.number().int().positive().max(86_400).nullable(),
    rotateRefreshTokens: z.boolean(),
    claims: z.object({ ...claims.shape, multibrand: text.nullable() }).partial(),
  })
  .partial();

const shown = ({ sub, email, playerId, status, enabled, signInRefusal, tokenSeconds, claims }: User) => ({
  sub,
  email,
  playerId,
  status,
  enabled,
  signInRefusal,
  tokenSeconds,
  claims,
});

/** Accounts on the control listener: `/identity/users`, one of them by its player id. */
export function addControl(app: App, { users, sessions, attempts }: Pool): void {
  app.get("/identity/users", async (context) => context.json((await users.list()).map(shown)));

  app.post("/identity/users", async (context) => {
    const body = NewUserBody.safeParse(await bodyOf(context));
    if (!body.success) return context.json({ message: "Not a user.", issues: body.error.issues }, 400);
    const taken = (await users.byEmail(body.data.email)) ?? (await users.byPlayer(body.data.claims.player_id));
    if (taken) return context.json({ message: "There is such a user already." }, 409);
    return context.json(shown(await users.create(body.data)), 201);
  });

  app.patch("/identity/users/:playerId", async (context) => {
    const user = await users.byPlayer(context.req.param("playerId"));
    if (!user) return context.json({ message: "No such user." }, 404);
    const body = UserChangesBody.safeParse(await bodyOf(context));
    if (!body.success) return context.json({ message: "Not changes of a user.", issues: body.error.issues }, 400);
    await users.update(user, body.data);
    return context.body(null, 204);
  });

  app.post("/identity/users/:playerId/sign-out", async (context) => {
    const user = await users.byPlayer(context.req.param("playerId"));
    if (!user) return context.json({ message: "No such user." }, 404);
    await sessions.revokeAll(user.sub);
    return context.body(null, 204);
  });

  app.delete("/identity/users/:playerId", async (context) => {
    const user = await users.byPlayer(context.req.param("playerId"));
    if (!user) return context.json({ message: "No such user." }, 404);
    await users.remove(user.sub);
    await attempts.forget(user.sub);
    return context.body(null, 204);
  });
}

const bodyOf = (context: Context): Promise<unknown> => context.req.json().catch(() => null);
