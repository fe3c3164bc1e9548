import type { Assets } from "./assets";
import { escapeHtml, head, icon } from "./page";
import type { Boot } from "./responses";
import { groupNames, type Spot, wheel } from "./roulette/wheel";

/** The document of a live table. Its script fills in amounts, names of the fields, and what happens at the table. */
export function livePage(assets: Assets, language: string, title: string, boot: Boot): string {
  const { messages } = boot;
  const spot = (name: Spot) => `<button type="button" data-spot="${name}" aria-disabled="true"></button>`;
  const numbers = wheel.toSorted((one, other) => one - other).map((number) => spot(`${number}`));
  return `${head({ base: assets.base, script: assets.liveScript }, language, title)}
<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll("<", "\\u003c")}</script>
<script type="module" src="${assets.liveScript}"></script>
<link rel="stylesheet" href="${assets.base}/live.css">
</head>
<body>
<main class="live-table" aria-labelledby="title">
<header class="table-head">
<h1 id="title">${escapeHtml(title)}</h1>
<p id="limits"></p>
<p id="seats"></p>
<div class="tools">
<button type="button" id="lobby" aria-label="${messages.lobby}" title="${messages.lobby}">${icon("M4 11 12 4l8 7v9h-5v-6H9v6H4z")}</button>
<button type="button" id="open-rules" aria-label="${messages.rules}" title="${messages.rules}">${icon("M12 11v6M12 7.5v.1M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z")}</button>
</div>
</header>
<div class="stage table-stage">
<div id="wheel-container" class="wheel-container" aria-hidden="true"><b id="number"></b></div>
<div class="table-news"><p id="phase" aria-hidden="true"></p><progress id="time" max="1" value="0" aria-hidden="true"></progress>
<p class="last"><span>${messages.last}</span><span id="last"></span></p></div>
<div class="layout" role="group" aria-label="${messages.stake}">
<div class="numbers">${numbers.join("")}</div>
<div class="groups">${groupNames.map(spot).join("")}</div>
</div>
<p id="loader" class="loader"><span></span>${messages.loading}</p>
<section id="notice" class="notice" role="alert" hidden><h2></h2><p></p><div></div></section>
</div>
<div id="controls" class="table-controls" inert>
<p><span>${messages.balance}</span><b id="balance"></b></p>
<p><span>${messages.stake}</span><b id="stake"></b></p>
<div class="chips" id="chips"></div>
<button type="button" id="clear">${messages.clear}</button>
<button type="button" id="spin" class="place">${messages.place}</button>
</div>
<p id="live" class="hidden" role="status"></p>
</main>
<dialog id="rules" aria-labelledby="rules-title"><div class="rules-head"><h2 id="rules-title">${messages.rules}</h2><form method="dialog"><button class="close">${messages.close}</button></form></div><p>${messages.tableRules}</p></dialog>
</body>
</html>`;
}
