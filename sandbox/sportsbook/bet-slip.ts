import { type Html, html } from "../control/html";
import { mostLegs } from "./accumulator";
import { betList } from "./bet-list";
import type { View } from "./view";

/**
 * The slip beside the events, which the frame's script fills with what is chosen, and below it what the player has bet on. Where there
 * is no room beside them, a bar at the lower edge shows what is on the slip, and opens it.
 */
export function betSlip(view: View): Html {
  const { messages, isPlayer, format } = view;
  const one = format(100);
  // "€" or "kr", where the reader writes it: before or after a figure.
  const sign = one.replace(/[\d.,\s\u202f]/g, "");
  const isAfter = /^\d/.test(one);
  const stake = html`<label class="stake">${messages.stake}<span class="money${isAfter ? " after" : ""}"><input type="text" name="stake" inputmode="decimal" autocomplete="off" maxlength="9"><span aria-hidden="true">${sign}</span></span></label>
<p class="return">${messages.possibleReturn}<output data-amount="${one}">–</output></p>
<button data-text="${messages.placeBet}">${messages.placeBet}</button>`;
  const texts = html` data-unknown="${messages.unknown}" data-stake="${messages.badStake}" data-accumulator="${messages.accumulator}" data-remove="${messages.remove}" data-most="${messages.mostPicks}" data-legs="${mostLegs}"`;
  const form = html`<form id="bet" novalidate${texts}><p id="empty">${messages.slipEmpty}</p><ul id="picks"></ul>
<div id="several" hidden><p class="total"><b></b><b class="figure" aria-label="${messages.odds}"></b></p><small>${messages.allMustWin}</small></div>
<div id="terms">${isPlayer ? stake : html`<p>${messages.loginNeeded}</p>`}</div><p id="said" role="status"></p>
<div id="receipt" hidden><ul></ul><dl><dt>${messages.stake}</dt><dd></dd><dt>${messages.odds}</dt><dd></dd><dt>${messages.possibleReturn}</dt><dd></dd></dl></div></form>`;
  const own = isPlayer
    ? html`<section aria-labelledby="own"><h2 id="own">${messages.yourBets}</h2><div id="bets">${betList(view)}</div></section>`
    : html``;
  return html`<div class="slip"><section id="sheet" aria-labelledby="slip"><div class="head"><h2 id="slip">${messages.slip}</h2>${ownLink(view)}</div>${form}</section>${own}</div>
<button type="button" id="bar" aria-controls="sheet" aria-expanded="false" hidden><i></i><span>${messages.slip}</span><b></b></button>`;
}

/** Leads to the bets of the player where they are not beside the events. */
export function ownLink({ messages, isPlayer, bets }: View): Html {
  return isPlayer ? html`<a class="to-own" href="#own">${messages.yourBets} <b>${bets.length || ""}</b></a>` : html``;
}
