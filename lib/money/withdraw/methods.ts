import type { DepositMethod, RecentMethod } from "@/lib/money/deposit/schema";
import type { WithdrawalMethod } from "./schema";

/** The methods that were used, in their order, each with its name; one that the platform does not offer any more is called by its id. */
export const payoutMethods = (recent: readonly RecentMethod[], offered: readonly DepositMethod[]): WithdrawalMethod[] =>
  recent.map(({ id, payout }) => {
    const method = offered.find((each) => each.id === id);
    const { min = null, fee = null, days = null } = payout ?? {};
    return { id, name: method?.name ?? id, image: method?.image ?? null, min, fee, days };
  });
