import type { Assets } from "./assets";
import { escapeHtml, head, icon } from "./page";
import type { Boot } from "./responses";
import { groupNames, type Spot, wheel } from "./roulette/wheel";

/** A button of a picture, with a name that a wide window shows beside it. */
const tool = (id: string, label: string, path: string, more = "") =>
  `<button type="button" id="${id}" aria-label="${label}" title="${label}"${more}>${icon(path)}<span aria-hidden="true">${label}</span></button>`;

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
${tool("lobby", messages.lobby, "M4 11 12 4l8 7v9h-5v-6H9v6H4z")}
${tool("open-rules", messages.rules, "M12 11v6M12 7.5v.1M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z")}
${tool("enlarge", messages.largeTable, "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20 20M10.5 8v5M8 10.5h5", ' aria-pressed="false"')}
</div>
</header>
<div class="stage table-stage">
<div class="studio">
<div class="host"><span id="monogram" aria-hidden="true"></span><p><b id="dealer"></b><span id="dealer-language"></span><span>${messages.studio}</span></p></div>
<div id="wheel-container" class="wheel-container" aria-hidden="true"><b id="number"></b></div>
<div class="table-news"><p id="phase" aria-hidden="true"></p><progress id="time" max="1" value="0" aria-hidden="true"></progress></div>
<p class="last"><span>${messages.last}</span><span id="last"></span></p>
<div class="company"><span id="company-label">${messages.players}</span><ul id="players" aria-labelledby="company-label"></ul></div>
</div>
<div class="cloth">
<p id="table-keys" class="hidden">${messages.tableKeys}</p>
<div id="layout" class="layout" role="toolbar" aria-label="${messages.table}" aria-describedby="table-keys">
${numbers.join("")}${groupNames.map(spot).join("")}
</div>
</div>
<p id="loader" class="loader"><span></span>${messages.loading}</p>
<section id="notice" class="notice" role="alert" hidden><h2></h2><p></p><div></div></section>
</div>
<div id="controls" class="table-controls" inert>
<p><span>${messages.balance}</span><b id="balance"></b></p>
<p><span>${messages.stake}</span><b id="stake"></b></p>
<div class="chips" id="chips">
${tool("undo", messages.undoBet, "M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3")}
${tool("double", messages.doubleBet, "M4 6l6 6-6 6M12 6l6 6-6 6")}
${tool("repeat", messages.repeatBet, "M19 12a7 7 0 1 1-2.2-5.1M17 3v4h-4")}
</div>
<button type="button" id="clear">${messages.clear}</button>
<button type="button" id="play" class="place">${messages.place}</button>
</div>
<p id="live" class="hidden" role="status"></p>
</main>
<dialog id="rules" aria-labelledby="rules-title"><div class="rules-head"><h2 id="rules-title">${messages.rules}</h2><form method="dialog"><button class="close">${messages.close}</button></form></div><p>${messages.tableRules}</p><p>${messages.tableKeys}</p><p>${messages.tableStudio}</p></dialog>
</body>
</html>`;
}
