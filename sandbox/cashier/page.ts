import { framePage } from "../control/frame-page";
import { type Html, html } from "../control/html";
import { partnerPage } from "../control/partner-page";
import type { CardField } from "./card";
import type { CashierMessages } from "./messages";
import type { VoucherProblem } from "./voucher";

export type Refused = "declined" | "insufficientFunds" | "expired" | "notAccepted" | "voucherKept";

/** What the page shows of a payment. */
export type CashierView =
  | { kind: "form"; wrong: readonly CardField[] }
  /** `pays`: a code that does, as it is written. `worth`: what the typed one is worth. */
  | { kind: "voucher"; pays: string; typed: string; problem: VoucherProblem | null; worth: string }
  /** The bank, or a method without a card, asks for a word. */
  | { kind: "confirm" }
  /** Its bank has a page of its own, which no site may frame. */
  | { kind: "bank"; url: string }
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
  const ended = view.kind in endings ? endings[view.kind as keyof typeof endings] : "";
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
    case "voucher":
      return voucherForm(messages, filled, view);
    case "confirm":
      return html`<form method="post"><p>${filled(messages.question)}</p>
<button name="decision" value="confirm">${messages.confirm}</button>
<button name="decision" value="reject">${messages.reject}</button></form>`;
    case "bank":
      return html`<section><p>${filled(messages.atBank)}</p><button type="button" data-bank="${view.url}">${messages.toBank}</button></section>`;
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

function voucherForm(
  messages: CashierMessages,
  filled: (text: string) => string,
  { pays, typed, problem, worth }: Extract<CashierView, { kind: "voucher" }>,
): Html {
  const hint = problem ? filled(messages[problem]).replaceAll("{worth}", worth) : messages.voucherHint;
  return html`<form method="post" novalidate>
<label>${messages.voucher}<input name="voucher" inputmode="numeric" autocomplete="off" maxlength="40" value="${typed}" aria-describedby="voucher-hint"${
    problem ? html` aria-invalid="true"` : html``
  }><small id="voucher-hint"${problem ? html` role="alert"` : html``}>${hint}</small></label>
<button name="decision" value="pay">${filled(messages.pay)}</button>
<button name="decision" value="cancel">${messages.cancel}</button>
<small>${filled(messages.voucherStandIn).replace("{voucher}", pays)}</small></form>`;
}

/** The page of a bank, which the player visits and comes back from. */
export const cashierBankPage = ({ tag, messages, amount }: Pick<Around, "tag" | "messages" | "amount">): string =>
  partnerPage(
    { tag, title: messages.bankTitle },
    html`<form method="post"><p>${messages.question.replace("{amount}", amount)}</p>
<button name="decision" value="confirm">${messages.confirm}</button>
<button name="decision" value="reject">${messages.reject}</button></form>`,
  );
