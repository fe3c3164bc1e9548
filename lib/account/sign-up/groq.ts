/** The countries of the sign-up form. */
export const countriesQuery = `*[_type == "country"]|order(code){code, name, isd, currency, active, location{lat, lon}}`;
