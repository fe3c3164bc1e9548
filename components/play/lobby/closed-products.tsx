"use client";

import { useLayoutEffect } from "react";
import { markClosedProducts } from "@/lib/session/permissions/closed-products";
import { usePermissions } from "@/lib/session/permissions/queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

/** Keeps the pages of the products that are closed to the player covered, in this document and from the start of the next. */
export function ClosedProducts() {
  const playerId = useSession((state) => playerIn(state)?.playerId);
  const read = usePermissions();
  useLayoutEffect(() => (playerId ? markClosedProducts(playerId, read) : undefined));
  return null;
}
