/**
 * The part of the frame's script that is the slip: what is chosen, one choice of each event, stays for the tab over all pages of the
 * frame. Several are one bet, whose odds are multiplied. `bets`, `readBets` and `post` are of the part before it.
 */
export const slipScript = `
const form = document.querySelector("#bet");
const texts = form.dataset;
const list = document.querySelector("#picks");
const several = document.querySelector("#several");
const sheet = document.querySelector("#sheet");
const bar = document.querySelector("#bar");
const said = document.querySelector("#said");
const terms = document.querySelector("#terms");
const receipt = document.querySelector("#receipt");
const winning = form.querySelector("output");
const field = form.elements.stake;
const stored = "slip-" + document.documentElement.dataset.product;
let key = crypto.randomUUID();
let picks = [];
try {
  const kept = JSON.parse(sessionStorage.getItem(stored) ?? "{}");
  picks = kept.picks ?? [];
  // Not over what somebody has typed before the script came.
  if (field && !field.value) field.value = kept.stake ?? "";
} catch {}
function keep() {
  try { sessionStorage.setItem(stored, JSON.stringify({ picks, stake: field?.value ?? "" })); } catch {}
}
const format = new Intl.NumberFormat(document.documentElement.lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const figure = (hundredths) => format.format(hundredths / 100);
const amount = (minor) => winning.dataset.amount.replace(/1\\D00/, () => figure(minor));
const returned = (minor) =>
  Number(picks.reduce((sum, { odds }) => sum * BigInt(odds), BigInt(minor)) / 100n ** BigInt(picks.length));
const isPicked = ({ event, outcome }) => picks.some((pick) => pick.event === event && pick.outcome === outcome);
function say(text, isWrong = false) {
  said.textContent = text;
  said.className = isWrong ? "wrong" : "";
}
function pick({ event, outcome, name, choice, odds }) {
  const chosen = { event, outcome, name, choice, odds };
  say("");
  showReceipt(false);
  if (isPicked(chosen)) picks = picks.filter((each) => each.event !== event);
  else if (picks.some((each) => each.event === event)) picks = picks.map((each) => (each.event === event ? chosen : each));
  else if (picks.length < Number(texts.legs)) picks = [...picks, chosen];
  else say(texts.most.replace("{count}", texts.legs), true);
  showPicks();
}
function rowOf({ event, name, choice, odds }) {
  const row = document.createElement("li");
  const text = document.createElement("span");
  const about = document.createElement("small");
  const price = document.createElement("b");
  const remove = document.createElement("button");
  text.textContent = choice;
  about.textContent = name;
  text.append(about);
  price.textContent = figure(odds);
  remove.type = "button";
  remove.className = "remove";
  remove.textContent = "×";
  remove.setAttribute("aria-label", texts.remove.replace("{name}", choice));
  remove.addEventListener("click", () => {
    picks = picks.filter((each) => each.event !== event);
    say("");
    showPicks();
    (list.querySelector("button") ?? bar).focus();
  });
  row.append(text, price, remove);
  return row;
}
// What was bet, for how much and what it may return, until the next bet begins.
function showReceipt(isShown) {
  receipt.hidden = !isShown;
  terms.hidden = isShown;
  if (!isShown) return;
  const minor = minorOf();
  const rows = picks.map(rowOf);
  for (const row of rows) row.querySelector("button").remove();
  receipt.querySelector("ul").replaceChildren(...rows);
  const values = [amount(minor), figure(returned(100)), amount(returned(minor))];
  for (const [at, each] of receipt.querySelectorAll("dd").entries()) each.textContent = values[at];
}
function markPicks() {
  for (const link of document.querySelectorAll("a[data-outcome]"))
    if (isPicked(link.dataset)) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
}
function showPicks() {
  list.replaceChildren(...picks.map(rowOf));
  document.querySelector("#empty").hidden = picks.length > 0 || !receipt.hidden;
  several.hidden = picks.length < 2;
  several.querySelector("b").textContent = texts.accumulator.replace("{count}", picks.length);
  several.querySelector(".figure").textContent = figure(returned(100));
  markPicks();
  for (const radio of document.querySelectorAll("input[type=radio]")) radio.checked = isPicked(radio.dataset);
  showReturn();
}
const minorOf = () => Math.round(Number((field?.value ?? "").trim().replace(",", ".")) * 100);
function showReturn() {
  const minor = minorOf();
  const win = minor > 0 && picks.length > 0 ? returned(minor) : 0;
  if (winning) winning.textContent = win > 0 ? amount(win) : "–";
  const button = terms.querySelector("button");
  if (button) button.textContent = button.dataset.text + (minor > 0 ? " · " + amount(minor) : "");
  bar.querySelector("i").textContent = picks.length || "";
  bar.querySelector("b").textContent = win > 0 ? amount(minor) + " → " + amount(win) : picks.length > 0 ? figure(returned(100)) : "";
  showBar();
  keep();
}
function showBar(isOpen = sheet.classList.contains("open")) {
  sheet.classList.toggle("open", isOpen);
  bar.setAttribute("aria-expanded", String(isOpen));
  bar.hidden = picks.length === 0 && !isOpen;
}
bar.addEventListener("click", () => showBar(!sheet.classList.contains("open")));
document.addEventListener("keydown", ({ key }) => { if (key === "Escape") showBar(false); });
document.addEventListener("click", ({ target }) => { if (target.matches("input[type=radio]")) pick(target.dataset); });
field?.addEventListener("input", showReturn);
const chosen = document.querySelector("input[type=radio]:checked");
if (chosen && !isPicked(chosen.dataset)) pick(chosen.dataset);
else showPicks();
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const button = form.querySelector("button:not([type])");
  if (!button) return;
  if (picks.length === 0) return say(document.querySelector("#empty").textContent, true);
  if (field.value.trim() === "") return say(texts.stake, true);
  button.disabled = true;
  try {
    const legs = picks.map(({ event, outcome }) => ({ event, outcome }));
    const body = JSON.stringify({ key, legs, stake: field.value });
    const response = await fetch(base + "/bets", { method: "POST", headers: { "content-type": "application/json" }, body });
    // Nobody knows what became of the bet.
    if (response.status >= 500) throw new Error(String(response.status));
    say((await response.json()).text, !response.ok);
    // An answer: the next press is another bet. Without one, the same.
    key = crypto.randomUUID();
    if (response.ok) {
      showReceipt(picks.length > 0);
      picks = [];
      field.value = "";
      showPicks();
      post({ event: "balance-changed" });
      await readBets().catch(() => {});
    }
  } catch {
    say(texts.unknown, true);
    await readBets().catch(() => {});
  }
  button.disabled = false;
});
`;
