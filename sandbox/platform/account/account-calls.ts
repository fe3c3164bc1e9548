import type { Context, Hono, MiddlewareHandler } from "hono";
import type { z } from "zod";
import type { Identity } from "../../identity/identity";
import type { Call } from "../gate";
import { readBody, refuse, refuseFields } from "../responses";
import { Address, Language, MarketingPreferences, Password, Province } from "./account-fields";
import type { Players } from "./players";
import { defaultProfile } from "./profile";

interface Dependencies {
  identity: Identity;
  players: Players;
  accessGate: MiddlewareHandler<Call>;
}

/** The maximum of logins in the history. */
const mostLogins = 50;

/** The calls below `player/` by which players read and change what their account page shows. */
export function addAccountCalls(app: Hono<Call>, { identity, players, accessGate }: Dependencies): void {
  app.patch("/address", async (context) => {
    const read = await readCall(context, "address", Address);
    if (read instanceof Response) return read;
    const player = context.get("player");
    const { countryCode, ...address } = read;
    if (countryCode !== player.profile.countryCode)
      return refuse(context, 400, "error.country.fixed", "Support changes the country of an account.");
    await players.change(player, address);
    return context.body(null, 204);
  });

  app.patch("/province", async (context) => {
    const read = await readCall(context, "province", Province);
    if (read instanceof Response) return read;
    const player = context.get("player");
    if (player.profile.countryCode !== "CA")
      return refuse(context, 400, "error.province.country", "Only Canadian accounts have a province.");
    await players.change(player, { provinceCode: read.province });
    return context.body(null, 204);
  });

  app.patch("/language", async (context) => {
    const read = await readCall(context, "language", Language);
    if (read instanceof Response) return read;
    await players.change(context.get("player"), { languageCode: read.language });
    return context.body(null, 204);
  });

  app.patch("/password", accessGate, async (context) => {
    const read = await readCall(context, "password", Password);
    if (read instanceof Response) return read;
    const { playerId } = context.get("player");
    if (!(await identity.isPassword(playerId, read.oldPassword)))
      return refuse(context, 400, "error.old_password.incorrect", "The old password is not correct.");
    await identity.updateUser(playerId, { password: read.newPassword });
    return context.body(null, 204);
  });

  app.get("/marketing-preferences", (context) =>
    context.json(context.get("player").profile.marketingPreferences ?? defaultProfile.marketingPreferences),
  );

  app.patch("/marketing-preferences", async (context) => {
    const read = await readCall(context, "marketingPreferences", MarketingPreferences);
    if (read instanceof Response) return read;
    await players.change(context.get("player"), { marketingPreferences: read });
    return context.json(read);
  });

  app.get("/latest-activity-log", async (context) => {
    const { playerId, profile } = context.get("player");
    const signIns = await identity.signIns(playerId, mostLogins);
    const loginHistory = signIns.map(({ at, ip, country }) => ({
      loginDate: at.toISOString(),
      loginIp: ip ?? "",
      loginCountry: country ?? profile.countryCode,
    }));
    const { loginDate = null, loginIp: ip = null, loginCountry: country = null } = loginHistory[0] ?? {};
    return context.json({ note: loginDate === null ? "" : "LOGIN", loginDate, ip, country, loginHistory });
  });
}

/** The body of a call, or the error response that names its faults. */
async function readCall<T extends z.ZodType>(
  context: Context,
  name: string,
  schema: T,
): Promise<z.output<T> | Response> {
  const sent = await readBody(context);
  const read = schema.safeParse(sent);
  return read.success ? read.data : refuseFields(context, name, read.error, sent);
}
