/**
 * Calls whose refusal says nothing about the session (ruling 4), by their path below the version. Calls of a visitor need no
 * row: the rule holds for a signed-in player only.
 */
const exempt: readonly { path: RegExp; statuses: readonly number[] }[] = [
  { path: /^player\/push-token$/, statuses: [401, 403] },
  { path: /^player\/token$/, statuses: [401, 403] },
  { path: /^(login|registration|password_reset|paynplay)(\/|$)/, statuses: [401, 403] },
  { path: /(^|\/)(sms|email)_(request|verification)$/, statuses: [401, 403] },
  { path: /(^|\/)phone(_number)?(\/|$)/, statuses: [403] },
  { path: /(^|\/)captcha(\/|$)/, statuses: [403] },
  { path: /^player\/(access\/context|markets\/risk-setting|timeout\/cooling)$/, statuses: [401, 403] },
  {
    path: /^(site|game\/slug\/demo|game\/session\/ticket\/demo|pragmatic\/partner\/demoGameUrl)(\/|$)/,
    statuses: [401, 403],
  },
  {
    path: /^((pariplay|softswiss)\/context|evolution\/user\/authenticate|novomatic\/game\/url)\/demo$/,
    statuses: [401, 403],
  },
  {
    path: /^(gaming\/jackpotamount|live\/tables|player\/wallet\/(top|latest)-winners|tournament\/public\/.+)$/,
    statuses: [401, 403],
  },
];

/** Does a 401 or 403 of this call leave the player signed in? `path` with or without its version. */
export function isExempt(path: string, status: number): boolean {
  const bare = path.replace(/^\/?(v[12]\/)?/, "").split("?", 1)[0] ?? "";
  return exempt.some((row) => row.path.test(bare) && row.statuses.includes(status));
}
