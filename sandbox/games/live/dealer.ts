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
${shade("linen", ["linen-dark", "linen-light", "linen-tone", "linen-dark"], across)}
${shade("waistcoat", ["cloth-dark", "cloth-light", "cloth-tone", "cloth-dark"], across)}
${shade("brass", ["brass-light", "brass-tone", "brass-dark"], down)}
</defs></svg>`;

/**
 * The face of the dealer beside their name: a small drawing, of whom everything that matters is in words. No figure stands at the
 * table: its wheel, felt and cards are the picture, and the studio says that it is rendered.
 */
export const dealerFace = `${paints}
<svg class="dealer-face" viewBox="82 6 96 124" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
<path class="hair cut-long" d="M96 54c-6 34-8 58 4 72 10 6 50 6 60 0 12-14 10-38 4-72z"/>
<path class="skin-shadow" d="M117 82h26v30l-13 14-13-14z"/>
<path class="linen" d="M115 105 88 116c-8 6-10 18-9 34h102c1-16-1-28-9-34l-27-11-15 20z"/>
<path class="waistcoat" d="M104 110 92 115c-6 12-6 28-5 46h86c1-18 1-34-5-46l-12-5-26 50z"/>
<path class="lapel" d="m104 110 26 50-8 6-27-44zM156 110l-26 50 8 6 27-44z"/>
<path class="collar" d="m117 104 13 18-12 9-11-22zM143 104l-13 18 12 9 11-22z"/>
<path class="brass" d="M130 124l-15-7v15l15-6 15 6v-15z"/>
<path class="hair cut-bun" d="M114 22a16 15 0 1 1 32 0z"/>
<path class="skin" d="M102 58c-5-2-7 4-5 10 1 5 5 7 7 5zM158 58c5-2 7 4 5 10-1 5-5 7-7 5z"/>
<path class="skin" d="M103 54c0-22 11-34 27-34s27 12 27 34c0 14-4 28-12 37-5 6-10 9-15 9s-10-3-15-9c-8-9-12-23-12-37z"/>
<path class="brow" d="M110 59c4-4 10-4 14-1M136 58c4-3 10-3 14 1"/>
<path class="white" d="M110 68c2-6 12-6 14 0-2 5-12 5-14 0zM136 68c2-6 12-6 14 0-2 5-12 5-14 0z"/>
<path class="iris" d="M113.6 68a3.6 3.6 0 1 1 7.2 0 3.6 3.6 0 1 1-7.2 0zM139.4 68a3.6 3.6 0 1 1 7.2 0 3.6 3.6 0 1 1-7.2 0z"/>
<path class="lash" d="M109 68c2-7 13-7 15.5 0M135.5 68c2-7 13-7 15.5 0"/>
<path class="crease" d="M129 64c-1 6-3 10-4 13 2 2 4 2 7 1"/>
<path class="mouth" d="M121 87c5 4 13 4 18 0-5 1-13 1-18 0z"/>
<path class="hair cut-short" d="M102 58c-6-30 8-45 28-45s34 15 28 45l-4-2c0-12-2-18-6-22-11 5-25 5-36 0-4 4-6 12-6 22z"/>
<path class="hair cut-side" d="M102 60c-8-32 8-48 30-48 20 0 32 16 26 46l-3-2c0-12-3-20-9-25-12 9-28 12-40 10-2 5-1 12-1 19z"/>
<path class="hair cut-bun" d="M102 56c-4-28 8-42 28-42s32 14 28 42c-3-14-12-24-28-27-16 3-25 13-28 27z"/>
<path class="hair cut-long" d="M99 74c-8-40 6-61 31-61s39 21 31 61c-2-20-9-36-27-44-7 12-27 18-35 44z"/>
</svg>`;

/** For the element around it. */
export const lookAttributes = ({ skin, hair, cut }: DealerLook): string =>
  `data-skin="${skin}" data-hair="${hair}" data-cut="${cut}"`;
