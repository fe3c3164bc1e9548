import { type Risk, risks, rows, rtp, timesOf } from "../../plinko/plinko";
import { element, listOf, tableOf } from "../element";
import { fill } from "../fill";
import type { GameView, GameViewParts } from "./game-view";
import { createPlinkoBoard } from "./plinko-board";
import { createHistory, openScene } from "./scene";

const opening: Risk = "medium";
const names = { low: "lowRisk", medium: "mediumRisk", high: "highRisk" } as const;

/** A ball that falls past pegs, along the path that the server drew. */
export function createPlinko({ boot, session, sound, isCalm }: GameViewParts<"plinko">): GameView<"plinko"> {
  const { messages, tag } = boot;
  const figures = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const text = (times: number) => `${figures.format(times)}×`;
  const canvas = element("canvas", [], { class: "pegs", "aria-hidden": "true" });
  const history = createHistory(messages);
  const inputs = Object.fromEntries(
    risks.map((risk) => [risk, element("input", [], { type: "radio", name: "risk", value: risk })]),
  ) as Record<Risk, HTMLInputElement>;
  const legend = element("legend", [messages.risk]);
  const spots = risks.map((risk) =>
    element("label", [inputs[risk], element("span", [messages[names[risk]]])], { class: "spot" }),
  );

  const { picture, panel } = openScene(session);
  picture.append(canvas);
  panel.append(element("fieldset", [legend, ...spots], { class: "spots" }), history.box);
  const board = createPlinkoBoard(canvas, session.skin.colours);
  for (const input of Object.values(inputs)) input.addEventListener("change", () => choose(chosen()));
  choose(opening);

  function choose(risk: Risk): void {
    inputs[risk].checked = true;
    board.print(timesOf(risk).map(text));
    board.clear();
  }

  function chosen(): Risk {
    return risks.find((risk) => inputs[risk].checked) ?? opening;
  }

  return {
    bet: chosen,
    setBusy(isBusy) {
      for (const input of Object.values(inputs)) input.disabled = isBusy;
    },
    start: board.clear,
    rest: board.clear,
    async land({ bet, path, place, winMinor, stakeMinor }) {
      choose(bet);
      await board.drop(path, isCalm(), (row) => sound.stop(row % 4));
      history.add(text(timesOf(bet)[place] ?? 0), winMinor > stakeMinor);
    },
    async celebrate({ winMinor }, count) {
      count(winMinor);
    },
    describeStart: (stake) => fill(messages.dropping, { stake, risk: messages[names[chosen()]] }),
    describeResult({ bet, place, winMinor, stakeMinor }, { win, balance }) {
      const what = fill(messages.rested, { times: figures.format(timesOf(bet)[place] ?? 0) });
      if (winMinor > stakeMinor) return fill(messages.won, { win, what, balance });
      // What comes back of a stake is not called a win.
      return `${fill(messages.tableWon, { win, balance })} ${what}`;
    },
    rules() {
      const half = Array.from({ length: rows / 2 + 1 }, (_, place) => place);
      const rowsOf = half.map((place): [string[], ...string[]] => [
        [place === rows / 2 ? messages.middle : place === 0 ? messages.outermost : String(place + 1)],
        ...risks.map((risk) => text(timesOf(risk)[place] ?? 0)),
      ]);
      return [
        element("p", [fill(messages.plinkoAim, { rows })]),
        tableOf([messages.landing, ...risks.map((risk) => messages[names[risk]])], rowsOf),
        element("p", [messages.plinkoSides]),
        element("h3", [messages.factsTitle]),
        listOf([
          fill(messages.rtp, { rtp: figures.format(rtp) }),
          messages.plinkoSame,
          messages.tableChance,
          messages.sameOdds,
          messages.interrupted,
          messages.plinkoKeys,
        ]),
      ];
    },
  };
}
