import type { MarketCode } from "@/lib/market/markets";
import { publicPolicy } from "@/lib/market/policy/policies";

/** The calls that name a jurisdiction. */
export interface Jurisdictions {
  ticket: "MT" | "CC";
  token: "MT";
  address: string;
}

interface JurisdictionSettings {
  /** Studios whose tickets are of the jurisdiction CC, by the beginning of their slugs. */
  ccStudios: readonly string[];
  /** The jurisdiction of a market's games where it is not the policy's; tickets and tokens know MT and CC only. */
  byMarket: Readonly<Record<string, string>>;
}

/** The jurisdiction of each call for a market and a studio, in a demo too (ruling 20). */
export function launchJurisdictions(
  market: MarketCode,
  studio: string | null,
  { ccStudios, byMarket }: JurisdictionSettings,
): Jurisdictions {
  const isCc = studio !== null && ccStudios.some((prefix) => studio.startsWith(prefix));
  return { ticket: isCc ? "CC" : "MT", token: "MT", address: byMarket[market] ?? publicPolicy(market).jurisdiction };
}
