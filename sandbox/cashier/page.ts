import { framePage } from "../control/frame-page";
import { type Html, html } from "../control/html";
import type { CardField } from "./card";
import type { CashierMessages } from "./messages";

export type Refused = "declined" | "insufficientFunds" | "expired";

/** What the page shows of a payment. */
export type CashierView =
  | { kind: "form"; wrong: readonly CardField[] }
  /** The bank, or a method without a card, asks for a word. */
  | { kind: "confirm" }
  | { kind: "refused"; reason: Refused }
  | { kind: "silent" | "paid" | "cancelled" | "over" };

interface Around {
  tag: string;
  messages: CashierMessages;
  siteOrigin: string;
  /** As it is written for the reader. */
  amount: string;
  /** Is it the widget of the fluid integration, which the site frames as its own? */
  isFluid: boolean;
}

/** How an end is told to the site; a page that waits for the player tells none. */
const endings = { refused: "failed", silent: "pending", paid: "paid", cancelled: "cancelled", over: "over" } as const;

export function cashierPage({ tag, messages, siteOrigin, amount, isFluid }: Around, view: CashierView): string {
  const ended = view.kind === "form" || view.kind === "confirm" ? "" : endings[view.kind];
  const reason = view.kind === "refused" ? view.reason : "";
  return framePage(
    {
      tag,
      title: messages.title,
      files: "/cashier/cashier",
      data: { origin: siteOrigin, ended, reason, fluid: String(isFluid) },
    },
    html`<header><h1 id="title">Sandbox Cashier</h1><span>${messages.partner}</span></header>${bodyOf(messages, amount, view)}`,
  );
}

function bodyOf(messages: CashierMessages, amount: string, view: CashierView): Html {
  const filled = (text: string) => text.replace("{amount}", amount);
  switch (view.kind) {
    case "form":
      return cardForm(messages, filled, view.wrong);
    case "confirm":
      return html`<form method="post"><p>${filled(messages.question)}</p>
<button name="decision" value="confirm">${messages.confirm}</button>
<button name="decision" value="reject">${messages.reject}</button></form>`;
    case "refused":
      return html`<section><p role="alert">${messages[view.reason]}</p><p>${messages.nothingPaid}</p></section>`;
    case "silent":
      return html`<section><p>${messages.silent}</p></section>`;
    case "paid":
      return html`<section><p>${filled(messages.paid)}</p></section>`;
    case "cancelled":
    case "over":
      return html`<section><p role="alert">${messages.over}</p><p>${messages.nothingPaid}</p></section>`;
  }
}

function cardForm(messages: CashierMessages, filled: (text: string) => string, wrong: readonly CardField[]): Html {
  const field = (name: CardField, label: string, complete: string, hint: string, problem: string) => {
    const isWrong = wrong.includes(name);
    return html`<label>${label}<input name="${name}" inputmode="numeric" autocomplete="${complete}" maxlength="40" aria-describedby="${name}-hint"${
      isWrong ? html` aria-invalid="true"` : html``
    }><small id="${name}-hint"${isWrong ? html` role="alert"` : html``}>${isWrong ? problem : hint}</small></label>`;
  };
  return html`<form method="post" novalidate>
${field("number", messages.number, "cc-number", messages.numberHint, messages.wrongNumber)}
<div>${field("expiry", messages.expiry, "cc-exp", messages.expiryHint, messages.wrongExpiry)}
${field("code", messages.code, "cc-csc", messages.codeHint, messages.wrongCode)}</div>
<button name="decision" value="pay">${filled(messages.pay)}</button>
<button name="decision" value="cancel">${messages.cancel}</button>
<small>${messages.standIn}</small></form>`;
}
