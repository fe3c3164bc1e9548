import type { Fault } from "../core/faults";
import { type Settings, systems } from "../core/settings";
import { type Html, html, page } from "./html";
import { pageScript } from "./page-script";

const flags = ["casino", "liveCasino", "sports", "virtualSports", "bonuses", "payout", "deposit", "withdrawal"];

const statuses = [
  "REGISTERED",
  "TIMEOUT",
  "SELF_EXCLUDED",
  "RESTRICTED",
  "PAYOUT",
  "CLOSED",
  "BLACKLISTED",
  "ACCOUNT_UNVERIFIED",
  "PRE_REGISTERED",
];

const kycLevels = [
  "FULLY VERIFIED",
  "NOT_VERIFIED",
  "DATA_VERIFIED",
  "PENDING",
  "PENDING_EXPIRED",
  "EDD_PENDING",
  "EDD_UNDER_REVIEW",
  "ENHANCED",
  "ENHANCED KYC",
  "RESTRICTED",
  "SUSPENDED",
  "NOT_REQUIRED",
];

const currencies = ["EUR", "INR", "GBP", "NOK", "CAD", "NZD", "BRL", "CLP", "PEN", "PHP", "PLN", "TRY", "ZAR"];

const limitKinds = ["deposit", "spend"];
const limitPeriods = ["D", "W", "M"];

const documentKinds = [
  "idDocument",
  "addressDocument",
  "paymentDocument",
  "sowDocument",
  "eddQuestionnaire",
  "otherDocument",
];
const documentStatuses = ["REQUESTED", "UNDER_REVIEW", "VERIFIED", "EXPIRED", "UNREQUESTED"];
/** Any other may be written too: the site has words for one that it does not know. */
const documentRejections = [
  "BAD_QUALITY",
  "CROPPED_CORNERS",
  "DAMAGED",
  "ID_EXPIRED",
  "ID_NAME_MISMATCH",
  "ID_DATE_OF_BIRTH_MISMATCH",
  "ADDRESS_MISMATCH",
  "PAYMENT_CARD",
  "SCREENSHOT_NOT_ORIGINAL",
  "MASKED_INFORMATION",
];

const kinds = ["refused", "slow", "half-open", "error", "garbage", "cut"];

/** The page people steer the sandbox with. Its forms call the JSON routes of this listener. */
export function controlPage(settings: Settings, faults: readonly Fault[]): string {
  return page(
    "Control",
    html`${addresses(settings)}${playerForm}${faultForm}${faultList(faults)}${ledger}${playerList}`,
    pageScript,
  );
}

function addresses({ origin, siteOrigin, databaseUrl, dataFolder }: Settings): Html {
  const rows = systems.map((system) => html`<tr><td>${system}</td><td><code>${origin[system]}</code></td></tr>`);
  return html`<section><h2>Addresses</h2><div class="scroll"><table><tbody>
<tr><td>site</td><td><a href="${siteOrigin}">${siteOrigin}</a></td></tr>${rows}
<tr><td>data</td><td><code>${databaseUrl ? "PostgreSQL at DATABASE_URL" : dataFolder}</code></td></tr></tbody></table></div></section>`;
}

const playerForm = html`<section><h2>Make a player</h2><form id="new-player">
<label>E-mail<input name="email" type="email" placeholder="made up when empty"></label>
<label>Password<input name="password" value="Greenroom-2026" minlength="8" required></label>
<label>Country<input name="countryCode" value="FI" pattern="[A-Z]{2}" required></label>
<label>Language<input name="languageCode" value="en" required></label>
<label>Currency<select name="currencyCode">${options(currencies)}</select></label>
<label>Opening balance<input name="balance" value="100.00" pattern="[0-9]{1,12}([.][0-9]{1,2})?" required></label>
<label>Account status<select name="accountStatus">${options(statuses)}</select></label>
<label>Verification<select name="kycStatus">${options(kycLevels)}</select></label>
<label>Token lifetime, seconds<input name="tokenSeconds" type="number" min="1" max="86400" placeholder="an hour"></label>
${flags.map((flag) => tick(flag, flag, true))}${tick("wallet", "has a wallet", true)}
${tick("multibrandSuspended", "suspended in another brand", false)}${tick("firstLogin", "first login", false)}
<button>Make</button></form><p role="status"></p></section>`;

