import { createSprites } from "../../../showcase/game-art/sprites";
import { letters, looks } from "../../../showcase/game-art/themes";
import type { Messages } from "../../messages/messages";
import type { Skin } from "../../page/skin";
import type { SessionOf } from "../../responses";
import { type PayingSymbol, symbols } from "../../slot/symbols";
import { element, listOf, tableOf } from "../element";
import { fill } from "../fill";

/** The name of a symbol: that of its picture, or its letter. */
export function nameOf(symbol: PayingSymbol, { theme }: Pick<Skin, "theme">, messages: Messages): string {
  const { high, low } = looks[theme];
  const glyph = [...high, ...(low ?? [])][symbols.indexOf(symbol)];
  return glyph ? messages.glyphs[glyph] : (letters[symbols.indexOf(symbol) - high.length] ?? symbol);
}

/** The rules: payouts of the symbols, wild and scatter, and the course of the game. */
export function slotRules({ skin, pays, jackpotPercent }: SessionOf<"slots">, messages: Messages, tag: string): Node[] {
  const figures = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const times = (value: number) => `${figures.format(value)}\u00a0×`;
  const sprites = createSprites(skin, 88);
  const [three, four, five] = pays.scatterPays;
  const rows = symbols.map((symbol): [readonly (Node | string)[], ...string[]] => [
    [sprites.still[symbol], nameOf(symbol, skin, messages)],
    ...[...pays.pays[symbol]].reverse().map((pay) => times(pay / 10)),
  ]);
  const heads = [messages.symbol, ...[5, 4, 3].map((count) => fill(messages.of, { count }))];
  const special = (title: string, text: string, picture: HTMLCanvasElement) =>
    element("p", [picture, element("span", [element("b", [title]), text])], { class: "special" });
  return [
    element("h3", [messages.payTitle]),
    element("p", [pays.layout === "ways" ? messages.payLeadWays : messages.payLead]),
    tableOf(heads, rows),
    element("p", [fill(messages.lineTotal, { maxWin: figures.format(pays.maxWin) })]),
    special(messages.wildTitle, messages.wild, sprites.still.wild),
    special(messages.scatterTitle, fill(messages.scatter, { three, four, five }), sprites.still.scatter),
    element("h3", [messages.factsTitle]),
    listOf([
      ...(jackpotPercent === null ? [] : [fill(messages.jackpotRules, { share: figures.format(jackpotPercent) })]),
      fill(messages.rtp, { rtp: figures.format(pays.rtp) }),
      fill(messages.volatility, { volatility: messages[pays.volatility] }),
      messages.chance,
      messages.sameOdds,
      messages.interrupted,
      messages.keys,
    ]),
  ];
}
