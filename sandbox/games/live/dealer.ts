import type { DealerLook } from "./dealer-look";

/** What the light does to skin, hair and cloth: the tones come from the look of the dealer (`dealer.css`). */
const shade = (id: string, tones: readonly string[], direction: string) =>
  `<linearGradient id="paint-${id}" ${direction}>${tones
    .map((tone, at) => `<stop class="${tone}" offset="${at / (tones.length - 1)}"/>`)
    .join("")}</linearGradient>`;
const across = 'x1="0" y1="0" x2="1" y2="0.25"';
const down = 'x1="0.3" y1="0" x2="0.6" y2="1"';
const paints = `<svg class="dealer-paints" aria-hidden="true"><defs>
${shade("skin", ["skin-light", "skin-tone", "skin-dark"], across)}
${shade("hair", ["hair-light", "hair-tone"], down)}
${shade("sleeve", ["linen-dark", "linen-light", "linen-tone", "linen-dark"], across)}
${shade("waistcoat", ["cloth-dark", "cloth-light", "cloth-tone", "cloth-dark"], across)}
${shade("brass", ["brass-light", "brass-tone", "brass-dark"], down)}
</defs></svg>`;

/** An arm that hangs from its shoulder, with a forearm that hangs from the elbow: the style sheet bends both. */
const arm = (side: "near" | "far", x: number, mirror: number) => `<g transform="translate(${x} 122) scale(${mirror} 1)">
<g class="upper-arm ${side}"><path class="sleeve" d="M-17-2C-19 26-15 50-13 68a13 13 0 0 0 26 0C15 46 18 22 14 0 8-16-14-16-17-2z"/>
<g transform="translate(0 66)"><g class="forearm ${side}">
<path class="sleeve" d="M-13 0c-1 16 1 28 3 42h20c2-14 4-26 3-42a13 13 0 0 0-26 0z"/>
<path class="cuff" d="M-11 40h22l1 9h-24z"/><path class="brass" d="M-2 43h4v3h-4z"/>
<path class="skin" d="M-9 49h18c2 6 3 12 1 18-1 6-4 12-6 12-2 0-2-2-2-4-1 3-3 5-5 4-1 0-2-2-2-4-2 2-4 1-4-1-2-8-3-17 0-25z"/>
<path class="skin" d="M8 50c6 2 8 8 7 14-1 3-4 3-5 0z"/>
<path class="crease" d="M-2 75c0-5 0-8-1-11M3 74c1-4 1-7 0-10"/>
</g></g></g></g>`;

/**
 * The dealer behind the table: a drawing, of whom everything that matters is in words elsewhere. It looks down at the table, and
 * its arms and gaze go with the part of the round. What has not the shape of the whole figure shows its upper part.
 */
export const dealerFigure = `${paints}
<svg class="dealer-figure" viewBox="-26 0 290 250" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
<g id="dealer-drawing" class="dealer-drawing">
<g class="dealer-head"><path class="hair cut-long" d="M96 54c-6 34-8 58 4 72 10 6 50 6 60 0 12-14 10-38 4-72z"/></g>
<path class="skin-shadow" d="M117 82h26v30l-13 14-13-14z"/>
<path class="linen" d="M115 105 88 116c-8 6-10 18-9 34l5 100h92l5-100c1-16-1-28-9-34l-27-11-15 20z"/>
<path class="waistcoat" d="M104 110 92 115c-6 12-6 28-5 46l3 89h80l3-89c1-18 1-34-5-46l-12-5-26 50z"/>
<path class="edge" d="m104 110 26 50 26-50M130 160v90"/>
<path class="lapel" d="m104 110 26 50-8 6-27-44zM156 110l-26 50 8 6 27-44z"/>
<path class="collar" d="m117 104 13 18-12 9-11-22zM143 104l-13 18 12 9 11-22z"/>
<path class="brass" d="M130 124l-15-7v15l15-6 15 6v-15zM126 186a4 4 0 1 1 0 .1zM126 208a4 4 0 1 1 0 .1zM126 230a4 4 0 1 1 0 .1z"/>
<path class="brass" d="M146 176h20v6h-20z"/>
${arm("near", 92, 1)}${arm("far", 168, -1)}
<g class="dealer-head">
<path class="hair cut-bun" d="M114 22a16 15 0 1 1 32 0z"/>
<path class="skin" d="M102 58c-5-2-7 4-5 10 1 5 5 7 7 5zM158 58c5-2 7 4 5 10-1 5-5 7-7 5z"/>
<path class="skin" d="M103 54c0-22 11-34 27-34s27 12 27 34c0 14-4 28-12 37-5 6-10 9-15 9s-10-3-15-9c-8-9-12-23-12-37z"/>
<g class="gaze">
<path class="brow" d="M110 59c4-4 10-4 14-1M136 58c4-3 10-3 14 1"/>
<path class="lid" d="M110 66c3-5 11-5 14 1-4 2-10 2-14-1zM136 67c3-6 11-6 14-1-4 3-10 3-14 1z"/>
<path class="white" d="M111 67c3 4 10 4 13 0zM136 67c3 4 10 4 13 0z"/>
<path class="iris" d="M114 67a3.2 3.2 0 0 0 6.4 0zM139.5 67a3.2 3.2 0 0 0 6.4 0z"/>
<path class="lash" d="M110 66c4 2 10 2 14 1M136 67c4 1 10 1 14-1"/>
<path class="crease" d="M129 64c-1 6-3 10-4 13 2 2 4 2 7 1"/>
<path class="mouth" d="M121 87c5 4 13 4 18 0-5 1-13 1-18 0z"/>
</g>
<path class="hair cut-short" d="M102 58c-6-30 8-45 28-45s34 15 28 45l-4-2c0-12-2-18-6-22-11 5-25 5-36 0-4 4-6 12-6 22z"/>
<path class="hair cut-side" d="M102 60c-8-32 8-48 30-48 20 0 32 16 26 46l-3-2c0-12-3-20-9-25-12 9-28 12-40 10-2 5-1 12-1 19z"/>
<path class="hair cut-bun" d="M102 56c-4-28 8-42 28-42s32 14 28 42c-3-14-12-24-28-27-16 3-25 13-28 27z"/>
<path class="hair cut-long" d="M99 74c-8-40 6-61 31-61s39 21 31 61c-2-20-9-36-27-44-7 12-27 18-35 44z"/>
</g>
</g>
</svg>`;

/** The face of the same dealer, beside the name. */
export const dealerFace = `<svg class="dealer-face" viewBox="84 8 92 92" aria-hidden="true"><use href="#dealer-drawing"/></svg>`;

/** For the element around both. */
export const lookAttributes = ({ skin, hair, cut }: DealerLook): string =>
  `data-skin="${skin}" data-hair="${hair}" data-cut="${cut}"`;
