/**
 * The script of the frame: tells the site that the page is there, where it is and that the balance has changed. A link replaces the
 * page of the frame, so that a click is no step of the browser's history.
 */
export const sportsbookScript = `
const { origin, place = "", base = "" } = document.documentElement.dataset;
const post = (message) => parent.postMessage({ type: "sportsbook", ...message }, origin);
post({ event: "ready" });
post({ event: "place", path: place });
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  location.replace(link.href);
});
const bets = document.querySelector("#bets");
let open = Number(bets?.querySelector("ul")?.dataset.open ?? 0);
async function readBets() {
  const response = await fetch(base + "/bets");
  if (!response.ok) return;
  bets.innerHTML = await response.text();
  const now = Number(bets.querySelector("ul")?.dataset.open ?? 0);
  if (now !== open) post({ event: "balance-changed" });
  open = now;
}
if (bets) setInterval(() => { if (open > 0) readBets().catch(() => {}); }, 4000);
const form = document.querySelector("form");
const said = document.querySelector("#said");
let key = crypto.randomUUID();
form?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const fields = new FormData(form);
  const button = form.querySelector("button");
  button.disabled = true;
  try {
    const body = JSON.stringify({ key, event: fields.get("event"), outcome: fields.get("outcome"), stake: fields.get("stake") });
    const response = await fetch(base + "/bets", { method: "POST", headers: { "content-type": "application/json" }, body });
    said.textContent = (await response.json()).text;
    said.className = response.ok ? "" : "wrong";
    // An answer: the next press is another bet. Without one, the same.
    key = crypto.randomUUID();
    if (response.ok) { post({ event: "balance-changed" }); await readBets(); }
  } catch {
    said.textContent = form.dataset.unknown;
    said.className = "wrong";
  }
  button.disabled = false;
});
`;

export const sportsbookStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --back: #fff; --text: #14201c; --soft: #edf2ef; --line: #d8e1dc; --muted: #4f5f57; --strong: #0b7a44; --on-strong: #fff; --wrong: #b3261e }
@media (prefers-color-scheme: dark) { :root { --back: #0b100e; --text: #f1f6f3; --soft: #1b2420; --line: #27322d; --muted: #a2b2a9; --strong: #34d17f; --on-strong: #04140b; --wrong: #ff7a7a } }
* { box-sizing: border-box }
body { margin: 0; background: var(--back); color: var(--text) }
main { display: grid; gap: 1rem; max-width: 60rem; margin: 0 auto; padding: 1rem }
h1, h2, p, ul { margin: 0; padding: 0 }
h1 { font-size: 1.25rem }
h2 { font-size: 1rem }
nav { display: flex; flex-wrap: wrap; gap: .5rem }
nav a, .odds a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: .4rem .8rem; border: 1px solid var(--line); border-radius: .6rem; color: inherit; text-decoration: none }
nav a[aria-current] { background: var(--soft); font-weight: 600 }
ul { display: grid; gap: .5rem; list-style: none }
li { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; justify-content: space-between; padding: .6rem .8rem; border: 1px solid var(--line); border-radius: .6rem }
li a { color: inherit; font-weight: 600; min-height: 1.75rem }
li > span:first-child { flex: 1 1 16rem }
.odds { display: flex; flex: 0 1 27rem; flex-wrap: wrap; gap: .4rem }
.odds a { flex: 1 1 7.5rem; justify-content: space-between; gap: .6rem; background: var(--soft); font-variant-numeric: tabular-nums }
.odds small { font-weight: 400 }
small { display: block; color: var(--muted); font-size: .875rem }
section { display: grid; gap: .5rem }
form { display: grid; gap: .8rem; padding: 1rem; border: 1px solid var(--line); border-radius: .6rem }
fieldset { display: grid; gap: .5rem; border: 0; margin: 0; padding: 0 }
legend { font-weight: 600; padding: 0 }
fieldset label { display: flex; gap: .6rem; align-items: center; min-height: 2.75rem; padding: .3rem .8rem; border: 1px solid var(--line); border-radius: .6rem }
fieldset b { margin-left: auto; font-variant-numeric: tabular-nums }
.stake { display: grid; gap: .25rem; font-weight: 600 }
input[type=text], button { font: inherit; min-height: 2.75rem; padding: .5rem .8rem; border: 1px solid var(--muted); border-radius: .6rem; width: 100%; background: var(--back); color: inherit }
button { background: var(--strong); border-color: var(--strong); color: var(--on-strong); font-weight: 600; cursor: pointer }
button:disabled { opacity: .6; cursor: progress }
.wrong { color: var(--wrong); font-weight: 600 }
:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px }
`;
