import { localised } from "@/lib/content/groq";

/** The countries of the sign-up form. */
export const countriesQuery = `*[_type == "country"]|order(code){code, name, isd, currency, active, location{lat, lon}}`;

/** The banner that editors write for who signs up. */
export const signUpOfferQuery = `*[_type == "contentBox" && _id == $id][0]{
  "title": ${localised("title")}, "description": ${localised("description")}, image, startDate, endDate, startsAt, endsAt,
  "urlAction": urlAction{slug}
}`;
