import { html } from "../control/html";
import { partnerHeaders, partnerPage } from "../control/partner-page";
import type { CheckMessages } from "./messages";

/** Nobody may frame it: it would want the camera. A form's response may go back to the site. */
export const checkHeaders = (siteOrigin: string) => partnerHeaders(siteOrigin, "'none'");

/** The page at which somebody shows who they are; not open: its visit is over. */
export function checkPage({ tag, messages }: { tag: string; messages: CheckMessages }, isOpen: boolean): string {
  const body = isOpen
    ? html`<p>${messages.question}</p>
<form method="post">
<small>${messages.hint}</small>
<button name="decision" value="finish">${messages.finish}</button>
<button name="decision" value="other-birth-date">${messages.otherBirthDate}</button>
<button name="decision" value="cancel">${messages.cancel}</button>
</form>`
    : html`<p role="alert">${messages.over}</p>`;
  return partnerPage({ tag, title: messages.title }, body);
}
