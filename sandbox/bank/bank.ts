import { randomInt } from "node:crypto";
import type { Context } from "hono";
import { z } from "zod";
import type { Part, SandboxContext } from "../core/sandbox-part";
import { createFormat } from "../games/client/amounts";
import { readerTag } from "../games/messages/reader";
import type { PayAndPlaySession } from "../platform/account/pay-and-play-db-schema";
import type { Platform } from "../platform/platform";
import { refuse } from "../platform/responses";
import { currencyOf } from "../platform/wallet/currency";
import { parseDecimal } from "../platform/wallet/decimal";
import { isPayable } from "./amounts";
import { bankMessages } from "./messages";
import { bankHeaders, bankPage } from "./page";

const Authorization = z.object({
  amount: z.string().regex(/^\d{1,7}(\.\d{1,2})?$/),
  /** A page of the site: its locale determines the customer's country and language. */
  redirectPath: z.string().regex(/^\/[a-z]{2,4}-[A-Z]{2}\/[\w/-]{1,100}$/),
});

/** Countries of markets that have their own name. */
const countries: Readonly<Record<string, string>> = {
  PP: "SE",
  LL: "NL",
  JJ: "DE",
  GG: "GB",
  UK: "GB",
  UN: "FI",
  CX: "FI",
};

/** The stand-in for the payment identity service: it approves the payments of pay-and-play. */
export function createBank({ settings }: SandboxContext, { payAndPlay }: Pick<Platform, "payAndPlay">): Part {
  const { siteOrigin, origin } = settings;
  const headers = bankHeaders(siteOrigin);

  function show(context: Context, session: PayAndPlaySession, problem = false) {
    const { tag, messages } = bankMessages(session.languageCode);
    // As the site around the frame writes it: its page names language and market, the language alone does not.
    const format = createFormat(readerTag(siteOrigin + session.redirectPath) ?? tag, session.currency);
    const customer = String(randomInt(10_000_000, 99_999_999));
    const request = {
      amount: format(Number(session.amountMinor)),
      customer,
      problem: problem ? messages.wrong : null,
    };
    return context.html(bankPage(tag, messages, request), problem ? 422 : 200, headers);
  }

  function showOver(context: Context, language = "en") {
    const { tag, messages } = bankMessages(language);
    return context.html(bankPage(tag, messages, null), 410, headers);
  }

  function sendBack(context: Context, { redirectPath }: PayAndPlaySession, params: Record<string, string>) {
    return context.redirect(`${siteOrigin}${redirectPath}?${new URLSearchParams(params)}`, 303);
  }

  return {
    routes(app) {
      app.get("/bank/authorize", async (context) => {
        const parsed = Authorization.safeParse(context.req.query());
        const amountMinor = parsed.data && parseDecimal(parsed.data.amount);
        if (!parsed.success || !amountMinor)
          return refuse(context, 400, "error.payment.invalid", "The payment is not valid.");
        const { redirectPath } = parsed.data;
        const [languageCode = "en", market = "UN"] = (redirectPath.split("/")[1] ?? "").split("-");
        const countryCode = countries[market] ?? market;
        const currency = currencyOf(countryCode);
        if (!isPayable(amountMinor, currency))
          return refuse(context, 400, "error.payment.amount", "The bank does not pay this amount.");
        const session = await payAndPlay.begin({ amountMinor, currency, countryCode, languageCode, redirectPath });
        return context.json({ url: `${origin.frames}/bank/payments/${session.sessionId}` });
      });

      app.get("/bank/payments/:id", async (context) => {
        const session = await payAndPlay.find(context.req.param("id"));
        return session && !session.code ? show(context, session) : showOver(context, session?.languageCode);
      });

      app.post("/bank/payments/:id", async (context) => {
        const session = await payAndPlay.find(context.req.param("id"));
        if (!session || session.code) return showOver(context, session?.languageCode);
        const { decision, customer } = await context.req.parseBody();
        if (decision !== "approve") return sendBack(context, session, { error: "cancelled" });
        const number = String(customer).trim();
        if (!/^[A-Za-z0-9]{4,12}$/.test(number)) return show(context, session, true);
        const approved = await payAndPlay.approve(session.sessionId, number);
        if ("code" in approved)
          return sendBack(context, session, { code: approved.code, sessionId: session.sessionId });
        const { refusal } = approved;
        return refusal === "over"
          ? showOver(context, session.languageCode)
          : sendBack(context, session, { error: refusal });
      });
    },
  };
}
