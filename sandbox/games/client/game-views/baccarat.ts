import { pointsOf, type Spot, spots } from "../../baccarat/baccarat";
import type { Card } from "../../rounds/cards";
import { element } from "../element";
import { fill } from "../fill";
import { pause } from "../pause";
import { baccaratRules, oddsText } from "./baccarat-rules";
import { createBeads } from "./beads";
import { createHand, openCard } from "./cards";
import { createChips } from "./chips";
import { openFelt } from "./felt";
import type { GameView, GameViewParts } from "./game-view";

const dealMs = 320;

const hands = ["player", "banker"] as const;

/** Two hands of cards, and three places for the chips of a bet. */
export function createBaccarat({ boot, session, sound, isCalm }: GameViewParts<"baccarat">): GameView<"baccarat"> {
  const { messages, tag } = boot;
  const figures = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });

  const shown = { player: createHand(messages.player, "player"), banker: createHand(messages.banker, "banker") };
  const chips = createChips(session.stakesMinor);
  const places = { player: createSpot("player"), tie: createSpot("tie"), banker: createSpot("banker") };
  const note = element("p", [], { class: "note", "aria-hidden": "true" });
  const beads = createBeads(messages.lastRounds, session.session);
  const legend = element("legend", [messages.bet], { class: "hidden" });
  // In the order of a real table.
  const bets = element("fieldset", [legend, ...Object.values(places).map(({ label }) => label)], { class: "spots" });
  bets.addEventListener("change", () => choose(chosen()));
  openFelt(session).append(
    element("span", [], { class: "shoe" }),
    element("div", [shown.player.section, shown.banker.section], { class: "hands" }),
    note,
    bets,
    beads.list,
  );
  choose("banker");

  function createSpot(spot: Spot) {
    const input = element("input", [], { type: "radio", name: "bet", value: spot });
    const odds = element("b", [oddsText(spot, figures)]);
    const label = element("label", [input, element("span", [messages[spot]]), odds], {
      class: "spot",
      "data-spot": spot,
    });
    return { input, label };
  }

  /** The chips of the stake lie on the place of the bet. */
  function choose(spot: Spot): void {
    places[spot].input.checked = true;
    places[spot].label.append(chips.chips);
  }

  const chosen = (): Spot => spots.find((spot) => places[spot].input.checked) ?? "banker";

  function clear(): void {
    note.textContent = "";
    for (const hand of hands) shown[hand].clear();
    markWinner(null);
  }

  function markWinner(winner: Spot | null): void {
    for (const hand of hands) shown[hand].section.toggleAttribute("data-won", hand === winner);
    for (const spot of spots) places[spot].label.toggleAttribute("data-won", spot === winner);
  }

  return {
    bet: chosen,
    showStake: chips.show,
    setBusy(isBusy) {
      for (const { input } of Object.values(places)) input.disabled = isBusy;
    },
    start: clear,
    rest: clear,
    async land({ id, bet, player, banker, winner }) {
      choose(bet);
      clear();
      const dealt: Record<(typeof hands)[number], readonly Card[]> = { player, banker };
      for (let at = 0; at < 3; at++)
        for (const hand of hands) {
          const card = dealt[hand][at];
          if (card === undefined) continue;
          shown[hand].add(openCard(card));
          shown[hand].showPoints(String(pointsOf(dealt[hand].slice(0, at + 1))));
          sound.stop(at);
          if (!isCalm()) await pause(dealMs);
        }
      markWinner(winner);
      const score = [pointsOf(player), pointsOf(banker)].sort((one, other) => other - one).join("–");
      const won = fill(messages.handWins, { hand: messages[winner], score });
      note.textContent = winner !== "tie" ? won : bet === "tie" ? `${messages.tie} ${score}` : messages.baccaratTie;
      beads.add({
        round: id,
        mark: winner,
        points: Math.max(pointsOf(player), pointsOf(banker)),
        name: messages[winner],
      });
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
