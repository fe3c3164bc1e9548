/** The script of the control page: every form becomes one JSON call, every response is shown unchanged. */
export const pageScript = `
const byId = (id) => document.getElementById(id);
const say = (element, text) => { element.closest("section").querySelector("[role=status]").textContent = text; };

async function call(method, path, body) {
  const headers = body ? { "content-type": "application/json" } : {};
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  const text = await answer.text();
  const data = text ? JSON.parse(text) : null;
  if (answer.ok) return data;
  const wrong = (data.validationErrors ?? data.issues ?? []).map((each) => (each.field ?? each.path) + ": " + each.message);
  throw new Error([data.message, ...wrong].join(" "));
}

function values(form) {
  const given = {};
  for (const { name, type, checked, value } of form.elements) {
    if (!name) continue;
    if (type === "checkbox") given[name] = checked;
    else if (value !== "") given[name] = type === "number" ? Number(value) : value;
  }
  return given;
}

function submit(id, act) {
  byId(id).addEventListener("submit", async (event) => {
    event.preventDefault();
    try { say(event.target, await act(values(event.target))); } catch (error) { say(event.target, error.message); }
  });
}

async function showPlayers() {
  const rows = (await call("GET", "/players")).map((player) => {
    const row = document.createElement("tr");
    for (const text of [player.playerId, player.email, player.countryCode, player.currencyCode, player.accountStatus])
      row.insertCell().textContent = text;
    const open = document.createElement("button");
    open.className = "quiet";
    open.textContent = "Open";
    open.addEventListener("click", () => showPlayer(player.playerId));
    row.insertCell().append(open);
    return row;
  });
  byId("players").replaceChildren(...rows);
}

async function showPlayer(playerId) {
  const player = await call("GET", "/players/" + encodeURIComponent(playerId));
  const form = byId("change-player");
  form.hidden = false;
  for (const element of form.elements) {
    if (element.type === "checkbox") element.checked = player[element.name];
    else if (element.name) element.value = player[element.name] ?? "";
  }
  byId("player").textContent = JSON.stringify(player, null, 2);
  await showLimits(playerId);
}

async function showLimits(playerId) {
  const limits = await call("GET", "/players/" + encodeURIComponent(playerId) + "/limits");
  const documents = await call("GET", "/players/" + encodeURIComponent(playerId) + "/documents");
  for (const id of ["limits", "activity", "documents"]) byId(id).hidden = false;
  byId("player-limits").textContent = JSON.stringify({ ...limits, documents }, null, 2);
}

submit("new-player", async (given) => {
  const { playerId, email, password } = await call("POST", "/players", given);
  await showPlayers();
  return "Made " + playerId + ": " + email + " / " + password;
});
submit("change-player", async ({ playerId, amount, ...change }) => {
  const path = "/players/" + encodeURIComponent(playerId);
  await call("PATCH", path, change);
  if (amount) await call("POST", path + "/balance", { amount });
  await Promise.all([showPlayers(), showPlayer(playerId)]);
  return "Changed " + playerId;
});
submit("new-fault", async (given) => { await call("POST", "/faults", given); location.reload(); return ""; });

const chosen = () => byId("change-player").elements.namedItem("playerId").value;
submit("limits", async ({ value = null, pendingValue = null, pendingDate, ...limit }) => {
  const waits = pendingDate === undefined ? null : new Date(pendingDate).toISOString();
  const path = "/players/" + encodeURIComponent(chosen()) + "/limits";
  await call("PUT", path, { ...limit, value, pendingValue, pendingDate: waits });
  await showLimits(chosen());
  return "Set the limit";
});
submit("activity", async ({ timer = null, minutesRemaining }) => {
  await call("PUT", "/players/" + encodeURIComponent(chosen()) + "/activity", { timer, minutesRemaining });
  await showLimits(chosen());
  return "Set the reality check";
});
submit("documents", async ({ dueAt, ...document }) => {
  const due = dueAt === undefined ? null : new Date(dueAt).toISOString();
  await call("PUT", "/players/" + encodeURIComponent(chosen()) + "/documents", { ...document, dueAt: due });
  await showLimits(chosen());
  return "Set the document";
});
byId("kick").addEventListener("click", async ({ target }) => {
  await call("POST", "/push/kick", { playerId: chosen() });
  say(target, "Cut the push connections of " + chosen());
});
byId("ask-edd").addEventListener("click", async ({ target }) => {
  await call("POST", "/players/" + encodeURIComponent(chosen()) + "/edd");
  await showPlayer(chosen());
  say(target, "Asked " + chosen() + " for the questionnaire");
});
byId("delete-player").addEventListener("click", async ({ target }) => {
  await call("DELETE", "/players/" + encodeURIComponent(chosen()));
  say(target, "Deleted " + chosen());
  byId("change-player").hidden = true;
  byId("player").textContent = "";
  for (const id of ["limits", "activity", "documents"]) byId(id).hidden = true;
  byId("player-limits").textContent = "";
  await showPlayers();
});
byId("check-ledger").addEventListener("click", async ({ target }) => {
  const check = await call("GET", "/ledger/check");
  say(target, check.sound ? "The books balance." : "The books do not balance.");
  byId("ledger").textContent = JSON.stringify(check, null, 2);
});
for (const button of document.querySelectorAll("[data-fault]"))
  button.addEventListener("click", async () => { await call("DELETE", "/faults/" + button.dataset.fault); location.reload(); });
showPlayers();
`;
