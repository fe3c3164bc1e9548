import type { Boot, Kind, RoundResponse, SessionOf } from "../responses";
import type { GameView } from "./game-views/game-view";
import type { Choice } from "./notice";
import { showLost, showMoveRefusal } from "./refusal-notice";
import { Refusal, type Server } from "./server";

interface Parts<K extends Kind> {
  boot: Pick<Boot, "messages" | "readerTag">;
  session: Pick<SessionOf<K>, "minimumRoundMs">;
  view: Pick<GameView<K>, "nextMove" | "land">;
  server: Pick<Server, "move">;
  carryOn: Choice;
  toLobby: Choice;
}

/** Does the round, one of several steps, wait for the player? */
export const isWaiting = (round: RoundResponse) => "isDecided" in round && !round.isDecided;

/** The stake that the round began with: the next one has it too. */
export const firstStakeOf = (round: RoundResponse) =>
  "isDoubled" in round && round.isDoubled ? round.stakeMinor / 2 : round.stakeMinor;

/** The moves of a round of several steps, until it is decided; null when it cannot go on here. Any other round is decided at once. */
export async function playMoves<K extends Kind>(
  parts: Parts<K>,
  begun: RoundResponse<K>,
  /** A move was taken: more may be staked, the balance another one. */
  onMoved: (round: RoundResponse<K>) => void,
): Promise<RoundResponse<K> | null> {
  const { view } = parts;
  let round = begun;
  while (view.nextMove && isWaiting(round)) {
    const next = await send(parts, round, await view.nextMove(round));
    if (!next) return null;
    if (next === round) continue;
    round = next;
    onMoved(round);
    await view.land(round);
  }
  return round;
}

/** The round after the move; the same one when the move was refused and the round goes on. */
async function send<K extends Kind>(
  { boot, session, server, carryOn, toLobby }: Parts<K>,
  round: RoundResponse<K>,
  move: string,
): Promise<RoundResponse<K> | null> {
  // Only the rounds of several steps come here.
  const { step } = round as unknown as { step: number };
  for (;;)
    try {
      return await server.move<K>(round.id, step, move);
    } catch (error) {
      if (error instanceof Refusal)
        return showMoveRefusal({ ...boot, ...session }, error, [carryOn, toLobby]) ? round : null;
      await new Promise<void>((resolve) => showLost(boot.messages, resolve, toLobby));
    }
}
