import type { SessionAnswer } from "../answers";
import { type PayingSymbol, symbols } from "../slot/model";
import type { Words } from "../words";
import { createSprites } from "./art/sprites";
import { looks } from "./art/themes";
import { byId } from "./controls";
import { fill } from "./fill";

const letters: Partial<Record<PayingSymbol, string>> = { l1: "A", l2: "K", l3: "Q", l4: "J" };

/** What a symbol is called: the best four by what they show, the others by their letter. */
export function nameOf(symbol: PayingSymbol, skin: SessionAnswer["skin"], words: Words): string {
  const glyph = looks[skin.theme].high[symbols.indexOf(symbol)];
  return glyph ? words.glyphs[glyph] : (letters[symbol] ?? symbol);
}

/** Opens the rules: pays, odds and how a round works. Built when first asked for. */
export function openRules({ skin, pays }: SessionAnswer, words: Words, tag: string): void {
  const dialog = byId("rules", HTMLDialogElement);
  if (!dialog.firstChild) dialog.append(...build());
  dialog.showModal();
  dialog.scrollTop = 0;

  function build(): Node[] {
    const figures = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
    const times = (value: number) => `${figures.format(value)}\u00a0×`;
    const sprites = createSprites(looks[skin.theme], 88);
    const [three, four, five] = pays.scatterPays;
    const rows = symbols.map((symbol) =>
      element("tr", [
        element("th", [sprites.still[symbol], nameOf(symbol, skin, words)], { scope: "row" }),
        ...[...pays.pays[symbol]].reverse().map((pay) => element("td", [times(pay / 10)])),
      ]),
    );
    const heads = [words.symbol, ...[5, 4, 3].map((count) => fill(words.of, { count }))];
    const close = element("button", [words.close], { type: "button", class: "close" });
    close.addEventListener("click", () => dialog.close());
    const special = (title: string, text: string, picture: HTMLCanvasElement) =>
      element("p", [picture, element("span", [element("b", [title]), text])], { class: "special" });
    return [
      element("div", [element("h2", [words.rules], { id: "rules-title" }), close], { class: "rules-head" }),
      element("h3", [words.payTitle]),
      element("p", [words.payLead]),
      element("table", [
        element("thead", [
          element(
            "tr",
            heads.map((head) => element("th", [head], { scope: "col" })),
          ),
        ]),
        element("tbody", rows),
      ]),
      element("p", [fill(words.lineTotal, { maxWin: figures.format(pays.maxWin) })]),
      special(words.wildTitle, words.wild, sprites.still.wild),
      special(words.scatterTitle, fill(words.scatter, { three, four, five }), sprites.still.scatter),
      element("h3", [words.factsTitle]),
      element(
        "ul",
        [
          fill(words.rtp, { rtp: figures.format(pays.rtp) }),
          fill(words.volatility, { volatility: words[pays.volatility] }),
          words.chance,
          words.sameOdds,
          words.interrupted,
          words.keys,
        ].map((text) => element("li", [text])),
      ),
    ];
  }
}

function element(
  name: string,
  children: readonly (Node | string)[],
  attributes: Record<string, string> = {},
): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}
