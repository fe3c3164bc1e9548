import type { Context } from "hono";
import { frameHeaders } from "../control/frame-page";
import { partnerHeaders } from "../control/partner-page";
import type { Part, SandboxContext } from "../core/sandbox-part";
import { createFormat } from "../games/client/amounts";
import { readerTag } from "../games/messages/reader";
import type { Payment } from "../platform/money/db-schema";
import type { Platform } from "../platform/platform";
import { type CardField, outcomeOf, wrongFields } from "./card";
import { cashierMessages } from "./messages";
import { type CashierView, cashierBankPage, cashierPage, type Refused } from "./page";
import { cashierScript, cashierStyle } from "./script";
import { demoVoucherCode, readVoucherCode, type VoucherProblem, voucherProblem, writeVoucherCode } from "./voucher";

/** The page of a payment, plain or as the widget of the fluid integration. */
const page = "/cashier/:kind{payments|fluid}/:token";
/** How long a bank of this world keeps silent before it pays after all. */
const silenceMs = 60_000;
/** Paid at the page of a bank: the frame sends its address, and the site leads there. */
const redirected = "volt";

/** The stand-in for the payment partner: the page of a frame at which a deposit is paid. No number of a card is kept. */
export function createCashier(
  { settings }: SandboxContext,
  { payments, vouchers }: Pick<Platform, "payments" | "vouchers">,
): Part {
  const { siteOrigin, origin } = settings;
  const headers = frameHeaders(siteOrigin, { posts: true });

  function textsOf({ returnUrl, currency, amountMinor, methodId }: Payment) {
    const language = /\/([a-z]{2,4})-[A-Z]{2}(?:\/|$)/.exec(returnUrl ?? "")?.[1] ?? "en";
    const { tag, messages } = cashierMessages(language);
    const write = (minor: bigint, of = currency) =>
      createFormat(readerTag(returnUrl ?? undefined) ?? tag, of)(Number(minor));
    const title = methodId === "voucher" ? messages.voucherTitle : messages.title;
    return { tag, messages: { ...messages, title }, write, amount: write(amountMinor) };
  }

  function show(context: Context, payment: Payment, view: CashierView) {
    const isFluid = context.req.path.startsWith("/cashier/fluid/");
    const isWrong = view.kind === "form" ? view.wrong.length > 0 : view.kind === "voucher" && view.problem !== null;
    return context.html(cashierPage({ ...textsOf(payment), siteOrigin, isFluid }, view), isWrong ? 422 : 200, headers);
  }

  const isExpired = ({ expiresAt }: Payment) => expiresAt !== null && expiresAt < new Date();

  const voucherForm = (
    payment: Payment,
    typed = "",
    problem: VoucherProblem | null = null,
    worth = "",
  ): CashierView => {
    const pays = writeVoucherCode(demoVoucherCode(payment));
    return { kind: "voucher", pays, typed, problem, worth };
  };

  /** The page of a payment as it stands. */
  const viewOf = (payment: Payment): CashierView => {
    if (payment.status === "PENDING") return { kind: "silent" };
    if (payment.status === "SUCCESS") return { kind: "paid" };
    if (payment.status !== "WAITING_INPUT" || isExpired(payment)) return { kind: "over" };
    if (payment.methodId === redirected) return { kind: "bank", url: `${origin.frames}/cashier/bank/${payment.token}` };
    if (payment.methodId === "voucher") return voucherForm(payment);
    return payment.methodId === "card" ? { kind: "form", wrong: [] } : { kind: "confirm" };
  };

  /** Where the deposit was asked for, if that is a page of the site. */
  const wayBack = ({ returnUrl }: Payment) => (returnUrl?.startsWith(`${siteOrigin}/`) ? returnUrl : siteOrigin);

  /** Ends a payment, or shows what another press has made of it. What the account or a limit stands against is refused. */
  async function end(
    context: Context,
    payment: Payment,
    status: "SUCCESS" | "FAILED" | "CANCELLED",
    view: CashierView,
  ): Promise<Response> {
    const { playerId, reference } = payment;
    if (await payments.settle(playerId, reference, status)) return show(context, payment, view);
    const settled = (await payments.find(playerId, reference)) ?? payment;
    if (status !== "SUCCESS" || settled.status !== "WAITING_INPUT") return show(context, settled, viewOf(settled));
    return refuse(context, payment, "notAccepted");
  }

  const pay = (context: Context, payment: Payment) => end(context, payment, "SUCCESS", { kind: "paid" });
  const refuse = (context: Context, payment: Payment, reason: Refused) =>
    end(context, payment, "FAILED", { kind: "refused", reason });

  async function payByCard(context: Context, payment: Payment, card: Record<CardField, string>) {
    const wrong = wrongFields(card);
    if (wrong.length > 0) return show(context, payment, { kind: "form", wrong });
    const outcome = outcomeOf(card.number);
    if (outcome === "paid") return pay(context, payment);
    if (outcome === "confirm") return show(context, payment, { kind: "confirm" });
    if (outcome !== "silent") return refuse(context, payment, outcome);
    const { playerId, reference } = payment;
    const actsAt = new Date(Date.now() + silenceMs);
    await payments.settle(playerId, reference, "PENDING", { actsAt });
    // Where the sandbox stops before, the player's next look at the wallet does it.
    const act = () => payments.advanceDeposits(playerId, actsAt).catch((error) => console.error(String(error)));
    setTimeout(act, silenceMs).unref();
    return show(context, payment, { kind: "silent" });
  }

  async function payByVoucher(context: Context, payment: Payment, typed: string) {
    const { playerId, reference } = payment;
    const reject = (problem: VoucherProblem, worth?: string) =>
      show(context, payment, voucherForm(payment, typed, problem, worth));
    const read = readVoucherCode(typed);
    if ("problem" in read) return reject(read.problem);
    const check = async () => {
      const voucher = await vouchers.find(read.code);
      const problem = voucherProblem(voucher, payment);
      return (
        problem && { problem, worth: voucher ? textsOf(payment).write(voucher.amountMinor, voucher.currency) : "" }
      );
    };
    const before = await check();
    if (before) return reject(before.problem, before.worth);
    if (await payments.settle(playerId, reference, "SUCCESS", { voucher: read.code }))
      return show(context, payment, { kind: "paid" });
    // Another press has ended the payment, or another payment has spent the voucher; else a limit stands against it.
    const settled = await payments.find(playerId, reference);
    if (settled && settled.status !== "WAITING_INPUT") return show(context, settled, viewOf(settled));
    const after = await check();
    return after ? reject(after.problem, after.worth) : refuse(context, payment, "voucherKept");
  }

  return {
    routes(app) {
      app.get("/cashier/cashier.js", (context) =>
        context.body(cashierScript, 200, { "content-type": "text/javascript; charset=utf-8" }),
      );
      app.get("/cashier/cashier.css", (context) =>
        context.body(cashierStyle, 200, { "content-type": "text/css; charset=utf-8" }),
      );

      app.get(page, async (context) => {
        const payment = await payments.findByToken(context.req.param("token"));
        if (!payment) return context.notFound();
        if (payment.methodId === "voucher") {
          const { amountMinor, currency } = payment;
          await vouchers.issue({ code: demoVoucherCode(payment), amountMinor, currency, expiresAt: null });
        }
        return show(context, payment, viewOf(payment));
      });

      app.get("/cashier/bank/:token", async (context) => {
        const payment = await payments.findByToken(context.req.param("token"));
        if (!payment) return context.notFound();
        if (viewOf(payment).kind !== "bank") return context.redirect(wayBack(payment), 303);
        return context.html(cashierBankPage(textsOf(payment)), 200, partnerHeaders(siteOrigin, "'none'"));
      });

      app.post("/cashier/bank/:token", async (context) => {
        const payment = await payments.findByToken(context.req.param("token"));
        if (!payment) return context.notFound();
        const { decision } = await context.req.parseBody();
        if (viewOf(payment).kind === "bank") {
          const { playerId, reference } = payment;
          const isPaid = decision === "confirm" && (await payments.settle(playerId, reference, "SUCCESS"));
          // Refused by the player, or by what stands against it. What another press has paid stays paid.
          if (!isPaid) await payments.settle(playerId, reference, "FAILED");
        }
        return context.redirect(wayBack(payment), 303);
      });

      app.post(page, async (context) => {
        const payment = await payments.findByToken(context.req.param("token"));
        if (!payment) return context.notFound();
        if (payment.status !== "WAITING_INPUT" || isExpired(payment)) return show(context, payment, viewOf(payment));
        const { decision, number, expiry, code, voucher } = await context.req.parseBody();
        if (decision === "cancel") return end(context, payment, "CANCELLED", { kind: "cancelled" });
        if (payment.methodId === "voucher") return payByVoucher(context, payment, String(voucher ?? ""));
        if (decision === "confirm") return pay(context, payment);
        if (decision === "reject") return refuse(context, payment, "declined");
        return payByCard(context, payment, { number: String(number), expiry: String(expiry), code: String(code) });
      });
    },
  };
}
