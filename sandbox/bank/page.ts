import { html } from "../control/html";
import { partnerHeaders, partnerPage } from "../control/partner-page";
import type { BankMessages } from "./messages";

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
  return partnerPage({ tag, title: messages.title }, body);
}
