import type { Draw } from "../draw";
import { lines, reelCount, rowCount } from "./lines";
import { chanceParts, type Model, type PayingSymbol, type SlotSymbol, symbols, weightParts } from "./model";

/** What landed: five reels of three symbols, from the top. A wild stands where it landed; it covers its reel when lines are read. */
export type Screen = readonly (readonly SlotSymbol[])[];

export interface LineWin {
  /** Index into the ten lines. */
  line: number;
  symbol: PayingSymbol;
  /** Three, four or five of a kind. */
  count: number;
  amountMinor: number;
}

export interface SlotOutcome {
  screen: Screen;
  lineWins: readonly LineWin[];
  /** The places of the scatters that pay, as reel and row; empty when fewer than three landed. */
  scatters: readonly (readonly [number, number])[];
  scatterMinor: number;
  winMinor: number;
}

export function drawScreen(model: Model, draw: Draw): Screen {
  return model.wild.map((wild) => {
    const chance = draw(chanceParts);
    const reel: SlotSymbol[] = Array.from({ length: rowCount }, () => drawSymbol(model, draw));
    if (chance < wild + model.scatter) reel[draw(rowCount)] = chance < wild ? "wild" : "scatter";
    return reel;
  });
}

function drawSymbol(model: Model, draw: Draw): PayingSymbol {
  let at = draw(weightParts);
  for (const symbol of symbols) {
    at -= model.weights[symbol];
    if (at < 0) return symbol;
  }
  throw new Error("The weights of a slot must add up to their parts.");
}

/** What a screen pays for a stake in minor units. The stake must be a multiple of ten, so that every line bet is whole. */
export function evaluate(model: Model, screen: Screen, stakeMinor: number): SlotOutcome {
  const lineBetMinor = stakeMinor / lines.length;
  if (!Number.isSafeInteger(lineBetMinor)) throw new Error(`A stake of ${stakeMinor} cannot be shared by the lines.`);
  const covered = screen.map((reel) => reel.includes("wild"));
  const lineWins: LineWin[] = [];
  for (const [line, rows] of lines.entries()) {
    const symbol = screen[0]?.[rows[0]];
    if (symbol === undefined || symbol === "wild" || symbol === "scatter") continue;
    let count = 1;
    while (count < reelCount && (covered[count] || screen[count]?.[rows[count] ?? 0] === symbol)) count++;
    const pay = model.pays[symbol][count - 3];
    if (pay !== undefined) lineWins.push({ line, symbol, count, amountMinor: pay * lineBetMinor });
  }
  const found = screen.flatMap((reel, at) =>
    reel.flatMap((symbol, row) => (symbol === "scatter" ? [[at, row] as const] : [])),
  );
  const scatterMinor = (model.scatterPays[found.length - 3] ?? 0) * stakeMinor;
  const winMinor = lineWins.reduce((sum, win) => sum + win.amountMinor, scatterMinor);
  return { screen, lineWins, scatters: scatterMinor > 0 ? found : [], scatterMinor, winMinor };
}
