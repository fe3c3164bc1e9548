/** The content-managed pages that have their own address, and the id of each in the content service. */
export const staticPages = {
  terms: "terms_and_conditions",
  "cookie-policy": "cookies_policy",
  "age-restrictions": "age_restrictions",
  "payment-methods": "payment_methods",
  "bonus-terms": "bonus_terms",
  "betting-rules": "betting_rules",
  "casino-rules": "casino_rules",
  "responsible-gambling": "responsible_gambling",
} as const;

export type StaticPage = keyof typeof staticPages;

export function isStaticPage(segment: string): segment is StaticPage {
  return Object.hasOwn(staticPages, segment);
}

/** The address of a page id among the static pages, or null for a page that only a menu leads to. */
export function staticPageOf(pageId: string): StaticPage | null {
  const found = Object.entries(staticPages).find(([, id]) => id === pageId)?.[0];
  return found && isStaticPage(found) ? found : null;
}

/** The menus whose entries may be pages without their own address: "/contact-us/complaints". */
export const menuIds = ["information", "contact-us"] as const;
export type MenuId = (typeof menuIds)[number];

export function isMenuId(segment: string): segment is MenuId {
  return menuIds.some((id) => id === segment);
}
