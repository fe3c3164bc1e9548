import type { Bets } from "../../live/bets";
import type { Boot, TableMoment, TableSession } from "../../responses";
import { connect } from "../server";

/** The table's own server. Calls that fail on the way are repeated: each is harmless when it arrives twice. */
export function createCalls<State extends TableMoment>({ provider, ticket, gameId }: Boot, onSlow: () => void) {
  const body = { provider, ticket, gameId };
  const { open, request } = connect<TableSession<State>>(ticket, "/api/table/session", body, onSlow);
  return {
    open,
    state: () => request<State>("GET", "/api/table"),
    place: (key: string, round: number, bets: Bets) => request<State>("POST", "/api/table/bets", { key, round, bets }),
    /** `step`: the number of moves made before. Sent again, it is the same move. */
    move: (round: number, step: number, move: string) =>
      request<State>("POST", "/api/table/move", { round, step, move }),
  };
}
export type Calls<State extends TableMoment> = ReturnType<typeof createCalls<State>>;
