import type { Database } from "../../core/database";
import type { Player } from "../account/players";
import { readLimits } from "../safety/limits";
import { toDecimal } from "../wallet/decimal";
import { DepositCheck } from "./checks";

/** What was set for the player, else what the account and its limits say. */
export async function checkDeposit(db: Database, player: Player): Promise<DepositCheck> {
  const { depositCheck, deposit } = player.profile;
  if (depositCheck) return depositCheck;
  if (!deposit) return DepositCheck.parse({ result: "RESTRICTED" });
  const limits = await readLimits(db, player, "deposit");
  const left = limits.flatMap(({ valueMinor, usedMinor, period, resetAt }) =>
    valueMinor === null ? [] : [{ leftMinor: valueMinor > usedMinor ? valueMinor - usedMinor : 0n, period, resetAt }],
  );
  const [least] = left.sort((a, b) => (a.leftMinor < b.leftMinor ? -1 : 1));
  return DepositCheck.parse({
    result: least?.leftMinor === 0n ? "SELF_LIMIT_REACHED" : "SUCCESS",
    ...(least && {
      limitLeft: toDecimal(least.leftMinor),
      limitType: least.period,
      resetOn: least.resetAt.toISOString(),
    }),
  });
}
