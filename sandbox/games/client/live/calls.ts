import type { Boot, TableSession, TableState } from "../../responses";
import type { Bets } from "../../roulette/wheel";
import { connect } from "../server";

/** The table's own server. Calls that fail on the way are repeated: each is harmless when it arrives twice. */
export function createCalls({ provider, ticket, gameId }: Boot, onSlow: () => void) {
  const { open, request } = connect<TableSession>(ticket, "/api/table/session", { provider, ticket, gameId }, onSlow);
  return {
    open,
    state: () => request<TableState>("GET", "/api/table"),
    place: (key: string, round: number, bets: Bets) =>
      request<TableState>("POST", "/api/table/bets", { key, round, bets }),
  };
}
export type Calls = ReturnType<typeof createCalls>;
