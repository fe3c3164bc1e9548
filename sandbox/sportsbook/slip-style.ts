/** The slip and the list of bets. Without room beside the events the slip is a sheet, which a bar at the lower edge opens. */
export const slipStyle = `[hidden] { display: none !important }
.slip section { padding: 1rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--surface); gap: .7rem }
.slip ul { border: 0; border-radius: 0 }
.slip li { display: flex; gap: .6rem; align-items: center; padding: .6rem 0 }
.slip li > span, .slip li > div > span { flex: 1; min-width: 0; overflow-wrap: anywhere; font-weight: 600 }
.slip li small { font-weight: 400 }
.slip li b { font-variant-numeric: tabular-nums }
.slip .several { display: grid; gap: 0 }
.several > div { display: flex; gap: .6rem; align-items: center }
.several ul { margin-left: .2rem; padding-left: .8rem; border-left: 2px solid var(--line) }
.several ul li { padding: .35rem 0; border: 0; font-size: .9375rem }
#picks { gap: 0; overflow: visible }
#picks:empty { display: none }
#empty { color: var(--muted) }
.remove { flex: none; width: 2.75rem; padding: 0; margin: -.4rem -.5rem -.4rem 0; border-color: transparent; background: none; color: var(--muted); font-size: 1.375rem; font-weight: 400; line-height: 1 }
.remove:hover { background: var(--soft); color: var(--text) }
.total { display: flex; justify-content: space-between; gap: 1rem }
.figure, output { font-weight: 700; font-variant-numeric: tabular-nums }
form, #terms { display: grid; gap: .8rem }
.head { display: flex; justify-content: space-between; align-items: center; gap: 1rem }
.head .to-own { display: inline-flex; gap: .4rem; align-items: center; min-height: 2.75rem; color: var(--strong); font-weight: 600 }
.money { position: relative; display: block }
.money span { position: absolute; inset: 0 auto 0 .9rem; display: grid; place-items: center; color: var(--muted); pointer-events: none }
.money input[type=text] { padding-left: 2.75rem }
.money.after span { inset: 0 .9rem 0 auto }
.money.after input[type=text] { padding-left: .8rem; padding-right: 2.75rem }
.slip .result { color: var(--text) }
#receipt { display: grid; gap: .8rem; padding: .2rem .8rem .8rem; border-radius: .75rem; background: var(--soft) }
#receipt ul { background: none }
dl { display: grid; grid-template-columns: 1fr auto; gap: .3rem 1rem; margin: 0; font-size: .9375rem }
dd { margin: 0; font-weight: 700; text-align: right; font-variant-numeric: tabular-nums }
.stake { display: grid; gap: .25rem; font-weight: 600; font-size: .9375rem }
.return { display: flex; justify-content: space-between; gap: 1rem; font-size: .9375rem }
input[type=text], button { font: inherit; min-height: 2.75rem; padding: .5rem .8rem; border: 1px solid var(--muted); border-radius: .75rem; width: 100%; background: var(--back); color: inherit }
button { background: var(--strong); border-color: var(--strong); color: var(--on-strong); font-weight: 700; cursor: pointer }
button:disabled { opacity: .6; cursor: progress }
#said:empty { display: none }
.wrong { color: var(--wrong); font-weight: 600 }
#sheet { display: none }
#sheet.open { display: grid; position: fixed; inset: auto 0 4rem; z-index: 2; max-height: calc(100dvh - 6rem); overflow-y: auto; border-width: 1px 0 0; border-radius: 1rem 1rem 0 0; box-shadow: 0 -1rem 3rem rgb(0 0 0 / .35) }
/* What is cut where the sheet is full is the list of picks, never the button. */
#sheet.open #terms { position: sticky; bottom: -1rem; margin-bottom: -1rem; padding-bottom: 1rem; background: var(--surface) }
#bar { position: fixed; inset: auto 0 0; z-index: 3; display: flex; gap: .6rem; align-items: center; min-height: 4rem; padding: .5rem 1rem; border: 0; border-top: 1px solid var(--line); border-radius: 0; background: var(--surface); color: var(--text); text-align: left }
#bar i { display: grid; place-items: center; min-width: 1.75rem; height: 1.75rem; border-radius: 1rem; background: var(--strong); color: var(--on-strong); font-style: normal; font-variant-numeric: tabular-nums }
#bar span { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
#bar b { flex: none; font-variant-numeric: tabular-nums }
#bar::after { content: ""; width: .55rem; height: .55rem; margin: .3rem .2rem 0 .3rem; border: solid; border-width: 2px 0 0 2px; rotate: 45deg }
#bar[aria-expanded=true]::after { margin: 0 .2rem .3rem .3rem; rotate: 225deg }
#bar i:empty { display: none }
main:has(#bar:not([hidden])) { padding-bottom: 6rem }
`;
