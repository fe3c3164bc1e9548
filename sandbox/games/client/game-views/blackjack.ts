import { canDouble, handOf, type Move, most, moves, type Result } from "../../blackjack/blackjack";
import type { RoundResponse } from "../../responses";
import type { Card } from "../../rounds/cards";
import { byId } from "../controls";
import { element } from "../element";
import { fill } from "../fill";
import { pause } from "../pause";
import { createBeads } from "./beads";
import { blackjackPrint, blackjackRules } from "./blackjack-rules";
import { coveredCard, createHand, openCard, pointsText } from "./cards";
import { createChips } from "./chips";
import { openFelt } from "./felt";
import type { GameView, GameViewParts } from "./game-view";

const dealMs = 320;

type Round = RoundResponse<"blackjack">;

/** Two hands of cards, one card of the dealer's face down, and the moves of the player. */
export function createBlackjack(parts: GameViewParts<"blackjack">): GameView<"blackjack"> {
  const { boot, session, sound, format, isCalm } = parts;
  const { messages, tag } = boot;
  const figures = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const results: Readonly<Record<Result, string>> = {
    blackjack: messages.blackjack,
    won: messages.blackjackWin,
    tie: messages.tie,
    lost: "",
  };

  const dealer = createHand(messages.dealer, "dealer");
  const player = createHand(messages.yourHand, "player");
  const chips = createChips(session.stakesMinor);
  const note = element("p", [], { class: "note", "aria-hidden": "true" });
  const beads = createBeads(messages.lastRounds, session.session);
  const buttons = moves.map((move) => element("button", [messages[move]], { type: "button", "data-move": move }));
  const choice = element("div", buttons, { class: "moves", role: "group", "aria-label": messages.yourHand });
  const place = element("div", [chips.chips], { class: "place" });
  openFelt(session).append(
    element("span", [], { class: "shoe" }),
    element("div", [dealer.section, blackjackPrint(messages), player.section], { class: "hands" }),
    element("div", [place, element("div", [choice, note], { class: "turn" })], { class: "wager" }),
    beads.list,
  );
  choice.inert = true;
  const playButton = byId("play", HTMLButtonElement);
  // A held key is one press: one press, one card.
  choice.addEventListener("keydown", (event) => {
    if (event.repeat) event.preventDefault();
  });
  /** How much of the round is on the table. */
  let dealt = { player: 0, dealer: 0 };
  let paused = false;
  let stake = { minor: 0, shown: "" };

  function endTurn(): void {
    if (choice.contains(document.activeElement)) playButton.focus();
    choice.inert = true;
  }

  function clear(): void {
    endTurn();
    dealt = { player: 0, dealer: 0 };
    note.textContent = "";
    for (const hand of [dealer, player]) {
      hand.clear();
      delete hand.section.dataset.won;
    }
    chips.show(stake.minor, stake.shown);
  }

  async function deal(hand: "player" | "dealer", cards: readonly Card[]): Promise<void> {
    const view = hand === "player" ? player : dealer;
    const at = dealt[hand]++;
    const card = cards[at];
    if (card === undefined) view.add(coveredCard());
    else {
      const covered = hand === "dealer" && at === 0 ? 1 : at + 1;
      view.add(openCard(card));
      view.showPoints(pointsText(cards.slice(0, covered)));
    }
    sound.stop(at);
    if (!isCalm()) await pause(dealMs);
  }

  async function turnUp(cards: readonly Card[]): Promise<void> {
    dealer.turnUp(cards[1] ?? 0);
    dealer.showPoints(pointsText(cards.slice(0, 2)));
    sound.stop(1);
    if (!isCalm()) await pause(dealMs);
  }

  /** After the last card: who won, and by what. */
  function showResult({ id, result, ...hands }: Round): void {
    if (result === null) return;
    const { points } = handOf(hands.player);
    if (result === "won" || result === "blackjack") player.section.dataset.won = "";
    if (result === "lost") dealer.section.dataset.won = "";
    note.textContent = points > most ? messages.bust : results[result];
    const name = { ...results, lost: messages.dealer }[result];
    beads.add({ round: id, mark: result, points, name });
  }

  return {
    bet: () => undefined,
    showStake(minor, shown) {
      stake = { minor, shown };
      chips.show(minor, shown);
    },
    setBusy(_, isPaused) {
      paused = isPaused;
      for (const button of buttons) button.setAttribute("aria-disabled", String(isPaused));
    },
    start: clear,
    rest: clear,
    async land(round) {
      const upOnly = round.dealer.slice(0, 1);
      chips.show(round.stakeMinor, format(round.stakeMinor));
      if (dealt.player === 0) {
        await deal("player", round.player);
        await deal("dealer", upOnly);
        await deal("player", round.player);
        await deal("dealer", upOnly);
      }
      while (dealt.player < round.player.length) await deal("player", round.player);
      if (round.result === null) return;
      endTurn();
      await turnUp(round.dealer);
      while (dealt.dealer < round.dealer.length) await deal("dealer", round.dealer);
      showResult(round);
    },
    nextMove(round) {
      const [hit, , double] = buttons;
      if (double) double.hidden = !canDouble(round);
      choice.inert = false;
      byId("live", HTMLElement).textContent = fill(messages.yourTurn, {
        player: pointsText(round.player),
        dealer: pointsText(round.dealer),
      });
      // Where the player is in the game already, the keyboard goes on with the moves.
      const { activeElement } = document;
      if (document.hasFocus() && (activeElement === document.body || activeElement === playButton)) hit?.focus();
      return new Promise<Move>((resolve) => {
        choice.onclick = ({ target }) => {
          const move = !paused && moves[buttons.indexOf(target as HTMLButtonElement)];
          if (!move) return;
          choice.onclick = null;
          resolve(move);
        };
      });
    },
    async celebrate({ result, winMinor }, count) {
      // A returned stake is not a win.
      if (result !== "tie") count(winMinor);
    },
    describeStart: (shown) => fill(messages.dealingBlackjack, { stake: shown }),
    describeResult({ result, winMinor, ...hands }, { stake: staked, win, balance }) {
      const points = { player: handOf(hands.player).points, dealer: handOf(hands.dealer).points };
      const what = fill(messages.blackjackHands, points);
      if (result === "tie") return `${fill(messages.returned, { stake: staked, balance })} ${what}`;
      return winMinor > 0 ? fill(messages.won, { win, what, balance }) : `${fill(messages.noWin, { balance })} ${what}`;
    },
    rules: () => blackjackRules(messages, figures),
  };
}
