import type { Hono } from "hono";
import { z } from "zod";
import { refuseFields } from "./answers";
import { currencyOf } from "./currency";
import type { Call } from "./gate";

const SiteConfigQuery = z.object({
  siteId: z.coerce.number().int().positive(),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
});

/** The calls about the site itself, which a visitor may make too. */
export function addSiteCalls(app: Hono<Call>): void {
  app.get("/site/config", (context) => {
    const sent = context.req.query();
    const asked = SiteConfigQuery.safeParse(sent);
    if (!asked.success) return refuseFields(context, "siteConfig", asked.error, sent);
    const { siteId, countryCode } = asked.data;
    const currency = currencyOf(countryCode);
    return context.json({ siteId, countryCode, currency, smsVerification: false, emailVerification: false });
  });
}
