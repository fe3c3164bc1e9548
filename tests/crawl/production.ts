/** The site as search engines know it. */
export const origin = "https://greenroom.example";
export const host = "greenroom.example";
export const productionVariables = { SITE_ORIGIN: origin, PRODUCTION_HOSTS: host };

/** A market of each kind: the international one, one at home with us, two of the Americas, one of Asia. */
export const crawledLocales = ["en-UN", "fi-FI", "br-BR", "caf-CA", "ja-JP"] as const;

/**
 * Those whose visitors at home see what the crawler sees, who comes from Finland: elsewhere it is shown games of suppliers that a sitemap,
 * made for visitors at home, does not name.
 */
export const homeLocales: readonly string[] = ["en-UN", "fi-FI", "ja-JP"];

export const channels = { web: "?0", mobile: "?1" } as const;
export type Channel = keyof typeof channels;
