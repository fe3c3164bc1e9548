import { faces, rtp, type Target, targets, timesOf } from "../../dice/dice";
import { element, listOf, tableOf } from "../element";
import { fill } from "../fill";
import { pause } from "../pause";
import type { GameView, GameViewParts } from "./game-view";
import { createHistory, fieldOf, figureOf, openScene } from "./scene";

/** When the first die rests, and each one after it. */
const firstMs = 480;
const nextMs = 170;
const tickMs = 60;
/** From the least chance to the greatest. */
const ladder: readonly Target[] = [...targets].reverse();
const opening: Target = 4_950;

/** The target for a place of the slider: the nearest; a step of one, as with a key, leads to the next in its direction. */
export function targetAt(place: number, chosen: Target): Target {
  const step = place - chosen;
  if (Math.abs(step) === 1) return ladder[ladder.indexOf(chosen) + step] ?? chosen;
  const near = (target: Target) => Math.abs(target - place);
  return ladder.reduce((best, each) => (near(each) < near(best) ? each : best), chosen);
}

/** Four dice with ten sides each, for the number that is rolled, and a target to be under. */
export function createDice({ boot, session, sound, isCalm }: GameViewParts<"dice">): GameView<"dice"> {
  const { messages, tag } = boot;
  const figures = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const hundredths = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const numberText = (roll: number) => hundredths.format(roll / 100);
  const timesText = (target: Target) => `${figures.format(timesOf(target))}\u00a0×`;
  const point = hundredths.formatToParts(0).find(({ type }) => type === "decimal")?.value ?? ".";

  const digits = Array.from({ length: 4 }, () => element("b", ["–"], { class: "die" }));
  const dice = element("p", [...digits.slice(0, 2), element("span", [point]), ...digits.slice(2)], {
    class: "dice-row",
    "aria-hidden": "true",
  });
  const slider = element("input", [], { type: "range", min: "0", max: String(faces), step: "1" });
  const track = element("div", [slider, element("span", [], { "aria-hidden": "true" })], { class: "track" });
  const target = element("b", []);
  const chance = element("b", []);
  const times = element("b", []);
  const history = createHistory(messages);
  const { picture, panel } = openScene(session);
  picture.append(element("div", [dice], { class: "dice-table" }));
  panel.append(
    fieldOf(messages.rollUnder, target, track),
    element("div", [figureOf(messages.winChance, chance), figureOf(messages.pays, times)], { class: "odds" }),
    history.box,
  );
  let chosen: Target = opening;

  slider.setAttribute("aria-label", messages.rollUnder);
  slider.addEventListener("input", () => choose(targetAt(Number(slider.value), chosen)));
  choose(opening);

  function choose(next: Target): void {
    chosen = next;
    slider.value = String(next);
    target.textContent = numberText(next);
    chance.textContent = `${numberText(next)}\u00a0%`;
    times.textContent = timesText(next);
    const spoken = { target: numberText(next), chance: numberText(next), times: figures.format(timesOf(next)) };
    slider.setAttribute("aria-valuetext", fill(messages.targetText, spoken));
    track.style.setProperty("--at", String(next / faces));
    clear();
  }

  function clear(): void {
    for (const die of digits) {
      die.textContent = "–";
      delete die.dataset.rolling;
    }
    delete dice.dataset.won;
    delete track.dataset.rolled;
  }

  /** The dice come to rest one after the other. */
  async function rollDice(rolled: string): Promise<void> {
    const startedMs = performance.now();
    for (const die of digits) die.dataset.rolling = "";
    for (const [at, die] of digits.entries())
      for (;;) {
        const isOver = performance.now() >= startedMs + firstMs + at * nextMs;
        for (const each of digits.slice(at)) each.textContent = String(Math.floor(Math.random() * 10));
        if (isOver) {
          die.textContent = rolled[at] ?? "";
          delete die.dataset.rolling;
          sound.stop(at);
          break;
        }
        await pause(tickMs);
      }
  }

  return {
    bet: () => chosen,
    setBusy(isBusy) {
      slider.disabled = isBusy;
    },
    start: clear,
    rest: clear,
    async land({ bet, roll, winMinor }) {
      choose(bet);
      const rolled = String(roll).padStart(digits.length, "0");
      if (isCalm()) for (const [at, die] of digits.entries()) die.textContent = rolled[at] ?? "";
      else await rollDice(rolled);
      dice.dataset.won = String(winMinor > 0);
      track.style.setProperty("--roll", String(roll / faces));
      track.dataset.rolled = "";
      history.add(numberText(roll), winMinor > 0);
    },
    async celebrate({ winMinor }, count) {
      count(winMinor);
    },
    describeStart: (stake) => fill(messages.rolling, { stake, target: numberText(chosen) }),
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
