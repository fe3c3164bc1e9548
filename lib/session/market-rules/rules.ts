import * as z from "zod/mini";
import { createHttp } from "@/lib/core/http/http";
import { type Place, strictestAt } from "@/lib/market/policy/by-place";
import {
  atMostOrNone,
  duty,
  inBoth,
  type OfferKind,
  offerKinds,
  permission,
  recordsInEither,
  scale,
} from "@/lib/market/policy/strictness";

/** A word or a page that the law prescribes, in its own language. */
const Line = z.object({ language: z.string(), text: z.string(), href: z.nullable(z.string()) });
export type LawLine = z.infer<typeof Line>;

const limitSteps = ["required", "prompt", "none"] as const;

const byPlaceOf = <T extends z.ZodMiniType>(form: T) => z.object({ here: form, at: z.record(z.string(), form) });

/** The fields of a market's policy that act where a player is known. */
const Rules = z.object({
  limitStep: byPlaceOf(z.enum(limitSteps)),
  endsSessionAtLimit: byPlaceOf(z.boolean()),
  reviewPromptMonths: byPlaceOf(z.nullable(z.number())),
  // A response without it is not complete: "never" must be said.
  playSummaryHours: byPlaceOf(z.nullable(z.number())),
  verificationBeforeDeposit: byPlaceOf(z.boolean()),
  // A response that a browser has kept from before it had this is complete without: the account's own list decides.
  sourceOfWealth: z._default(byPlaceOf(z.boolean()), { here: true, at: {} }),
  offersDuringPlay: byPlaceOf(z.boolean()),
  // A response that a browser has kept from before it had this is complete without.
  breakConfirmation: z._default(byPlaceOf(z.boolean()), { here: true, at: {} }),
  // What a response that a browser has kept from before it had this does not allow is not offered.
  offers: z._default(byPlaceOf(z.readonly(z.array(z.enum(offerKinds)))), { here: [], at: {} }),
  statutoryLines: byPlaceOf(z.readonly(z.array(Line))),
  helpLines: byPlaceOf(z.readonly(z.array(Line))),
  // A response that a browser has kept from before it had them is complete without.
  licenceLines: z._default(byPlaceOf(z.readonly(z.array(Line))), { here: [], at: {} }),
});

/** What holds at a market, wherever its players turn out to be. */
export type MarketRulesByPlace = z.infer<typeof Rules>;

/** What holds for one player; whether a break is confirmed, `isPermittedFor` says without the others. */
export type MarketRules = {
  readonly [Name in Exclude<keyof MarketRulesByPlace, "breakConfirmation">]: MarketRulesByPlace[Name]["here"];
};

/** The strictest of what the market and these places say, field by field. */
export function rulesAt(rules: MarketRulesByPlace, places: readonly Place[]): MarketRules {
  return {
    limitStep: strictestAt(scale(...limitSteps), rules.limitStep, places),
    endsSessionAtLimit: strictestAt(duty, rules.endsSessionAtLimit, places),
    reviewPromptMonths: strictestAt(atMostOrNone, rules.reviewPromptMonths, places),
    playSummaryHours: strictestAt(atMostOrNone, rules.playSummaryHours, places),
    verificationBeforeDeposit: strictestAt(duty, rules.verificationBeforeDeposit, places),
    sourceOfWealth: strictestAt(duty, rules.sourceOfWealth, places),
    offersDuringPlay: strictestAt(permission, rules.offersDuringPlay, places),
    offers: strictestAt(inBoth<OfferKind>(), rules.offers, places),
    statutoryLines: strictestAt(recordsInEither<LawLine>(), rules.statutoryLines, places),
    helpLines: strictestAt(recordsInEither<LawLine>(), rules.helpLines, places),
    licenceLines: strictestAt(recordsInEither<LawLine>(), rules.licenceLines, places),
  };
}

/**
 * What holds for a player: the strictest of what the market, the account's place and the country of the stay say. The licence is that of the
 * market and the account: a stay brings none.
 */
export const rulesFor = (
  rules: MarketRulesByPlace,
  account: readonly Place[],
  stay: readonly Place[],
): MarketRules => ({ ...rulesAt(rules, [...account, ...stay]), licenceLines: rulesAt(rules, account).licenceLines });

const site = createHttp({ baseUrl: () => location.origin, deadlineMs: 8_000, bodyCapBytes: 100_000 });

/** Fetches the rules of a locale's market from the site's own server. @throws as every call does */
export const getMarketRules = (locale: string, signal?: AbortSignal): Promise<MarketRulesByPlace> =>
  site.get(`api/market-rules/${locale}`, Rules, signal ? { signal } : {});
