/** Where a browser keeps something. */
type Place = "cookie" | "local" | "tab" | "worker";

interface KeptValue {
  place: Place;
  /** Names of cookies (as they are by default) or keys of a storage; `*` stands for any end. */
  names: readonly string[];
  /** The key of the sentence that says what for, and for how long. */
  what:
    | "login"
    | "where"
    | "market"
    | "tokens"
    | "consent"
    | "theme"
    | "ownRules"
    | "account"
    | "open"
    | "device"
    | "asked"
    | "told"
    | "read"
    | "quiet"
    | "tab"
    | "advertisement"
    | "offline";
}

/** All that the site keeps in a browser. A test compares it with what the code keeps, another with what a browser holds. */
export const keptValues: readonly KeptValue[] = [
  { place: "cookie", names: ["id-token", "platform-session", "sportsbook-session"], what: "login" },
  { place: "cookie", names: ["country-code", "region-code", "city", "ip-address"], what: "where" },
  { place: "cookie", names: ["market"], what: "market" },
  {
    place: "local",
    names: ["CognitoIdentityServiceProvider.*", "session-generation", "session-cookie-exp", "session-end-news"],
    what: "tokens",
  },
  { place: "local", names: ["consent"], what: "consent" },
  { place: "local", names: ["theme"], what: "theme" },
  { place: "local", names: ["calm", "lock-hours"], what: "ownRules" },
  { place: "local", names: ["player:*"], what: "account" },
  { place: "local", names: ["intent:*"], what: "open" },
  { place: "local", names: ["welcomed", "sign-up-block"], what: "device" },
  { place: "local", names: ["edd-asked"], what: "asked" },
  { place: "local", names: ["limit-notices", "limits-reviewed", "play-summary-shown"], what: "told" },
  { place: "local", names: ["inbox-read"], what: "read" },
  { place: "local", names: ["marketing-stopped"], what: "quiet" },
  {
    place: "tab",
    names: ["player:*", "pay-and-play", "told-unfinished", "session-ended", "session-end-known", "reloaded-at"],
    what: "tab",
  },
  { place: "tab", names: ["player:campaign"], what: "advertisement" },
  { place: "worker", names: ["/service-worker.js", "offline-*", "lobby-*"], what: "offline" },
];
