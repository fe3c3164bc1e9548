import { type Card, pointsOf, rankOf, type Spot, spots } from "../../baccarat/baccarat";
import { element } from "../element";
import { fill } from "../fill";
import { pause } from "../pause";
import { baccaratRules, oddsText } from "./baccarat-rules";
import { openFelt } from "./felt";
import type { GameView, GameViewParts } from "./game-view";

const dealMs = 260;
const suits = [
  ["♠", "black"],
  ["♥", "red"],
  ["♣", "black"],
  ["♦", "red"],
] as const;
const ranks: Readonly<Record<number, string>> = { 1: "A", 11: "J", 12: "Q", 13: "K" };

const hands = ["player", "banker"] as const;
type Hand = (typeof hands)[number];

/** Two hands of cards, and three spots to bet on. */
export function createBaccarat({ boot, session, sound, isCalm }: GameViewParts<"baccarat">): GameView<"baccarat"> {
  const { messages, tag } = boot;
  const figures = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });

  const shown = { player: createHand(messages.player), banker: createHand(messages.banker) };
  const places = { player: createSpot("player"), tie: createSpot("tie"), banker: createSpot("banker") };
  const note = element("p", [], { class: "note", "aria-hidden": "true" });
  const legend = element("legend", [messages.bet], { class: "hidden" });
  // In the order of a real table.
  const bets = element("fieldset", [legend, ...Object.values(places).map(({ label }) => label)], { class: "spots" });
  openFelt(session).append(
    element("div", [shown.player.section, shown.banker.section], { class: "hands" }),
    note,
    bets,
  );
  choose("banker");

  function createHand(name: string) {
    const points = element("b", ["–"]);
    const cards = element("p", [], { class: "cards" });
    return {
      points,
      cards,
      section: element("section", [element("h2", [name, " ", points]), cards], { class: "hand" }),
    };
  }

  function createSpot(spot: Spot) {
    const input = element("input", [], { type: "radio", name: "bet", value: spot });
    const odds = element("b", [oddsText(spot, figures)]);
    const label = element("label", [input, element("span", [messages[spot]]), odds], { class: "spot" });
    return { input, label };
  }

  function choose(spot: Spot): void {
    places[spot].input.checked = true;
  }

  const chosen = (): Spot => spots.find((spot) => places[spot].input.checked) ?? "banker";

  function clear(): void {
    note.textContent = "";
    for (const hand of hands) {
      shown[hand].cards.replaceChildren();
      shown[hand].points.textContent = "–";
    }
    markWinner(null);
  }

  function markWinner(winner: Spot | null): void {
    for (const hand of hands) shown[hand].section.toggleAttribute("data-won", hand === winner);
    for (const spot of spots) places[spot].label.toggleAttribute("data-won", spot === winner);
  }

  function show(hand: Hand, cards: readonly Card[]): void {
    shown[hand].cards.append(drawCard(cards.at(-1) ?? 0));
    shown[hand].points.textContent = String(pointsOf(cards));
  }

  return {
    bet: chosen,
    setBusy(isBusy) {
      for (const { input } of Object.values(places)) input.disabled = isBusy;
    },
    start: clear,
    rest: clear,
    async land({ bet, player, banker, winner }) {
      choose(bet);
      clear();
      const dealt = { player, banker };
      for (let at = 0; at < 3; at++)
        for (const hand of hands) {
          if (dealt[hand][at] === undefined) continue;
          show(hand, dealt[hand].slice(0, at + 1));
          sound.stop(at);
          if (!isCalm()) await pause(dealMs);
        }
      markWinner(winner);
      if (winner === "tie" && bet !== "tie") note.textContent = messages.baccaratTie;
    },
    async celebrate({ winner, bet, winMinor }, count) {
      // A returned stake is not a win.
      if (winner === bet) count(winMinor);
    },
    describeStart: (stake) => fill(messages.dealing, { stake, bet: messages[chosen()] }),
    describeResult({ player, banker, winner, bet }, { stake, win, balance }) {
      const what = fill(messages.hands, { player: pointsOf(player), banker: pointsOf(banker) });
      if (winner === bet) return fill(messages.won, { win, what, balance });
      return `${fill(winner === "tie" ? messages.returned : messages.noWin, { stake, balance })} ${what}`;
    },
    rules: () => baccaratRules(messages, figures),
  };
}

function drawCard(card: Card): HTMLElement {
  const [suit, colour] = suits[Math.floor(card / 13)] ?? suits[0];
  // The sign after the suit keeps it a letter: a browser may draw it as a picture otherwise.
  return element("span", [element("b", [ranks[rankOf(card)] ?? String(rankOf(card))]), `${suit}\ufe0e`], {
    class: "card",
    "data-colour": colour,
  });
}
