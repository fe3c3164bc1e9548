import { html } from "../control/html";
import { partnerHeaders, partnerPage } from "../control/partner-page";
import type { BankMessages } from "./messages";

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0; padding: 1.25rem; background: Canvas; color: CanvasText }
*, ::before { box-sizing: border-box }
main, form, label { display: grid; grid-template-columns: minmax(0, 1fr) }
main { gap: 1rem; max-width: 26rem; margin: auto }
h1 { font-size: 1.25rem; margin: 0 }
p { margin: 0 }
form { gap: .75rem }
label { gap: .25rem; font-weight: 600 }
input, button { font: inherit; padding: .7rem .9rem; border: 1px solid GrayText; border-radius: .5rem; min-height: 2.75rem }
button { font-weight: 600; cursor: pointer }
button[value=approve] { background: #0b5cad; border-color: #0b5cad; color: #fff }
:focus-visible { outline: 3px solid #0b5cad; outline-offset: 2px }
small { font-size: .875rem }
[role=alert] { color: #c0392b }
@media (prefers-color-scheme: dark) { [role=alert] { color: #ff8f80 } }
`;

/** Only the site may frame it; a form's response may redirect the frame back there. */
export const bankHeaders = (siteOrigin: string) => partnerHeaders(siteOrigin, siteOrigin);

interface PaymentRequest {
  amount: string;
  customer: string;
  problem: string | null;
}

/** The page at which a customer approves a payment; `request` is null for one that is over. */
export function bankPage(tag: string, messages: BankMessages, request: PaymentRequest | null): string {
  const body = request
    ? html`<p>${messages.question.replace("{amount}", request.amount)}</p>
<form method="post">
<label>${messages.customer}<input name="customer" value="${request.customer}" autocomplete="off" spellcheck="false" maxlength="40"></label>
<small>${messages.hint}</small>
${request.problem ? html`<p role="alert">${request.problem}</p>` : html``}
<button name="decision" value="approve">${messages.approve}</button>
<button name="decision" value="cancel">${messages.cancel}</button>
</form>`
    : html`<p role="alert">${messages.over}</p>`;
  return partnerPage({ tag, title: messages.title, styles }, body);
}
