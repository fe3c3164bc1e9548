import { readEnvironment } from "./environment";

/** The calls that name a partner. */
export type PartnerFlow = "launch" | "liveTables";

/** The partner id of a flow (specification "Business constants"). */
export function partnerId(flow: PartnerFlow): number {
  const { PARTNER_ID, LIVE_TABLES_PARTNER_ID } = readEnvironment();
  return flow === "launch" ? PARTNER_ID : LIVE_TABLES_PARTNER_ID;
}
