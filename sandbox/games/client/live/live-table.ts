import type { Boot, TableState } from "../../responses";
import { betsMs, roundMs } from "../../roulette/clock";
import { byId } from "../controls";
import { createCloth } from "./cloth";
import { createNumbers } from "./numbers";
import { resultText } from "./outcome";
import { phaseAt, tokensAt, wantsRead } from "./phase";
import type { Table, TableView } from "./table-view";
import { createWheel } from "./wheel";

/** Roulette: the wheel in the studio, and the cloth with the chips of everybody. */
export function createRoulette(boot: Boot, table: Table<TableState>): TableView<TableState> {
  const { messages } = boot;
  const { slip, format, nowMs } = table;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const wheel = createWheel(byId("wheel-container", HTMLElement), nowMs, calm);
  const cloth = createCloth(boot, byId("layout", HTMLElement), table);
  const numbers = createNumbers();

  function endText(number: number, winMinor: number | null): string {
    return resultText(boot, { number, winMinor, format, balanceMinor: table.state().balanceMinor });
  }

  return {
    phaseAt,
    wantsRead,
    betsMs,
    roundMs,
    isReady: ({ round }, phase) => round.number !== null && (phase !== "result" || table.placed()?.winMinor !== null),
    callOf(phase) {
      const { number } = table.state().round;
      if (phase !== "result" || number === null) return `${messages.noMoreBets}.`;
      return endText(number, table.placed()?.winMinor ?? null);
    },
    endOf: ({ number, winMinor }) => (number === null ? null : endText(number, winMinor)),
    show(phase) {
      const { round, last } = table.state();
      const isOpen = phase === "bets";
      const landed = phase === "result" ? round.number : null;
      numbers.show(last, landed);
      cloth.show({ chips: slip.all(), canBet: isOpen, landed });
      const number = isOpen ? (last[0] ?? null) : round.number;
      wheel.show({ number, spin: isOpen ? null : { fromMs: round.closesAtMs, toMs: round.resultAtMs } });
    },
    tick() {
      const { round, players } = table.state();
      cloth.showTokens(nowMs() < round.endsAtMs ? tokensAt(players, nowMs()) : []);
    },
  };
}
