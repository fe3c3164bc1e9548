import { getBalance } from "@/lib/money/wallet/api";
import { announceBalance } from "@/lib/play/sportsbook/server";

export const POST = (request: Request): Promise<Response> =>
  announceBalance(request, async (http) => (await getBalance(http))?.balances.totalBalance ?? null);
