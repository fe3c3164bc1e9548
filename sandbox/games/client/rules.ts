import type { SessionAnswer } from "../answers";
import type { Messages } from "../messages";
import { type PayingSymbol, symbols } from "../slot/model";
import { createSprites } from "./art/sprites";
import { looks } from "./art/themes";
import { byId } from "./controls";
import { fill } from "./fill";

const letters: Partial<Record<PayingSymbol, string>> = { l1: "A", l2: "K", l3: "Q", l4: "J" };

/** What a symbol is called: the best four by what they show, the others by their letter. */
export function nameOf(symbol: PayingSymbol, skin: SessionAnswer["skin"], messages: Messages): string {
  const glyph = looks[skin.theme].high[symbols.indexOf(symbol)];
  return glyph ? messages.glyphs[glyph] : (letters[symbol] ?? symbol);
}

/** Opens the rules: pays, odds and how a round works. Built when first asked for. */
export function openRules({ skin, pays }: SessionAnswer, messages: Messages, tag: string): void {
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
        element("th", [sprites.still[symbol], nameOf(symbol, skin, messages)], { scope: "row" }),
        ...[...pays.pays[symbol]].reverse().map((pay) => element("td", [times(pay / 10)])),
      ]),
    );
    const heads = [messages.symbol, ...[5, 4, 3].map((count) => fill(messages.of, { count }))];
    const close = element("button", [messages.close], { type: "button", class: "close" });
    close.addEventListener("click", () => dialog.close());
    const special = (title: string, text: string, picture: HTMLCanvasElement) =>
      element("p", [picture, element("span", [element("b", [title]), text])], { class: "special" });
    return [
      element("div", [element("h2", [messages.rules], { id: "rules-title" }), close], { class: "rules-head" }),
      element("h3", [messages.payTitle]),
      element("p", [messages.payLead]),
      element("table", [
        element("thead", [
          element(
            "tr",
            heads.map((head) => element("th", [head], { scope: "col" })),
          ),
        ]),
        element("tbody", rows),
      ]),
      element("p", [fill(messages.lineTotal, { maxWin: figures.format(pays.maxWin) })]),
      special(messages.wildTitle, messages.wild, sprites.still.wild),
      special(messages.scatterTitle, fill(messages.scatter, { three, four, five }), sprites.still.scatter),
      element("h3", [messages.factsTitle]),
      element(
        "ul",
        [
          fill(messages.rtp, { rtp: figures.format(pays.rtp) }),
          fill(messages.volatility, { volatility: messages[pays.volatility] }),
          messages.chance,
          messages.sameOdds,
          messages.interrupted,
          messages.keys,
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
