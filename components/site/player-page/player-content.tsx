"use client";

import type { ComponentType } from "react";
import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";
import type { Route } from "@/lib/routing/routes";
import { PlayerGuard, type PlayerGuardProps } from "./player-guard";

export interface ContentProps<Data> extends Omit<PlayerGuardProps<Data>, "load"> {
  guard: NonNullable<Route["guard"]> | null;
}

/**
 * The content of a player's page, loaded for a player only: `playerContent(() => withMessages(["account"], () => import("…")).then(…))`
 * in a client file beside the page. Behind the guard of the session stands the gate that the route table names.
 */
export function playerContent<Data extends object>(load: () => Promise<ComponentType<Data>>) {
  const loadGated = () =>
    loadQuietly(async () => {
      const [{ PageGate }, Page] = await Promise.all([
        withMessages(["player", "site"], () => import("./page-gate")),
        load(),
      ]);
      return {
        Content: ({ guard, data }: Pick<ContentProps<Data>, "guard" | "data">) => (
          <PageGate guard={guard}>
            <Page {...data} />
          </PageGate>
        ),
      };
    });
  return function PlayerContent({ guard, data, ...texts }: ContentProps<Data>) {
    return <PlayerGuard {...texts} load={loadGated} data={{ data, guard }} />;
  };
}
