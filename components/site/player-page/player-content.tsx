"use client";

import type { ComponentType } from "react";
import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";
import type { Route } from "@/lib/routing/routes";
import { type LoadContent, PlayerGuard, type PlayerGuardProps } from "./player-guard";

interface Gated<Data> {
  /** The gate that the route table names. */
  guard: NonNullable<Route["guard"]> | null;
  data: Data;
}

/** What `guardedPage` loads, by `playerContent`. */
export type LoadPlayerContent<Data> = LoadContent<Gated<Data>>;

/**
 * The loader of a player's page: `export const load = playerContent(() => withMessages(["account.profile"], () => import("…")).then(…))` in a
 * client file beside the page. What it loads stands behind the gate that the route table names.
 */
export function playerContent<Data extends object>(load: () => Promise<ComponentType<Data>>): LoadPlayerContent<Data> {
  return () =>
    loadQuietly(async () => {
      const [{ PageGate }, Page] = await Promise.all([
        withMessages(["site.playerPages", "site.query"], () => import("./page-gate")),
        load(),
      ]);
      return {
        Content: ({ guard, data }) => (
          <PageGate guard={guard}>
            <Page {...data} />
          </PageGate>
        ),
      };
    });
}

/** The content of a player's page behind the guard of the session. */
export function PlayerContent<Data extends object>({
  guard,
  data,
  load,
  checkingLabel,
  unavailableText,
}: Gated<Data> & Omit<PlayerGuardProps<Gated<Data>>, "data">) {
  return (
    <PlayerGuard load={load} checkingLabel={checkingLabel} unavailableText={unavailableText} data={{ data, guard }} />
  );
}
