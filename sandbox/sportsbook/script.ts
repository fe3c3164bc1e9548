import { slipScript } from "./slip-script";

/**
 * The script of the frame: tells the site that the page is there, where it is and that the balance has changed. A link replaces the
 * page of the frame, so that a click is no step of the browser's history. Scores are read again.
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
  // Odds go on the slip, wherever they are shown.
  if (link.dataset.outcome) pick(link.dataset);
  else if (link.hash) {
    showBar(false);
    document.querySelector(link.hash)?.scrollIntoView({ block: "start" });
  }
  else location.replace(link.href);
});
async function readLive() {
  const shown = document.querySelectorAll("[data-live]");
  if (document.hidden || shown.length === 0) return;
  const response = await fetch(location.href);
  if (!response.ok) return;
  const read = new DOMParser().parseFromString(await response.text(), "text/html");
  for (const each of shown) {
    const now = read.getElementById(each.id);
    if (now && now.innerHTML !== each.innerHTML) each.innerHTML = now.innerHTML;
  }
  // Odds of a race that is over are there again.
  markPicks();
}
setInterval(() => readLive().catch(() => {}), 5000);
const bets = document.querySelector("#bets");
let open = Number(bets?.querySelector("ul")?.dataset.open ?? 0);
async function readBets() {
  const response = await fetch(base + "/bets");
  if (!response.ok) return;
  bets.innerHTML = await response.text();
  const now = Number(bets.querySelector("ul")?.dataset.open ?? 0);
  if (now !== open) post({ event: "balance-changed" });
  open = now;
  const count = bets.querySelector("ul")?.children.length || "";
  for (const each of document.querySelectorAll(".to-own b")) each.textContent = count;
}
if (bets) setInterval(() => { if (open > 0) readBets().catch(() => {}); }, 4000);
${slipScript}`;
