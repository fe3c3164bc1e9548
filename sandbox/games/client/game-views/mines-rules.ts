import type { Messages } from "../../messages/messages";
import { mostMines, mostOpened, mostTimes, rtp, timesOf } from "../../mines/mines";
import { element, listOf, tableOf } from "../element";
import { fill } from "../fill";

/** Numbers of mines of which the rules show the pays. */
const shown = [1, 3, 5, 10, mostMines];

export function minesRules(messages: Messages, figures: Intl.NumberFormat): Node[] {
  const times = (mines: number, opened: number) => `${figures.format(timesOf(mines, opened))}\u00a0×`;
  const rows = shown.map((mines): [string[], ...string[]] => {
    const most = mostOpened(mines);
    return [[String(mines)], times(mines, 1), most < 3 ? "–" : times(mines, 3), `${times(mines, most)} (${most})`];
  });
  const after = (count: number | string) => fill(messages.minesAfter, { count });
  return [
    element("p", [messages.minesAim]),
    tableOf([messages.mineCount, after(1), after(3), messages.highest], rows),
    element("p", [fill(messages.minesOdds, { rtp: figures.format(rtp) })]),
    element("h3", [messages.factsTitle]),
    listOf([
      fill(messages.rtp, { rtp: figures.format(rtp) }),
      fill(messages.minesMost, { times: figures.format(mostTimes) }),
      messages.minesChance,
      messages.sameOdds,
      messages.minesStored,
      messages.minesKeys,
    ]),
  ];
}
