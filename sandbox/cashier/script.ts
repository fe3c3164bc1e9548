/** The script of the frame: tells the site that the page is there, how high it is, and how the payment ended. Keeps a second press from paying twice. */
export const cashierScript = `
const { origin, ended = "", reason = "" } = document.documentElement.dataset;
const post = (message) => parent.postMessage({ type: "cashier", ...message }, origin);
const root = document.querySelector("main");
new ResizeObserver(() => post({ event: "height", height: Math.ceil(root.getBoundingClientRect().height) + 1 })).observe(root);
post({ event: "ready" });
if (ended) post({ event: "ended", status: ended, ...(reason && { reason }) });
const bank = document.querySelector("[data-bank]");
bank?.addEventListener("click", () => post({ event: "redirect", url: bank.dataset.bank }));
document.querySelector("form")?.addEventListener("submit", () => {
  setTimeout(() => document.querySelectorAll("button").forEach((button) => { button.disabled = true; }), 0);
});
document.querySelector("[aria-invalid]")?.focus();
`;

/** The partner's own look, calm beside any site; dark where the reader's device is. */
export const cashierStyle = `
:root { color-scheme: light dark; font: 1rem/1.45 system-ui, sans-serif; --paper: #fff; --ink: #0f1613; --soft: #f1f5f3; --line: #d8e1dc; --edge: #5f6f67; --field: #fff; --muted: #4f5f57; --go: #0b7a44; --on-go: #fff; --danger: #b3261e }
@media (prefers-color-scheme: dark) {
:root { --paper: #131a17; --ink: #f1f6f3; --soft: #1b2420; --line: #27322d; --edge: #a2b2a9; --field: #1b2420; --muted: #a2b2a9; --go: #34d17f; --on-go: #04140b; --danger: #ff7a7a }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink) }
main { display: grid; gap: 1.1rem; padding: 0 0 1.1rem }
header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; align-items: center; padding: .75rem 1.1rem; background: var(--soft); border-bottom: 1px solid var(--line) }
header span { font-size: .875rem; color: var(--muted) }
[data-fluid=true] header { display: none }
[data-fluid=true] main { padding-top: 1.1rem }
h1, p { margin: 0; font-size: 1rem }
h1 { font-weight: 700 }
section, form { display: grid; gap: 1rem; padding: 0 1.1rem }
form > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 1rem }
label { display: grid; gap: .375rem; font-weight: 600; font-size: .875rem; align-content: start }
label small { font-weight: 400 }
input, button { font: inherit; font-size: 1rem; min-height: 3rem; padding: .5rem .875rem; border: 1px solid var(--edge); border-radius: .75rem; min-width: 0; width: 100% }
input { background: var(--field); color: var(--ink); font-weight: 400; font-variant-numeric: tabular-nums }
button { font-weight: 650; cursor: pointer; background: var(--soft); border-color: var(--line); color: var(--ink) }
button[value=pay], button[value=confirm], button[data-bank] { background: var(--go); border-color: var(--go); color: var(--on-go) }
button:disabled { opacity: .6; cursor: progress }
small { font-size: .875rem; color: var(--muted) }
[role=alert] { color: var(--danger); font-weight: 600 }
small[role=alert] { font-weight: 400 }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px }
`;
