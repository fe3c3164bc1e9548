import { randomUUID } from "node:crypto";
import { z } from "zod";
import { type Operation, operation, requireClient, requireGoodPassword } from "../pool";
import { refuse } from "../refusal";
import { normalEmail } from "../users";
import { Attribute, claimsOf } from "./attributes";

const Email = z.email().max(128);
const Username = z.string().trim().min(1).max(128).transform(normalEmail);
const Code = z.string().min(1).max(32);

export const signUpOperations: Record<string, Operation> = {
  SignUp: operation(
    z.object({
      ClientId: z.string(),
      Username: Email,
      Password: z.string(),
      UserAttributes: z.array(Attribute).max(30).default([]),
    }),
    async (pool, input) => {
      requireClient(pool, input.ClientId);
      requireGoodPassword(input.Password);
      const email = normalEmail(input.Username);
      if (await pool.users.byEmail(email)) throw refuse.userExists();
      const user = await pool.users.create({
        email,
        password: input.Password,
        claims: { ...claimsOf(input.UserAttributes), player_id: randomUUID() },
        status: "UNCONFIRMED",
      });
      return { UserConfirmed: false, UserSub: user.sub, ...(await pool.codes.issue(email, "sign-up", user)) };
    },
  ),

  ConfirmSignUp: operation(
    z.object({ ClientId: z.string(), Username, ConfirmationCode: Code }),
    async (pool, { ClientId, Username: email, ConfirmationCode }) => {
      requireClient(pool, ClientId);
      await pool.codes.redeem(email, "sign-up", ConfirmationCode);
      const user = await pool.users.byEmail(email);
      if (!user) throw refuse.codeExpired();
      await pool.users.update(user, { status: "CONFIRMED" });
      return {};
    },
  ),

  ResendConfirmationCode: operation(
    z.object({ ClientId: z.string(), Username }),
    async (pool, { ClientId, Username: email }) => {
      requireClient(pool, ClientId);
      const user = await pool.users.byEmail(email);
      return pool.codes.issue(email, "sign-up", user?.status === "UNCONFIRMED" ? user : null);
    },
  ),
};
