import type { Assets } from "../assets";
import { blackjackParts } from "../live/blackjack-page";
import { dealerOf } from "../live/company";
import { dealerFace, lookAttributes } from "../live/dealer";
import { lookOf } from "../live/dealer-look";
import { rouletteParts } from "../live/roulette-page";
import { gameOf, type LiveTable } from "../live/table";
import { tool } from "../live/tool";
import type { Boot } from "../responses";
import { escapeHtml, head } from "./page";

const partsOf = { roulette: rouletteParts, blackjack: blackjackParts } as const;

/** The document of a live table. Its script fills in amounts, names, and what happens at the table. */
export function livePage(assets: Assets, language: string, { kind, game }: LiveTable, boot: Boot): string {
  const { messages } = boot;
  const { scene, last, company, cloth, tools, chipTools, rules } = partsOf[kind](messages, boot.tag);
  const script = assets.liveScripts[kind];
  return `${head({ base: assets.base, script }, language, game.name)}
<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll("<", "\\u003c")}</script>
<script type="module" src="${script}"></script>
<link rel="stylesheet" href="${assets.base}/live.css">
</head>
<body>
<main class="live-table live-${kind}" ${lookAttributes(lookOf(dealerOf(gameOf(game))))} aria-labelledby="title">
<header class="table-head">
<h1 id="title">${escapeHtml(game.name)}</h1>
<p id="limits"></p>
<p id="seats"></p>
<div class="tools">
${tool("lobby", messages.lobby, "M4 11 12 4l8 7v9h-5v-6H9v6H4z")}
${tool("open-rules", messages.rules, "M12 11v6M12 7.5v.1M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z")}
${tools}
</div>
</header>
<div class="stage table-stage">
<div class="studio">
<div class="host"><span class="portrait">${dealerFace}</span><p><b id="dealer"></b><span id="dealer-language"></span><span>${messages.studio}</span><i id="dealer-tongue" aria-hidden="true"></i></p></div>
${scene}
<div class="table-news"><p id="phase" aria-hidden="true"></p><progress id="time" max="1" value="0" aria-hidden="true"></progress></div>
<p class="last"><span>${last}</span><span id="last"></span></p>
${company}
</div>
<div class="cloth">
${cloth}
</div>
<p id="loader" class="loader"><span></span>${messages.loading}</p>
<section id="notice" class="notice" role="alert" hidden><h2></h2><p></p><div></div></section>
</div>
<div id="controls" class="table-controls" inert>
<p><span>${messages.balance}</span><b id="balance"></b></p>
<p><span>${messages.stake}</span><b id="stake"></b></p>
<div class="chips" id="chips">
${tool("undo", messages.undoBet, "M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3")}
${chipTools}${tool("repeat", messages.repeatBet, "M19 12a7 7 0 1 1-2.2-5.1M17 3v4h-4")}
</div>
<button type="button" id="clear">${messages.clear}</button>
<button type="button" id="play" class="place">${messages.place}</button>
</div>
<p id="live" class="hidden" role="status"></p>
</main>
<dialog id="rules" aria-labelledby="rules-title"><div class="rules-head"><h2 id="rules-title">${messages.rules}</h2><form method="dialog"><button class="close">${messages.close}</button></form></div>${rules.map((text) => `<p>${text}</p>`).join("")}</dialog>
</body>
</html>`;
}
