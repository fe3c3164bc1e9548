import { faces, rtp, type Target, targets, timesOf } from "../../dice/dice";
import { element, listOf, tableOf } from "../element";
import { fill } from "../fill";
import { pause } from "../pause";
import { openFelt } from "./felt";
import type { GameView, GameViewParts } from "./game-view";

const rollMs = 900;
const tickMs = 60;
/** From the least chance to the greatest, as the slider shows them. */
const ladder: readonly Target[] = [...targets].reverse();
const opening: Target = 4_950;

/** A number that is rolled, and a target to be under. */
export function createDice({ boot, session, sound, isCalm }: GameViewParts<"dice">): GameView<"dice"> {
  const { messages, tag } = boot;
  const figures = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const hundredths = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const numberText = (roll: number) => hundredths.format(roll / 100);
  const timesText = (target: Target) => `${figures.format(timesOf(target))}\u00a0×`;

  const number = element("b", ["–"], { class: "rolled", "aria-hidden": "true" });
  const track = element("p", [element("span", [])], { class: "track", "aria-hidden": "true" });
  const slider = element("input", [], { type: "range", min: "0", max: String(ladder.length - 1), step: "1" });
  const target = element("b", []);
  const chance = element("b", []);
  const times = element("b", []);
  openFelt(session).append(
    number,
    track,
    element(
      "div",
      [figure(messages.rollUnder, target), figure(messages.winChance, chance), figure(messages.pays, times)],
      {
        class: "odds",
      },
    ),
    slider,
  );
  const chosen = (): Target => ladder[Number(slider.value)] ?? opening;

  slider.setAttribute("aria-label", messages.rollUnder);
  slider.addEventListener("input", showTarget);
  choose(opening);

  function figure(name: string, value: HTMLElement): HTMLElement {
    return element("p", [element("span", [name]), value]);
  }

  function choose(next: Target): void {
    slider.value = String(ladder.indexOf(next));
    showTarget();
  }

  function showTarget(): void {
    const next = chosen();
    target.textContent = numberText(next);
    chance.textContent = `${numberText(next)}\u00a0%`;
    times.textContent = timesText(next);
    const spoken = { target: numberText(next), chance: numberText(next), times: figures.format(timesOf(next)) };
    slider.setAttribute("aria-valuetext", fill(messages.targetText, spoken));
    track.style.setProperty("--target", String(next / faces));
    clear();
  }

  function clear(): void {
    number.textContent = "–";
    delete number.dataset.won;
    delete track.dataset.rolled;
  }

  return {
    bet: chosen,
    setBusy(isBusy) {
      slider.disabled = isBusy;
    },
    start: clear,
    rest: clear,
    async land({ bet, roll, winMinor }) {
      choose(bet);
      const endMs = performance.now() + rollMs;
      while (!isCalm() && performance.now() < endMs) {
        number.textContent = numberText(Math.floor(Math.random() * faces));
        await pause(tickMs);
      }
      sound.stop(0);
      number.textContent = numberText(roll);
      number.dataset.won = String(winMinor > 0);
      track.style.setProperty("--roll", String(roll / faces));
      track.dataset.rolled = "";
    },
    async celebrate({ winMinor }, count) {
      count(winMinor);
    },
    describeStart: (stake) => fill(messages.rolling, { stake, target: numberText(chosen()) }),
    describeResult({ roll, winMinor }, { win, balance }) {
      const what = fill(messages.rolled, { roll: numberText(roll) });
      if (winMinor > 0) return fill(messages.won, { win, what, balance });
      return `${fill(messages.noWin, { balance })} ${what}`;
    },
    rules() {
      const rows = ladder.map((each): [string[], ...string[]] => [
        [numberText(each)],
        `${numberText(each)}\u00a0%`,
        timesText(each),
      ]);
      return [
        element("p", [fill(messages.diceAim, { least: numberText(0), most: numberText(faces - 1) })]),
        tableOf([messages.rollUnder, messages.winChance, messages.pays], rows),
        element("p", [fill(messages.diceOdds, { rtp: figures.format(rtp) })]),
        element("h3", [messages.factsTitle]),
        listOf([
          fill(messages.rtp, { rtp: figures.format(rtp) }),
          messages.diceSame,
          messages.tableChance,
          messages.sameOdds,
          messages.interrupted,
          messages.diceKeys,
        ]),
      ];
    },
  };
}
