/** Where the visitor is, as the site's read-only cookies say: a copy for display and for the platform's calls (rulings 15, 32). */
export function readStation(cookies: string, fallbackCountry: string): { country: string; address: string } {
  const values = new Map(
    cookies.split("; ").map((cookie) => {
      const at = cookie.indexOf("=");
      return [cookie.slice(0, at), cookie.slice(at + 1)] as const;
    }),
  );
  const country = values.get("country-code") ?? "";
  return {
    country: /^[A-Z]{2}$/.test(country) ? country : fallbackCountry,
    address: decodeLoosely(values.get("ip-address") ?? ""),
  };
}

function decodeLoosely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
