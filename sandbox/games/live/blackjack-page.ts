import { rtp } from "../blackjack/blackjack";
import { fill } from "../client/fill";
import { turnMs } from "../live-blackjack/clock";
import type { Messages } from "../messages/messages";
import type { LivePageParts } from "./page-parts";
import { companyList } from "./tool";

/** The dealer's hand in the studio; below it the seats, and the player's own bet and hand. */
export function blackjackParts(messages: Messages, tag: string): LivePageParts {
  const figures = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  return {
    scene: `<div id="dealer-place" class="dealer-place"></div>`,
    last: messages.dealerHands,
    company: "",
    cloth: `<p class="print" aria-hidden="true">${messages.blackjackFelt}</p>
${companyList(messages.players)}
<div id="own" class="own"><button type="button" id="box" class="box" aria-disabled="true"></button></div>`,
    tools: "",
    chipTools: "",
    rules: [
      messages.blackjackAim,
      `${messages.blackjackFelt}. ${fill(messages.blackjackRtp, { rtp: figures.format(rtp) })}`,
      messages.blackjackPoints,
      messages.blackjackMoves,
      messages.blackjackDealer,
      messages.blackjackFirst,
      `${messages.blackjackNot} ${messages.blackjackDecks}`,
      fill(messages.handRules, { seconds: turnMs / 1_000 }),
      messages.handKeys,
      messages.handStudio,
    ],
  };
}
