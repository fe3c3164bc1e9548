import type { Assets } from "../assets";
import type { Messages } from "../messages/messages";
import type { Boot, Kind } from "../responses";

/** The headers of every document of this listener. Only the site may frame it. */
export function pageHeaders(siteOrigin: string): Record<string, string> {
  return {
    "content-security-policy": [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${siteOrigin}`,
    ].join("; "),
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  };
}

/** The document of a game. What it shows is built by its script; `boot` travels in a data block, which no policy runs. */
export function gamePage(assets: Assets, language: string, title: string, kind: Kind, boot: Boot): string {
  const { messages } = boot;
  return `${head(assets, language, title)}
<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll("<", "\\u003c")}</script>
<script type="module" src="${assets.script}"></script>
</head>
<body>
<main aria-labelledby="title" data-kind="${kind}">
<h1 id="title" class="hidden">${escapeHtml(title)}</h1>
<div id="stage" class="stage">
${stage(kind, messages)}
<p id="badge" class="badge" hidden></p>
<p id="loader" class="loader"><span></span>${messages.loading}</p>
<section id="notice" class="notice" role="alert" hidden><h2></h2><p></p><div></div></section>
</div>
${controls(messages, kind)}
<p id="live" class="hidden" role="status"></p>
</main>
<dialog id="rules" aria-labelledby="rules-title"></dialog>
</body>
</html>`;
}

/** Reels are drawn; a table is made of elements, not of pixels. */
function stage(kind: Kind, { reels }: Messages): string {
  if (kind === "slots") return `<canvas id="reels" class="reels" role="img" aria-label="${reels}"></canvas>`;
  return `<div id="table" class="table ${kind}"></div>`;
}

function playLabel(kind: Kind, { spin, deal, roll, begin, drop }: Messages): string {
  return { slots: spin, baccarat: deal, blackjack: deal, dice: roll, mines: begin, plinko: drop }[kind];
}

/** The button that plays: reels turn with a sign, the other kinds have a word for it. */
function playButton(kind: Kind, messages: Messages): string {
  const label = playLabel(kind, messages);
  if (kind === "slots") return iconButton("play", label, icon("M19 12a7 7 0 1 1-2.2-5.1M17 3v4h-4"), playing);
  return `<button type="button" id="play"${playing}><span class="word">${label}</span></button>`;
}

const playing = ' class="play" aria-disabled="true"';

function iconButton(id: string, label: string, sign: string, more = ""): string {
  return `<button type="button" id="${id}" aria-label="${label}" title="${label}"${more}>${sign}</button>`;
}

/** A document that explains an invalid address. */
export function wrongAddressPage(assets: Assets, language: string, messages: Messages): string {
  return `${head(assets, language, messages.failedTitle)}
</head>
<body><main class="wrong"><h1>${messages.failedTitle}</h1><p>${messages.expired}</p></main></body>
</html>`;
}

export function head({ base, script }: Pick<Assets, "base" | "script">, language: string, title: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}/game.css">
<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}/figtree.woff2">
<link rel="modulepreload" href="${script}">`;
}

function controls(messages: Messages, kind: Kind): string {
  return `<div id="controls" class="controls" inert>
<div class="figures">
<p><span id="balance-label">${messages.balance}</span><b id="balance"></b></p>
<p><span>${messages.win}</span><b id="win"></b></p>
</div>
<div class="tools">
${iconButton("lobby", messages.lobby, icon("M4 11 12 4l8 7v9h-5v-6H9v6H4z"))}
${iconButton("open-rules", messages.rules, icon("M12 11v6M12 7.5v.1M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z"))}
${iconButton("sound", messages.soundOn, icon("M4 10v4h4l5 4V6L8 10zM17 9.5a4 4 0 0 1 0 5"), ' aria-pressed="false"')}
</div>
<div class="stake">
${iconButton("lower", messages.lowerStake, icon("M6 12h12"), ' aria-disabled="true"')}
<p><span>${messages.stake}</span><b id="stake" aria-live="polite"></b></p>
${iconButton("raise", messages.raiseStake, icon("M6 12h12M12 6v12"), ' aria-disabled="true"')}
</div>
${playButton(kind, messages)}
</div>`;
}

export function icon(path: string): string {
  return `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
