import { handOf, hasBlackjack, most, type Result, resultOf } from "../../blackjack/blackjack";
import { betsMs, roundMs, turnMs } from "../../live-blackjack/clock";
import type { BlackjackState, HandBet } from "../../live-blackjack/responses";
import type { Boot } from "../../responses";
import { byId } from "../controls";
import { element } from "../element";
import { fill } from "../fill";
import { createHand, pointsText } from "../game-views/cards";
import type { Calls } from "../live/calls";
import type { Table, TableView } from "../live/table-view";
import { createCardRow } from "./card-row";
import { createOwnSeat } from "./own-hand";
import { dealerCards, isReady, phaseAt, playerCards, wantsRead } from "./phases";
import { createSeats } from "./seats";

/** Blackjack: the dealer's hand in the studio, the seats of all, and the player's own bet and hand. */
export function createLiveBlackjack(
  boot: Boot,
  table: Table<BlackjackState>,
  calls: Calls<BlackjackState>,
): TableView<BlackjackState> {
  const { messages } = boot;
  const { slip, format, nowMs } = table;
  const bet = (): HandBet | null => table.placed();
  const round = () => table.state().round;
  const dealerView = createHand(messages.dealer, "dealer");
  byId("dealer-place", HTMLElement).append(dealerView.section);
  const own = createOwnSeat(messages, {
    lay: () => table.lay("hand"),
    move(move) {
      const step = bet()?.step ?? 0;
      const call = async () => {
        const next = await calls.move(round().id, step, move);
        if (next.bet) table.announce(next.bet.isOpen ? turnText(next.bet) : noteText(next.bet));
        return next;
      };
      void table.act(call, messages.lateMove);
    },
  });
  const dealer = createCardRow(dealerView, pointsText);
  const mine = createCardRow(own.hand, pointsText);
  const seats = createSeats();
  const noteOf: Readonly<Record<Result, string>> = {
    blackjack: messages.blackjack,
    won: messages.blackjackWin,
    tie: messages.tie,
    lost: "",
  };
  let shownLast = "";

  function turnText({ cards, dealer: dealt }: HandBet): string {
    return fill(messages.yourTurn, { player: pointsText(cards), dealer: pointsText(dealt) });
  }

  function endText({ cards, dealer: dealt, stakeMinor, winMinor }: HandBet): string {
    const points = { player: handOf(cards).points, dealer: handOf(dealt).points };
    const hands = fill(messages.blackjackHands, points);
    const balance = format(table.state().balanceMinor);
    if (winMinor === stakeMinor) return `${hands} ${fill(messages.returned, { stake: format(stakeMinor), balance })}`;
    const end = winMinor
      ? fill(messages.tableWon, { win: format(winMinor), balance })
      : fill(messages.noWin, { balance });
    return `${hands} ${end}`;
  }

  /** What has become of a hand that is decided, before and after the dealer's. */
  function noteText({ cards, dealer: dealt, winMinor }: HandBet): string {
    const { points } = handOf(cards);
    if (points > most) return messages.bust;
    if (winMinor !== null) return noteOf[resultOf(cards, dealt)];
    return hasBlackjack(cards) ? messages.blackjack : fill(messages.handStands, { points });
  }

  function callOf(phase: string): string {
    const { dealer: dealt } = table.state();
    const placed = bet();
    if (phase === "deal") return `${messages.noMoreBets}.`;
    if (phase === "dealer") return messages.dealerDraws;
    if (phase === "turn" && dealt.length > 1) return messages.dealerBlackjack;
    if (phase === "turn") return placed?.isOpen ? turnText(placed) : "";
    return placed ? endText(placed) : fill(messages.dealerPoints, { points: handOf(dealt).points });
  }

  /** While the others decide: what has become of the hand. After the last card: who won. */
  function showResult(phase: string): void {
    const placed = bet();
    const isDecided = placed !== null && phase !== "bets" && phase !== "deal" && !placed.isOpen;
    own.showNote(isDecided && (placed.dealer.length < 2 || phase !== "turn") ? noteText(placed) : "");
    const { cards = [], dealer: dealt = [] } = (phase === "result" && placed) || {};
    const result = cards.length > 0 ? resultOf(cards, dealt) : null;
    own.hand.section.toggleAttribute("data-won", result === "won" || result === "blackjack");
    dealerView.section.toggleAttribute("data-won", result === "lost");
  }

  function showLast(): void {
    const { last } = table.state();
    if (last.join() === shownLast) return;
    shownLast = last.join();
    const points = last.map((each) => element("b", [String(each)], each > most ? { "data-bust": "" } : {}));
    byId("last", HTMLElement).replaceChildren(...points);
  }

  function showCards(): void {
    const state = table.state();
    const now = nowMs();
    const isOver = now >= state.round.endsAtMs;
    const { open, covered } = dealerCards(state.round, isOver ? 0 : state.dealer.length, now);
    dealer.show(state.dealer.slice(0, open), covered);
    const count = isOver ? 0 : playerCards(state.round, now);
    mine.show(bet()?.cards.slice(0, count) ?? [], false);
    seats.show(state.players, count);
  }

  return {
    phaseAt,
    wantsRead,
    isReady,
    betsMs,
    roundMs,
    callOf,
    timeOf(phase) {
      if (phase !== "turn" || table.state().dealer.length > 1) return null;
      const leftMs = round().dealerAtMs - nowMs();
      const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
      const text = fill(bet()?.isOpen ? messages.turnTime : messages.othersTime, { seconds });
      return { text, left: leftMs / turnMs };
    },
    endOf: (last) => (last.winMinor === null ? null : endText(last)),
    chipsOf: ({ hand = 0 }) => (hand > 0 ? { hand } : {}),
    show(phase, isBusy) {
      const placed = bet();
      const stakeMinor = Math.max(slip.all().hand ?? 0, placed?.stakeMinor ?? 0);
      own.showBox(stakeMinor > 0 ? format(stakeMinor) : "", phase === "bets");
      own.showMoves(phase === "turn" && placed?.isOpen === true, { isBusy, canDouble: placed?.step === 0 });
      showResult(phase);
      showLast();
      showCards();
    },
    tick: showCards,
  };
}
