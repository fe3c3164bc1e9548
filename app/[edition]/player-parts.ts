import { BalanceFigures } from "@/components/money/wallet/balance-figures";
import { PlayerBoxItems } from "@/components/play/lobby/player-box-items";
import { ProductGuard } from "@/components/play/lobby/product-guard";
import { resolveSession } from "@/lib/session/resolve";

/** What a lobby loads for a player, and nobody else. */
export { BalanceFigures, PlayerBoxItems, ProductGuard, resolveSession };
