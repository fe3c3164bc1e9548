import type { Draw } from "../rounds/draw";
import { lines, reelCount, rowCount } from "./lines";
import { chanceParts, type Model, unitsPerStake, weightParts } from "./model";
import { type PayingSymbol, type SlotSymbol, symbols } from "./symbols";

/** The result of a spin: five reels of three symbols, from the top. A wild keeps its place; it covers its reel when lines are read. */
export type Screen = readonly (readonly SlotSymbol[])[];

interface Win {
  symbol: PayingSymbol;
  /** Three, four or five of a kind. */
  count: number;
  amountMinor: number;
}
export interface LineWin extends Win {
  /** Index into the ten lines. */
  line: number;
}
export interface WaysWin extends Win {
  /** The number of ways. */
  ways: number;
}

export interface SlotOutcome {
  screen: Screen;
  wins: readonly (LineWin | WaysWin)[];
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

/** The payout of a screen for a stake in minor units. The stake must be a multiple of ten, so that every pay is whole. */
export function evaluate(model: Model, screen: Screen, stakeMinor: number): SlotOutcome {
  const unitMinor = stakeMinor / unitsPerStake;
  if (!Number.isSafeInteger(unitMinor)) throw new Error(`A stake of ${stakeMinor} is not ten whole units.`);
  const wins = (model.layout === "ways" ? readWays : readLines)(model, screen, unitMinor);
  const found = screen.flatMap((reel, at) =>
    reel.flatMap((symbol, row) => (symbol === "scatter" ? [[at, row] as const] : [])),
  );
  const scatterMinor = (model.scatterPays[found.length - 3] ?? 0) * stakeMinor;
  const winMinor = wins.reduce((sum, win) => sum + win.amountMinor, scatterMinor);
  return { screen, wins, scatters: scatterMinor > 0 ? found : [], scatterMinor, winMinor };
}

function readLines(model: Model, screen: Screen, unitMinor: number): LineWin[] {
  const covered = screen.map((reel) => reel.includes("wild"));
  const wins: LineWin[] = [];
  for (const [line, rows] of lines.entries()) {
    const symbol = screen[0]?.[rows[0]];
    if (symbol === undefined || symbol === "wild" || symbol === "scatter") continue;
    let count = 1;
    while (count < reelCount && (covered[count] || screen[count]?.[rows[count] ?? 0] === symbol)) count++;
    const pay = model.pays[symbol][count - 3];
    if (pay !== undefined) wins.push({ line, symbol, count, amountMinor: pay * unitMinor });
  }
  return wins;
}

function readWays(model: Model, screen: Screen, unitMinor: number): WaysWin[] {
  return symbols.flatMap((symbol) => {
    const shown = screen.map((reel) =>
      reel.includes("wild") ? rowCount : reel.filter((each) => each === symbol).length,
    );
    const missing = shown.indexOf(0);
    const count = missing < 0 ? reelCount : missing;
    const pay = model.pays[symbol][count - 3];
    if (pay === undefined) return [];
    const ways = shown.slice(0, count).reduce((product, places) => product * places, 1);
    return [{ ways, symbol, count, amountMinor: pay * ways * unitMinor }];
  });
}
