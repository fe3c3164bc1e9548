/**
 * The script of the frame: tells the site that the page is there, where it is and that the balance has changed. A link replaces the
 * page of the frame, so that a click is no step of the browser's history. Scores are read again, and the slip says what is chosen.
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
}
setInterval(() => readLive().catch(() => {}), 15000);
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
const choice = document.querySelector("#choice");
const winning = document.querySelector("output");
function showSlip() {
  const chosen = document.querySelector("input[type=radio]:checked");
  choice.classList.toggle("made", chosen !== null);
  choice.textContent = chosen ? chosen.dataset.choice : choice.dataset.empty;
  if (chosen) {
    const odds = document.createElement("b");
    odds.textContent = chosen.closest("label").querySelector("b").textContent;
    choice.append(odds);
  }
  if (!winning) return;
  const stake = Number(form.elements.stake.value.trim().replace(",", "."));
  const minor = Math.floor((Math.round(stake * 100) * Number(chosen?.dataset.odds)) / 100);
  const figure = new Intl.NumberFormat(document.documentElement.lang, { minimumFractionDigits: 2 }).format(minor / 100);
  winning.textContent = minor > 0 ? winning.dataset.amount.replace(/1\\D00/, () => figure) : "–";
}
if (form) {
  document.addEventListener("input", showSlip);
  showSlip();
}
form?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const fields = new FormData(form);
  const button = form.querySelector("button");
  button.disabled = true;
  try {
    const body = JSON.stringify({ key, event: fields.get("event"), outcome: fields.get("outcome"), stake: fields.get("stake") });
    const response = await fetch(base + "/bets", { method: "POST", headers: { "content-type": "application/json" }, body });
    // Nobody knows what became of the bet.
    if (response.status >= 500) throw new Error(String(response.status));
    said.textContent = (await response.json()).text;
    said.className = response.ok ? "" : "wrong";
    // An answer: the next press is another bet. Without one, the same.
    key = crypto.randomUUID();
    if (response.ok) { post({ event: "balance-changed" }); await readBets().catch(() => {}); }
  } catch {
    said.textContent = form.dataset.unknown;
    said.className = "wrong";
    await readBets().catch(() => {});
  }
  button.disabled = false;
});
`;
