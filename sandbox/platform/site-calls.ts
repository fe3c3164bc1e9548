import type { Hono } from "hono";
import { z } from "zod";
import type { Call } from "./gate";
import { readQuery } from "./read-query";
import { currencyOf } from "./wallet/currency";

const SiteConfigQuery = z.object({
  siteId: z.coerce.number().int().positive(),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
});

/** The calls about the site itself, which a visitor may make too. */
export function addSiteCalls(app: Hono<Call>): void {
  app.get("/site/config", readQuery("siteConfig", SiteConfigQuery), (context) => {
    const { siteId, countryCode } = context.req.valid("query");
    const currency = currencyOf(countryCode);
    return context.json({ siteId, countryCode, currency, smsVerification: false, emailVerification: false });
  });
}
