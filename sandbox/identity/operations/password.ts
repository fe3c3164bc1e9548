import { z } from "zod";
import { type Operation, operation, requireClient, requireGoodPassword, requireUser } from "../pool";
import { refuse } from "../refusal";
import { isPassword } from "../srp";
import { normalEmail } from "../users";

const Username = z.string().trim().min(1).max(128).transform(normalEmail);

export const passwordOperations: Record<string, Operation> = {
  ForgotPassword: operation(
    z.object({ ClientId: z.string(), Username }),
    async (pool, { ClientId, Username: email }) => {
      requireClient(pool, ClientId);
      const user = await pool.users.byEmail(email);
      return pool.codes.issue(email, "reset", user?.status === "CONFIRMED" && user.enabled ? user : null);
    },
  ),

  ConfirmForgotPassword: operation(
    z.object({
      ClientId: z.string(),
      Username,
      ConfirmationCode: z.string().min(1).max(32),
      Password: z.string(),
    }),
    async (pool, { ClientId, Username: email, ConfirmationCode, Password }) => {
      requireClient(pool, ClientId);
      requireGoodPassword(Password);
      await pool.codes.redeem(email, "reset", ConfirmationCode);
      const user = await pool.users.byEmail(email);
      if (!user) throw refuse.codeExpired();
      await pool.users.update(user, { password: Password });
      await pool.sessions.revokeAll(user.sub);
      await pool.attempts.forget(user.sub);
      return {};
    },
  ),

  ChangePassword: operation(
    z.object({ AccessToken: z.string(), PreviousPassword: z.string().min(1).max(256), ProposedPassword: z.string() }),
    async (pool, { AccessToken, PreviousPassword, ProposedPassword }) => {
      const user = await requireUser(pool, AccessToken);
      if (!(await pool.attempts.countWithin("change-password", user.sub))) throw refuse.limit();
      if (!isPassword({ poolName: pool.poolName, userId: user.sub }, user, PreviousPassword))
        throw refuse.credentials();
      requireGoodPassword(ProposedPassword);
      await pool.users.update(user, { password: ProposedPassword });
      await pool.attempts.forget(user.sub, "change-password");
      return {};
    },
  ),
};
