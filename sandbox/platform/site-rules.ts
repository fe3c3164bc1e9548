import type { Context } from "hono";
import { z } from "zod";
import type { App } from "../core/server";
import { readBody, refuseFields } from "./responses";

export const country = z.string().regex(/^[A-Z]{2}$/);

/** The verifications of a market at registration; "NONE" leaves it to the site configuration. */
export const riskSettings = ["NONE", "SMS", "EMAIL", "BOTH"] as const;
export type RiskSetting = (typeof riskSettings)[number];

/** Rules of the platform by country, which people and tests may change while it runs. */
export interface SiteRules {
  isRestricted(countryCode: string): boolean;
  riskSetting(countryCode: string): RiskSetting;
  /** Does the law want an age verified before a deposit? Then a registration ends with the request of an identity document. */
  verifiesBeforeDeposit(countryCode: string): boolean;
  addControl(app: App): void;
}

export function createSiteRules(): SiteRules {
  const restricted = new Set<string>();
  const risks = new Map<string, RiskSetting>([
    ["FI", "SMS"],
    ["CA", "BOTH"],
    ["JP", "EMAIL"],
  ]);
  return {
    isRestricted: (countryCode) => restricted.has(countryCode),
    riskSetting: (countryCode) => risks.get(countryCode) ?? "NONE",
    verifiesBeforeDeposit: (countryCode) => countryCode === "GB" || countryCode === "GG",
    addControl(app) {
      app.put("/site-rules/:country", async (context) => {
        const sent = { countryCode: context.req.param("country"), ...Object(await readBody(context)) };
        const rule = z
          .strictObject({
            countryCode: country,
            restricted: z.boolean().optional(),
            riskSetting: z.enum(riskSettings).optional(),
          })
          .safeParse(sent);
        if (!rule.success) return refuseFields(context, "siteRule", rule.error, sent);
        const { countryCode, restricted: isRestricted, riskSetting } = rule.data;
        if (isRestricted === true) restricted.add(countryCode);
        if (isRestricted === false) restricted.delete(countryCode);
        if (riskSetting) risks.set(countryCode, riskSetting);
        return context.body(null, 204);
      });
    },
  };
}

/** The country that the platform's own edge saw: from the sandbox's visitor header, else Finland. */
export function countryOf(context: Context): string {
  const header = context.req.header("x-visitor-country") ?? "";
  return country.safeParse(header).success ? header : "FI";
}
