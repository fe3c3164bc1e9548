/** Every market's entry. The custom server queries them too, so the query is separate from the server-only readers. */
export const marketEntriesQuery = `*[_type == "marketEntry"]|order(id){
  id, name, languages, isMarketEnabled, isCustomMarketId, localeMapping, originCountryCode, languageMaps, regionLanguageMap,
  removeCountryFromRegistration}`;