const playerList = html`<section><h2>Players</h2><div class="scroll"><table>
<thead><tr><th>Id</th><th>E-mail</th><th>Country</th><th>Currency</th><th>Status</th><th></th></tr></thead>
<tbody id="players"></tbody></table></div>
<form id="change-player" hidden><label>Player<input name="playerId" readonly></label>
<label>Account status<select name="accountStatus">${options(statuses)}</select></label>
<label>Credit or debit<input name="amount" placeholder="25.00 or -25.00" pattern="-?[0-9]{1,12}([.][0-9]{1,2})?"></label>
${flags.map((flag) => tick(flag, flag, false))}${tick("multibrandSuspended", "suspended in another brand", false)}
<button>Change</button><button type="button" class="quiet" id="kick">Cut the push connection</button>
<button type="button" class="quiet" id="ask-edd">Ask about the money</button>
<button type="button" class="quiet" id="delete-player">Delete</button></form>
<form id="limits" hidden><label>Limit<select name="kind">${options(limitKinds)}</select></label>
<label>Period<select name="duration">${options(limitPeriods)}</select></label>
<label>Value<input name="value" placeholder="no limit" pattern="[0-9]{1,10}([.][0-9]{1,2})?"></label>
<label>Value that waits<input name="pendingValue" placeholder="none: it ends" pattern="[0-9]{1,10}([.][0-9]{1,2})?"></label>
<label>Waits until<input name="pendingDate" type="datetime-local"></label>${tick("locked", "locked", false)}
<button>Set the limit</button></form>
<form id="activity" hidden><label>Reality check, minutes<input name="timer" type="number" min="1" max="1440" placeholder="off"></label>
<label>Minutes remaining<input name="minutesRemaining" type="number" min="-1440" max="1440" placeholder="all of them"></label>
<button>Set the reality check</button></form>
<form id="documents" hidden><label>Document<select name="kind">${options(documentKinds)}</select></label>
<label>Which one, of payment and other<input name="id" maxlength="60"></label>
<label>What it is called<input name="label" maxlength="60" placeholder="Card •• 2208"></label>
<label>Status<select name="status">${options(documentStatuses)}</select></label>
<label>Rejected because of<input name="rejection" maxlength="60" list="rejections"></label>
<datalist id="rejections">${options(documentRejections)}</datalist>
<label>Attempts left<input name="attemptsLeft" type="number" min="0" max="9"></label>
<label>Wanted by<input name="dueAt" type="datetime-local"></label>
<label>Sent by<select name="method">${options(["UPLOAD", "CHECK"])}</select></label>
<button>Set the document</button></form>
<p role="status"></p><pre id="player"></pre><pre id="player-limits"></pre></section>`;

const faultForm = html`<section><h2>Break a service</h2><form id="new-fault">
<label>Service<select name="system">${options(systems.filter((system) => system !== "control"))}</select></label>
<label>How<select name="kind">${options(kinds)}</select></label>
<label>Status, for error<input name="status" type="number" min="400" max="599" placeholder="500"></label>
<label>Delay in ms, for slow<input name="delayMs" type="number" min="0" max="60000" placeholder="5000"></label>
<label>Only paths with<input name="path"></label>
<label>Only the player<input name="player" placeholder="P100001"></label>
<label>Only the test<input name="test"></label>
<label>Times<input name="times" type="number" min="1" placeholder="until removed"></label>
<button>Break</button></form><p role="status"></p></section>`;

function faultList(faults: readonly Fault[]): Html {
  if (faults.length === 0) return html`<section><h2>Faults</h2><p class="muted">Every service works.</p></section>`;
  const rows = faults.map(({ id, system, kind, path, player, test, times }) => {
    const scope = [path && `path ${path}`, player && `player ${player}`, test && `test ${test}`].filter(Boolean);
    return html`<tr><td>${system}</td><td>${kind}</td><td>${scope.join(", ") || "everybody"}</td><td>${times ?? ""}</td>
<td><button class="quiet" data-fault="${id}">Mend</button></td></tr>`;
  });
  return html`<section><h2>Faults</h2><div class="scroll"><table>
<thead><tr><th>Service</th><th>How</th><th>Who is hit</th><th>Times left</th><th></th></tr></thead><tbody>${rows}</tbody></table></div></section>`;
}

const ledger = html`<section><h2>Ledger</h2><div class="row"><button class="quiet" id="check-ledger">Check the books</button></div>
<p role="status"></p><pre id="ledger"></pre></section>`;

function options(values: readonly string[]): Html[] {
  return values.map((value) => html`<option>${value}</option>`);
}

function tick(name: string, label: string, checked: boolean): Html {
  return html`<label class="tick"><input type="checkbox" name="${name}"${checked ? html` checked` : ""}>${label}</label>`;
}
