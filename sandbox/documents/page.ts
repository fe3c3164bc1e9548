import { html } from "../control/html";
import { partnerHeaders, partnerPage } from "../control/partner-page";
import type { CheckMessages } from "./messages";

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0; padding: 1.25rem; background: Canvas; color: CanvasText }
*, ::before { box-sizing: border-box }
main, form { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr) }
main { max-width: 26rem; margin: auto }
h1 { font-size: 1.25rem; margin: 0 }
p { margin: 0 }
button { font: inherit; font-weight: 600; padding: .7rem .9rem; border: 1px solid GrayText; border-radius: .5rem; min-height: 2.75rem; cursor: pointer }
button[value=finish] { background: #0b5cad; border-color: #0b5cad; color: #fff }
:focus-visible { outline: 3px solid #0b5cad; outline-offset: 2px }
small { font-size: .875rem }
`;

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
  return partnerPage({ tag, title: messages.title, styles }, body);
}
