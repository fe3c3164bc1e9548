"use client";

import { LoginTrigger } from "@/components/account/login/login-trigger";
import { Balance, type BalanceTexts } from "@/components/money/wallet/balance";
import { PlayerBoxList } from "@/components/play/lobby/player-box-list";
import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { loadMessages } from "@/lib/market/messages/fetch";
import type { Product } from "@/lib/session/permissions/permissions";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

/** One chunk for all of them: chunks that are loaded side by side would each bring what they share. */
const load = () => loadQuietly(() => import("./player-parts"));

/** The session and the boxes do not wait for messages that they do not show. */
const loadFigures = () => Promise.all([load(), loadMessages("money")]).then(([parts]) => parts);

export function Session() {
  return <LoginTrigger loadSession={load} />;
}

export function BalanceIsland(texts: BalanceTexts) {
  return <Balance {...texts} load={loadFigures} />;
}

/** Leads a player away from a product that is closed to them; a guest loads nothing of it. */
export function Guard({ product, target }: { product: Product; target: string }) {
  const isPlayer = useSession((state) => playerIn(state) !== null);
  const { part } = useLazy(load, isPlayer);
  return part && isPlayer ? <part.ProductGuard product={product} target={target} /> : null;
}

export function PlayerBoxes() {
  return <PlayerBoxList load={load} />;
}
