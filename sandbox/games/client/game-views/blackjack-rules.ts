import { rtp } from "../../blackjack/blackjack";
import type { Messages } from "../../messages/messages";
import { element, listOf, tableOf } from "../element";
import { fill } from "../fill";

const ratio = (gain: number, stake: number) => `${gain}\u00a0:\u00a0${stake}`;

export function blackjackRules(messages: Messages, figures: Intl.NumberFormat): Node[] {
  return [
    element("p", [messages.blackjackAim]),
    tableOf(
      [messages.yourHand, messages.pays],
      [
        [[messages.blackjack], ratio(3, 2)],
        [[messages.blackjackWin], ratio(1, 1)],
        [[messages.blackjackTie], "–"],
      ],
    ),
    element("p", [fill(messages.blackjackRtp, { rtp: figures.format(rtp) })]),
    listOf([
      messages.blackjackPoints,
      messages.blackjackMoves,
      messages.blackjackDealer,
      messages.blackjackFirst,
      messages.blackjackNot,
    ]),
    element("h3", [messages.factsTitle]),
    listOf([
      messages.blackjackDecks,
      messages.tableChance,
      messages.sameOdds,
      messages.blackjackInterrupted,
      messages.blackjackKeys,
    ]),
  ];
}

const namespace = "http://www.w3.org/2000/svg";

/** What is printed on the felt, in an arc: the two rules that tables differ in. */
export function blackjackPrint({ blackjackFelt }: Messages): HTMLElement {
  const part = (name: string, attributes: Readonly<Record<string, string>>, ...children: (Node | string)[]) => {
    const made = document.createElementNS(namespace, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };
  // Letters that fill their square need more of the arc.
  const length = [...blackjackFelt].reduce((sum, letter) => sum + (letter > "\u2fff" ? 1.75 : 1), 0);
  const text = part("textPath", { href: "#arc", startOffset: "50%" }, blackjackFelt);
  const print = part(
    "svg",
    { viewBox: "0 0 760 74", "aria-hidden": "true" },
    part("path", { id: "arc", d: "M20 18Q380 106 740 18", fill: "none" }),
    part("text", { "font-size": String(Math.min(27, Math.floor(1_180 / length))) }, text),
  );
  return element("div", [print], { class: "print" });
}
