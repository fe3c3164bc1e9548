import type { Message } from "../core/outbox";
import { html, page } from "./html";

/** The messages that the sandbox "sent": SMS and e-mails with their codes, the newest first. */
export function outboxPage(messages: readonly Message[]): string {
  const rows = messages.map(
    ({ kind, recipient, subject, body, code, sentAt }) => html`<tr>
<td><time datetime="${sentAt.toISOString()}">${sentAt.toISOString().slice(0, 19).replace("T", " ")} UTC</time></td>
<td>${kind === "sms" ? "SMS" : "E-mail"}</td><td>${recipient}</td>
<td><strong>${subject}</strong><br>${body}</td><td><code>${code ?? ""}</code></td></tr>`,
  );
  const list = html`<div class="scroll"><table>
<thead><tr><th>Sent</th><th>By</th><th>To</th><th>Message</th><th>Code</th></tr></thead><tbody>${rows}</tbody></table></div>`;
  const none = html`<p class="muted">Nothing was sent yet. Codes of sign-up and password reset appear here.</p>`;
  return page(
    "Outbox",
    html`<section><form method="get"><label>Only to<input name="recipient" placeholder="E-mail or phone"></label>
<button>Show</button></form></section><section>${rows.length > 0 ? list : none}</section>`,
  );
}
