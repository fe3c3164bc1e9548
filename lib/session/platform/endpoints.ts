import type { CallOptions, Http, Method, Schema } from "@/lib/core/http";

/** A call of the platform. `:name` in a path is a placeholder of one value. */
interface Endpoint {
  method: Method;
  /** Below the version, which is v1 unless the path begins with "v2/". */
  path: string;
  /** Sends the Access-Token header too. */
  accessToken?: true;
}

/**
 * Every call of the platform, the one place of its method and path (specification "The calls it makes"). The sandbox declares its
 * own; a contract test compares the two. "assumed": the specification names the call and leaves its method or path open, so that the
 * operator's platform may want a correction here. "with a captcha": its caller sends the captcha's token.
 */
export const endpoints = {
  siteConfig: { method: "get", path: "site/config" }, // assumed
  /** The visitor's country as the platform detects it, and whether it is restricted. */
  accessContext: { method: "get", path: "player/access/context" }, // assumed
  /** The verifications that a market requires at registration. */
  riskSetting: { method: "get", path: "player/markets/risk-setting" }, // assumed
  timeoutCooling: { method: "patch", path: "player/timeout/cooling" }, // assumed

  payAndPlayCode: { method: "post", path: "paynplay/player/code" },
  payAndPlayUpdate: { method: "post", path: "paynplay/player/update", accessToken: true },
  payAndPlayLogin: { method: "post", path: "paynplay/player/login", accessToken: true },

  profile: { method: "get", path: "player/profile" }, // assumed
  /** The status of the account and what it may do. */
  accessDetails: { method: "get", path: "player/access/details" }, // assumed
  /** Accounts of another brand; its purpose is not specified and nothing calls it. */
  migration: { method: "post", path: "player/migration" }, // assumed
  signOut: { method: "post", path: "player/sign-out", accessToken: true }, // assumed
  idleLogout: { method: "post", path: "player/idle-logout" }, // assumed
  acceptTerms: { method: "patch", path: "player/update_term_and_condition_version" }, // assumed
  address: { method: "patch", path: "player/address" }, // assumed
  province: { method: "patch", path: "player/province" }, // assumed
  language: { method: "patch", path: "player/language" }, // assumed
  password: { method: "patch", path: "player/password", accessToken: true }, // assumed
  marketingPreferences: { method: "get", path: "player/marketing-preferences" }, // assumed
  changeMarketingPreferences: { method: "patch", path: "player/marketing-preferences" }, // assumed
  latestActivityLog: { method: "get", path: "player/latest-activity-log" }, // assumed
  transactionSummary: { method: "get", path: "player/transaction-summary" }, // assumed
  pushToken: { method: "get", path: "player/push-token" }, // assumed
  manualClaim: { method: "get", path: "bonus-code/manual-claim/available" }, // assumed
  balance: { method: "get", path: "player/wallet/balance" }, // assumed

  depositRequest: { method: "post", path: "player/wallet/deposit/request" }, // assumed
  transactions: { method: "get", path: "player/wallet/transactions" }, // assumed

  depositLimits: { method: "get", path: "player/limits/deposit" }, // assumed
  spendLimits: { method: "get", path: "player/limits/spend" }, // assumed
  /** The interval of the reality check. */
  activitySettings: { method: "get", path: "player/activity/settings" }, // assumed

  register: { method: "post", path: "registration" }, // with a captcha
  /** The path of the specified PUT is not shown. */
  updateRegistration: { method: "put", path: "registration" }, // assumed, with a captcha
  registrationSmsRequest: { method: "post", path: "registration/sms_request" }, // with a captcha
  registrationSmsVerification: { method: "post", path: "registration/sms_verification" }, // with a captcha
  registrationEmailRequest: { method: "post", path: "registration/email_request" }, // with a captcha
  registrationEmailVerification: { method: "post", path: "registration/email_verification" }, // with a captcha
  phone: { method: "post", path: "phone", accessToken: true },
  phoneSmsRequest: { method: "post", path: "phone_number/sms_request" }, // assumed
  phoneSmsVerification: { method: "post", path: "phone_number/sms_verification" }, // assumed
  passwordReset: { method: "post", path: "password_reset" }, // assumed
  resetSmsVerification: { method: "post", path: "password_reset/sms_verification" }, // assumed
  newPasswordBySms: { method: "post", path: "password_reset/new_password" }, // assumed
  newPasswordByEmail: { method: "post", path: "password_reset/new_password/email" }, // assumed

  favourites: { method: "get", path: "favourite-games" },
  addFavourite: { method: "post", path: "favourite-games" },
  removeFavourite: { method: "delete", path: "favourite-games" },
  recentGames: { method: "get", path: "recent-games" },
  addRecentGame: { method: "post", path: "recent-games" },
  lastPlayedGames: { method: "get", path: "wallet/lastPlayedGames" },
  subscribeToMyGames: { method: "post", path: "my-games/subscribe" }, // assumed
  unsubscribeFromMyGames: { method: "post", path: "my-games/unsubscribe" }, // assumed
  jackpotAmounts: { method: "get", path: "gaming/jackpotamount" },
  topWinners: { method: "get", path: "player/wallet/top-winners" },
  latestWinners: { method: "get", path: "player/wallet/latest-winners" },
  /** Its first value is taken to be the site and its second the tournament, which the specification leaves open. */
  tournament: { method: "get", path: "tournament/:siteId/:tournamentId/:language", accessToken: true },
  publicTournament: { method: "get", path: "tournament/public/:siteId/:tournamentId/:language" },
  liveTables: { method: "get", path: "live/tables" },

  /** Of a player: those on offer to them, or those that run. */
  rewards: { method: "get", path: "v2/rewards" },

  gameBySlug: { method: "post", path: "game/slug" }, // assumed
  demoGameBySlug: { method: "post", path: "game/slug/demo" }, // assumed
  playSession: { method: "post", path: "player/play-session" },
  sessionTicket: { method: "post", path: "game/session/ticket" }, // assumed
  demoSessionTicket: { method: "post", path: "game/session/ticket/demo" }, // assumed
  gameToken: { method: "post", path: "game/token" }, // assumed
  casinoToken: { method: "post", path: "game/token/casino" }, // assumed
  playngo: { method: "post", path: "playngo/auth/token_generation" },
  yggdrasil: { method: "post", path: "yggdrasil/player/auth/session" },
  creedroomz: { method: "post", path: "creedroomz/token/generate" },
  pariplay: { method: "post", path: "pariplay/context/real" },
  demoPariplay: { method: "post", path: "pariplay/context/demo" },
  softswiss: { method: "post", path: "softswiss/context/real" },
  demoSoftswiss: { method: "post", path: "softswiss/context/demo" },
  pragmaticplay: { method: "post", path: "pragmatic/partner/realGameUrl" },
  demoPragmaticplay: { method: "post", path: "pragmatic/partner/demoGameUrl" },
  evolution: { method: "post", path: "evolution/user/authenticate" },
  demoEvolution: { method: "post", path: "evolution/user/authenticate/demo" },
  novomatic: { method: "post", path: "novomatic/game/url" },
  demoNovomatic: { method: "post", path: "novomatic/game/url/demo" },
} as const satisfies Readonly<Record<string, Endpoint>>;

export type EndpointName = keyof typeof endpoints;

interface PlatformCall extends CallOptions {
  /** The values of `:name` in the path. */
  params?: Readonly<Record<string, string | number>>;
}

/** Makes a call of the table. @throws as every call does */
export function callPlatform<T>(
  http: Http,
  name: EndpointName,
  schema: Schema<T>,
  call: PlatformCall = {},
): Promise<T> {
  const { params = {}, ...options } = call;
  const { method, path, accessToken }: Endpoint = endpoints[name];
  return http[method](fillPath(path, params), schema, { ...options, ...(accessToken && { accessToken }) });
}

function fillPath(path: string, params: Readonly<Record<string, string | number>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}

/** A path with its version: "wallet/balance" is in v1, "v2/rewards" overrides it. */
export function versioned(path: string): string {
  const bare = path.replace(/^\//, "");
  return /^v[12]\//.test(bare) ? bare : `v1/${bare}`;
}
