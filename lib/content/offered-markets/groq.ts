/** Every market's entry. The front asks for them too, so the text stands apart from the server-only readers. */
export const marketEntriesQuery = `*[_type == "marketEntry"]|order(id){
  id, name, languages, isMarketEnabled, isCustomMarketId, localeMapping, originCountryCode, languageMaps, regionLanguageMap,
  removeCountryFromRegistration}`;
