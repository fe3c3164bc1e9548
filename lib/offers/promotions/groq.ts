import { bannerFields, localised } from "@/lib/content/groq";

/** The promotions of a market for these audiences, in the editor's order. */
export const promotionsQuery = `*[_type == "promotion" && authorized in $authorized && !($market in coalesce(excludedMarkets, []))]
  | order(order asc, _id asc){
  ${bannerFields}, targetAudience, "slug": slug.current, category, kind, bonusCode, "tags": coalesce(tags, []),
  "excludedMarkets": coalesce(excludedMarkets, []),
  "facts": facts{
    "money": money[currency == $currency][0]{currency, amount, wagering, maxBet},
    days, "excludedGames": ${localised("excludedGames")}, "forfeit": ${localised("forfeit")}
  },
  "terms": ${localised("terms")}
}`;

/** What decides which locales show each promotion. `texts`: the languages of each text that a promotion needs. */
export const promotionPlacesQuery = `*[_type == "promotion" && authorized in $authorized]{
  "slug": slug.current, category, kind, "tags": coalesce(tags, []), startDate, endDate, startsAt, endsAt,
  "excludedMarkets": coalesce(excludedMarkets, []), "money": facts.money[]{currency, amount, wagering, maxBet}, "days": facts.days,
  "texts": [title[]._key, description[]._key, facts.excludedGames[]._key, facts.forfeit[]._key]
}`;

/** The title of a tag in the reader's language. */
export const tagTitleQuery = `*[_type == "promotionTag" && slug.current == $tag][0]{"title": ${localised("title")}}.title`;

/** The audiences of promotions that everybody may see. */
export const forEverybody = ["both", "not-authorized", "not authorized"];

/** The address of every promotion of any market, and when it is shown. */
export const promotionAddressesQuery = `*[_type == "promotion" && authorized in $authorized && defined(slug.current)]{
  "slug": slug.current, category, "tags": coalesce(tags, []), startDate, endDate, startsAt, endsAt,
  "excludedMarkets": coalesce(excludedMarkets, [])
}`;

/** The pages of campaigns that make an offer, each with its promotion. */
export const offerCampaignsQuery = `*[_type == "landingPage" && (defined(promotion) || defined(bonusCode))]{
  "slug": slug.current, "promotion": promotion->slug.current
}`;
