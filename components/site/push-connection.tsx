"use client";

import { useEffect } from "react";
import type { PushHandler } from "@/lib/session/push/handlers";
import { keepPush } from "@/lib/session/push/keep-push";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

/** The push connection of whoever is signed in, for as long as they are, whatever is on the page. `handlers` keeps its identity. */
export function PushConnection({ handlers }: { handlers: readonly PushHandler[] }) {
  const player = useSession(playerIn);
  useEffect(() => (player ? keepPush(player, handlers) : undefined), [player, handlers]);
  return null;
}
