/**
 * Calls whose refusal does not affect the session (ruling 4), by their path below the version. Calls of a visitor need no
 * row: the rule applies to a signed-in player only.
 */
const always = [
  /^player\/(push-)?token$/,
  /^(login|registration|password_reset|paynplay)(\/|$)/,
  /(^|\/)(sms|email)_(request|verification)$/,
  /^player\/(access\/context|markets\/risk-setting|timeout\/cooling)$/,
  /^(site|game\/slug\/demo|game\/session\/ticket\/demo|pragmatic\/partner\/demoGameUrl)(\/|$)/,
  /^((pariplay|softswiss)\/context|evolution\/user\/authenticate|novomatic\/game\/url)\/demo$/,
  /^(gaming\/jackpotamount|live\/tables|player\/wallet\/(top|latest)-winners|tournament\/public\/.+)$/,
];

/**
 * Only their 403 has no effect. A break that is refused leaves its player where it can be asked for again (LIMIT-029); an idle player is
 * signed out whatever becomes of the call, and told so in its own words.
 */
const forbidden = /(^|\/)((phone(_number)?|captcha)(\/|$)|player\/(timeout|exclusion|idle-logout)$)/;

/** Does a 401 or 403 of this call leave the player signed in? `path` with or without its version. */
export function isExempt(path: string, status: number): boolean {
  const bare = path.replace(/^\/?(v[12]\/)?/, "").split("?", 1)[0] ?? "";
  const isForbidden = status === 403;
  if (isForbidden && forbidden.test(bare)) return true;
  return (isForbidden || status === 401) && always.some((path) => path.test(bare));
}
