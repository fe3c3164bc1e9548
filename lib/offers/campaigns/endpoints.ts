import * as z from "zod/mini";
import { endpoint } from "@/lib/session/platform/endpoint";
import { Campaigns } from "./schema";

/** The terms of campaigns, by their ids with a comma between. */
export const campaigns = endpoint({
  method: "get",
  path: "v2/campaigns",
  query: z.object({ campaignIds: z.string() }),
  response: Campaigns,
});

/** The player accepts the terms of a campaign, or does not: sent again it changes nothing more. */
export const campaignConsent = endpoint({
  method: "post",
  path: "v2/campaigns/consent",
  body: z.object({ campaignId: z.string(), agreed: z.boolean(), bonusCode: z.nullable(z.string()) }),
  response: z.object({ campaignId: z.string() }), // assumed
});
