/**
 * The dealer behind the table: a plain drawing, of whom everything that matters is in words elsewhere. What has not the shape of the
 * whole figure shows its upper part.
 */
export const dealerFigure = `<svg class="dealer-figure" viewBox="0 0 180 250" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
<g id="dealer-drawing" class="dealer-drawing">
<path class="skin-shade" d="M78 80h24v30l-12 12-12-12z"/>
<path class="skin" d="M63 50c0-22 11-33 27-33s27 11 27 33c0 24-13 43-27 43S63 74 63 50z"/>
<path class="skin" d="M62 48c-5-1-6 5-4 10 1 4 4 6 6 5zM118 48c5-1 6 5 4 10-1 4-4 6-6 5z"/>
<path class="hair" d="M61 52c-4-28 9-43 29-43s33 15 29 43l-3 2c0-12-3-19-8-24-10 4-24 5-32 1-6 5-11 12-12 23z"/>
<path class="face" d="M72 47c3-2 7-2 10 0M98 47c3-2 7-2 10 0M90 53l-2 11h4M82 75c5 4 11 4 16 0"/>
<path class="hair" d="M74.5 51.5a2.5 2.5 0 1 1 0 .1zM100.5 51.5a2.5 2.5 0 1 1 0 .1z"/>
<path class="shirt-shade" d="M52 112c-16 4-25 12-28 32L14 196c-2 10 2 17 10 21l28 14 8-16-20-17 14-40zM128 112c16 4 25 12 28 32l10 52c2 10-2 17-10 21l-28 14-8-16 20-17-14-40z"/>
<path class="shirt" d="M77 103 52 112l-18 30 12 108h88l12-108-18-30-25-9-13 16z"/>
<path class="waistcoat" d="M64 107 52 112l-8 14 4 124h84l4-124-8-14-12-5-26 52z"/>
<path class="edge" d="m64 107 26 52 26-52M90 159v91"/>
<path class="gold" d="M90 119 76 111v16l14-7 14 7v-16zM86 182a3 3 0 1 1 0 .1zM86 204a3 3 0 1 1 0 .1zM86 226a3 3 0 1 1 0 .1zM106 170h18v6h-18z"/>
<path class="band" d="m17 178 24 6-2 9-24-6zM163 178l-24 6 2 9 24-6z"/>
<path class="skin" d="m52 214 16 8c7 3 12 8 11 12s-8 3-14 1l-19-9zM128 214l-16 8c-7 3-12 8-11 12s8 3 14 1l19-9z"/>
</g>
</svg>`;

/** The face of the same dealer, beside the name. */
export const dealerFace = `<svg class="dealer-face" viewBox="46 4 88 88" aria-hidden="true"><use href="#dealer-drawing"/></svg>`;
