import { z } from "zod";
import { type Operation, operation, requireUser } from "../pool";
import { refuse } from "../refusal";
import { Attribute, attributesOf, claimsOf } from "./attributes";

const WithToken = z.object({ AccessToken: z.string() });

export const accountOperations: Record<string, Operation> = {
  GetUser: operation(WithToken, async (pool, { AccessToken }) => {
    const user = await requireUser(pool, AccessToken);
    const sub = { Name: "sub", Value: user.sub };
    return { Username: user.sub, UserAttributes: [sub, ...attributesOf(user.email, user.claims)] };
  }),

  UpdateUserAttributes: operation(
    WithToken.extend({ UserAttributes: z.array(Attribute).min(1).max(30) }),
    async (pool, { AccessToken, UserAttributes }) => {
      const user = await requireUser(pool, AccessToken);
      if (UserAttributes.some(({ Name }) => Name === "email")) throw refuse.attribute();
      await pool.users.update(user, { claims: claimsOf(UserAttributes) });
      return { CodeDeliveryDetailsList: [] };
    },
  ),

  GlobalSignOut: operation(WithToken, async (pool, { AccessToken }) => {
    const user = await requireUser(pool, AccessToken);
    await pool.sessions.revokeAll(user.sub);
    return {};
  }),

  DeleteUser: operation(WithToken, async (pool, { AccessToken }) => {
    const user = await requireUser(pool, AccessToken);
    await pool.users.remove(user.sub);
    return {};
  }),
};
