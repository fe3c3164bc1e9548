/** Every market's entry. The front asks for them too, so the text stands apart from the server-only readers. */
export const marketEntriesQuery = `*[_type == "marketEntry"]|order(id){
  id, name, languages, isMarketEnabled, isCustomMarketId, localeMapping, originCountryCode, languageMaps, regionLanguageMap,
  removeCountryFromRegistration}`;

/** Every country of the sign-up form, the inactive ones too. */
export const countriesQuery = `*[_type == "country"]|order(name){code, name, isd, currency, active, location{lat, lon}}`;
