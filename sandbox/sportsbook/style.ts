import { frameFontFaces } from "../control/frame-fonts";
import { slipStyle } from "./slip-style";

/** The colours are the site's; the frame follows the theme of the page around it. */
export const sportsbookStyle = `${frameFontFaces}
:root { color-scheme: light dark; font: 1rem/1.45 Figtree, system-ui, sans-serif; --back: #f5f8f6; --surface: #fff; --text: #0f1613; --soft: #edf2ef; --line: #d8e1dc; --muted: #4f5f57; --strong: #0b7a44; --on-strong: #fff; --chosen: #d9f2e4; --wrong: #b3261e }
@media (prefers-color-scheme: dark) { :root { --back: #0b100e; --surface: #131a17; --text: #f1f6f3; --soft: #1b2420; --line: #27322d; --muted: #a2b2a9; --strong: #34d17f; --on-strong: #04140b; --chosen: #123524; --wrong: #ff7a7a } }
* { box-sizing: border-box }
body { margin: 0; background: var(--back); color: var(--text) }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; padding: 1rem 1rem 3rem }
/* The list goes on below the edge of the frame. */
main::after { content: ""; position: fixed; inset: auto 0 0; height: 2.5rem; background: linear-gradient(transparent, var(--back)); pointer-events: none }
h1 { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%) }
h2, h3, p, ul { margin: 0; padding: 0 }
h2 { font-size: 1.1875rem; font-weight: 750; letter-spacing: -.02em }
h2.running::before { content: ""; display: inline-block; width: .55em; height: .55em; margin-right: .45em; border-radius: 50%; background: currentColor }
h3 { margin: .5rem 0 .1rem; font-size: .875rem; font-weight: 600; color: var(--muted) }
nav { display: flex; gap: .5rem; overflow-x: auto; padding: 3px; margin: -3px }
nav a { display: inline-flex; flex: none; gap: .5rem; align-items: center; min-height: 2.75rem; padding: .4rem .9rem; font-weight: 600; font-size: .9375rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--surface); color: inherit; text-decoration: none }
nav a[aria-current] { background: var(--chosen); border-color: var(--strong) }
svg { width: 1.25rem; height: 1.25rem; fill: none; stroke: currentColor; stroke-width: 1.7; stroke-linejoin: round; stroke-linecap: round }
.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem }
.columns > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; align-content: start }
section { display: grid; grid-template-columns: minmax(0, 1fr); gap: .5rem }
ul { display: grid; gap: 0; list-style: none; border: 1px solid var(--line); border-radius: 1rem; background: var(--surface); overflow: hidden }
li { padding: .7rem .8rem; border-top: 1px solid var(--line) }
li:first-child { border-top: 0 }
.columns > div:first-child li { display: grid; grid-template-columns: minmax(0, 1fr) 2.75rem; grid-template-areas: "match more" "odds odds"; gap: .6rem }
.match { grid-area: match; display: grid; grid-template-columns: minmax(0, 1fr) auto; align-content: center; align-items: center; gap: .1rem 1rem; min-width: 0 }
.match a { display: grid; align-content: center; min-height: 2.75rem; color: inherit; font-weight: 600; text-decoration: none; overflow-wrap: anywhere }
.match a:hover { text-decoration: underline; text-underline-offset: 3px }
.live { display: contents }
.live small { grid-column: 1 / -1 }
.now { color: var(--text); font-weight: 600 }
.score { display: grid; font-variant-numeric: tabular-nums }
.score b { display: flex; justify-content: end; gap: .5rem; font-weight: 500; color: var(--muted) }
.score i { min-width: 1.1ch; text-align: center; font-style: normal }
.score i:last-child { font-weight: 750; color: var(--text) }
.odds { grid-area: odds }
.odds, fieldset > div { display: grid; gap: .4rem; grid-template-columns: repeat(2, minmax(0, 1fr)) }
.of3.odds, fieldset > .of3 { grid-template-columns: repeat(3, minmax(0, 1fr)) }
.odds a { display: grid; align-content: center; justify-items: center; min-height: 3.25rem; padding: .3rem .4rem; border-radius: .625rem; background: var(--soft); color: inherit; font-weight: 700; font-variant-numeric: tabular-nums; text-align: center; text-decoration: none }
.odds a[aria-current] { background: var(--chosen); box-shadow: inset 0 0 0 1px var(--strong) }
.odds a:hover, .more:hover { box-shadow: inset 0 0 0 1px var(--strong) }
.odds small { font-weight: 500; font-size: .8125rem; max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
ul.races { grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr)); gap: 1rem; border: 0; border-radius: 0; background: none; overflow: visible }
.columns > div:first-child .race { display: grid; grid-template-columns: minmax(0, 1fr); grid-template-areas: none; align-content: start; gap: .4rem; padding: .7rem .9rem .9rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--surface) }
.title { display: flex; justify-content: space-between; align-items: center; gap: 1rem }
.title a { display: grid; align-content: center; min-height: 2.75rem; color: inherit; font-size: 1.0625rem; font-weight: 700; text-decoration: none }
.title small { font-weight: 400; line-height: 1.3 }
.title a:hover { text-decoration: underline; text-underline-offset: 3px }
.runner.odds, .heads { display: grid; grid-area: auto; grid-template-columns: 1.75rem minmax(4.25rem, 1fr) repeat(2, minmax(0, 5.5rem)); align-items: center; gap: .5rem }
.heads { align-items: end; text-align: center }
.heads small { font-size: .8125rem; line-height: 1.25 }
.runner span { overflow-wrap: anywhere; font-weight: 600 }
.runner a { min-height: 2.75rem }
.runner i { display: grid; place-items: center; height: 1.75rem; border-radius: .5rem; font-style: normal; font-weight: 750; font-size: .875rem }
.number-1 { background: #b3261e; color: #fff }
.number-2 { background: #1d5fbf; color: #fff }
.number-3 { background: #fff; color: #0f1613; box-shadow: inset 0 0 0 1px var(--muted) }
.number-4 { background: #0b100e; color: #fff; box-shadow: inset 0 0 0 1px var(--muted) }
.runner.on { display: grid; grid-template-columns: 1.75rem minmax(4.25rem, 7rem) minmax(0, 1fr); align-items: center; gap: .5rem; min-height: 2.75rem }
.runners { display: grid; gap: .4rem }
progress { appearance: none; width: 100%; height: .625rem; border: 0; border-radius: 1rem; background: var(--soft); overflow: hidden }
progress::-webkit-progress-bar { background: var(--soft) }
progress::-webkit-progress-value { border-radius: 1rem; background: var(--strong); transition: inline-size 1s linear }
progress::-moz-progress-bar { border-radius: 1rem; background: var(--strong) }
.closed { font-size: .9375rem; font-weight: 600 }
.last { display: flex; flex-wrap: wrap; gap: .3rem .8rem; align-items: center; padding-top: .4rem }
.last ol { display: flex; flex-wrap: wrap; gap: .3rem .8rem; margin: 0; padding: 0; list-style: none; font-size: .875rem }
.columns > div:first-child .last li { display: flex; gap: .35rem; align-items: center; padding: 0; border: 0 }
.last i { display: grid; place-items: center; width: 1.25rem; height: 1.25rem; border-radius: .35rem; font-style: normal; font-size: .75rem; font-weight: 750 }
.more { grid-area: more; display: grid; place-items: center; align-self: center; min-height: 2.75rem; border-radius: .625rem; color: var(--muted); font-weight: 600; text-decoration: none }
small { display: block; color: var(--muted); font-size: .875rem }
.event { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .25rem 1rem; align-items: center; padding: 1rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--surface) }
.event .score { font-size: 1.375rem; line-height: 1.2 }
fieldset { border: 1px solid var(--line); border-radius: 1rem; margin: 0; padding: .25rem .8rem .8rem; min-width: 0; background: var(--surface) }
legend { float: left; width: 100%; padding: .5rem 0; font-weight: 650 }
legend + div { clear: both }
fieldset label { position: relative; display: flex; gap: .5rem; align-items: center; min-height: 3.25rem; padding: .3rem .8rem; border: 1px solid transparent; border-radius: .625rem; background: var(--soft); cursor: pointer; overflow-wrap: anywhere }
fieldset label:hover { border-color: var(--strong) }
fieldset label:has(:checked) { background: var(--chosen); border-color: var(--strong) }
fieldset label:has(:focus-visible) { outline: 3px solid var(--strong); outline-offset: 2px }
fieldset input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer }
fieldset b { flex: none; margin-left: auto; font-variant-numeric: tabular-nums }
${slipStyle}:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px }
@media (max-width: 24rem) { fieldset > .of2, fieldset > .of3 { grid-template-columns: minmax(0, 1fr) } }
@media (max-width: 40rem) { fieldset > .of4 { grid-template-columns: minmax(0, 1fr) } }
@media (min-width: 44rem) {
  .columns > div:first-child li { grid-template-columns: minmax(0, 1fr) minmax(0, 26rem) 2.75rem; grid-template-areas: "match odds more"; align-items: center; gap: 1rem }
  .match { grid-template-columns: minmax(0, 13rem) auto; justify-content: start }
  .of4.odds { grid-template-columns: repeat(4, minmax(0, 1fr)) }
}
@media (min-width: 60rem) {
  main { padding: 1.25rem 1.25rem 3rem }
  .columns { grid-template-columns: minmax(0, 1fr) 20rem; align-items: start }
  .to-own, nav:has(> .to-own:only-child) { display: none !important }
  .slip { position: sticky; top: 1.25rem; max-height: calc(100dvh - 2.5rem); overflow-y: auto }
  #sheet { display: grid }
  #bar { display: none }
}
`;
