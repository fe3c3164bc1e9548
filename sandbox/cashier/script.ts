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

export const cashierStyle = `
:root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif }
* { box-sizing: border-box }
body { margin: 0; background: #fff; color: #14201c }
main { display: grid; gap: 1rem; padding: 0 0 1rem }
header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; padding: .6rem 1rem; background: #edf2ef; border-bottom: 1px solid #d8e1dc }
[data-fluid=true] header { display: none }
[data-fluid=true] main { padding-top: 1rem }
h1, p { margin: 0; font-size: 1rem }
section, form { display: grid; gap: .9rem; padding: 0 1rem }
form > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .9rem }
label { display: grid; gap: .25rem; font-weight: 600; align-content: start }
label small { font-weight: 400 }
input, button { font: inherit; min-height: 2.75rem; padding: .5rem .8rem; border: 1px solid #6b7a73; border-radius: .6rem; min-width: 0; width: 100% }
button { font-weight: 600; cursor: pointer; background: #fff; color: #14201c }
button[value=pay], button[value=confirm], button[data-bank] { background: #14201c; border-color: #14201c; color: #fff }
button:disabled { opacity: .6; cursor: progress }
small { font-size: .875rem; color: #4f5f57 }
[role=alert] { color: #b3261e; font-weight: 600 }
small[role=alert] { font-weight: 400 }
:focus-visible { outline: 3px solid #0b7a44; outline-offset: 2px }
`;
