import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../.ci/lib/root.mjs";

/** A module under mutation, and the tests that hold it: files, both from the root of the project. */
interface MutatedModule {
  name: string;
  mutate: readonly string[];
  tests: readonly string[];
}

const beside = (path: string, ...more: string[]): MutatedModule => ({
  name: path,
  mutate: [`${path}.ts`],
  tests: [`${path}.test.ts`, ...more],
});

/** Files of a folder with their own tests, run as one module. */
const together = (folder: string, names: readonly string[]): MutatedModule => ({
  name: folder,
  mutate: names.map((name) => `${folder}/${name}.ts`),
  tests: names.map((name) => `${folder}/${name}.test.ts`),
});

/** Files of a folder that are held by the tests of what uses them. It is named for the first of them. */
const heldBy = (tests: readonly string[], folder: string, names: readonly string[]): MutatedModule => ({
  name: `${folder}/${names[0]}`,
  mutate: names.map((name) => `${folder}/${name}.ts`),
  tests,
});

/**
 * Code that calls the network (`api.ts`, `queries.ts`, transports, `auth.ts`) is excluded: contract and island tests cover it. The
 * queries of the consent are in, for they decide which of two choices counts.
 */
export const modules: readonly MutatedModule[] = [
  beside("lib/core/money"),
  beside("lib/core/money-display", "lib/core/money.test.ts"),
  beside("lib/core/time/day"),
  beside("lib/core/form/amount-input"),
  beside("lib/core/form/date-input"),
  beside("lib/core/address-range"),
  beside("lib/core/url-path"),
  {
    name: "lib/core/http/http-errors",
    mutate: ["lib/core/http/http-errors.ts"],
    tests: ["lib/core/http/http.test.ts"],
  },
  beside("lib/market/amount-notation"),
  beside("lib/market/offered-languages"),
  beside("lib/market/detected-market"),
  beside("lib/offers/promotions/rules"),
  beside("lib/offers/promotions/schema"),
  beside("lib/offers/support-chat/rules"),
  beside("lib/play/sportsbook/context"),
  beside("lib/play/sportsbook/place"),
  beside("lib/site/seo/alternates"),
  beside("lib/site/seo/file-cache"),
  beside("lib/site/seo/sitemap"),
  beside("lib/site/seo/structured-data"),
  beside("lib/site/seo/xml-response"),
  beside("lib/market/locale"),
  beside("lib/market/switch-links"),
  beside("lib/routing/channel"),
  beside("lib/routing/edition"),
  beside("lib/routing/page-segment"),
  beside("lib/routing/require-param"),
  beside("lib/routing/route-request"),
  beside("lib/routing/routes"),
  beside("lib/routing/shown-routes"),
  beside("lib/routing/content-pages"),
  beside("lib/money/wallet/schema"),
  beside("lib/money/wallet/wallet"),
  together("lib/money/deposit", ["bonuses", "deposited", "forms", "methods", "status"]),
  beside("lib/money/deposit/operation"),
  beside("lib/money/deposit/awaited-deposits"),
  beside("lib/money/deposit/duties"),
  beside("lib/money/deposit/open-payment"),
  beside("lib/money/deposit/least-left"),
  together("lib/money/withdraw", ["flow", "forms", "operation", "status"]),
  together("lib/money/transactions", ["filter", "groups", "meaning", "merge", "month", "net-position"]),
  beside("lib/money/transactions/stage"),
  beside("lib/money/transactions/payments"),
  beside("lib/money/transactions/read-history"),
  beside("lib/offers/rewards/schema", "lib/offers/rewards/given-up.test.ts"),
  beside("lib/offers/rewards/operation", "components/offers/rewards/claim.test.tsx"),
  heldBy(
    ["claim", "forfeit-and-claim"].map((name) => `components/offers/rewards/${name}.test.tsx`),
    "lib/offers/rewards",
    ["claim-reward", "release"],
  ),
  beside("lib/offers/rewards/store"),
  beside("lib/offers/rewards/ended-rewards"),
  beside("lib/offers/allowed-offers/schema"),
  together("lib/offers/bonus-code", ["failure", "flow", "forms", "operation"]),
  heldBy(["components/offers/bonus-code/bonus-code-view.test.tsx"], "lib/offers/bonus-code", ["unclaimed-code"]),
  together("lib/safety/limits", [
    ...["bounds", "change", "operation", "review", "schema", "used-notices", "used-share"],
  ]),
  heldBy(["lib/safety/limits/change.test.ts"], "lib/safety/limits", ["failure", "raise-delay"]),
  together("lib/safety/verification", [
    ...["flow", "kyc-level", "needed", "photo-position", "rejection", "section", "time-left"],
  ]),
  heldBy(
    [
      ...["picture-size", "scale-picture"].map((name) => `lib/safety/verification/${name}.test.ts`),
      "components/safety/verification/oversized-picture.test.tsx",
    ],
    "lib/safety/verification",
    ["picture-size", "scale-picture"],
  ),
  heldBy(
    ["resumable-upload", "verification-upload"].map((name) => `components/safety/verification/${name}.test.tsx`),
    "lib/safety/verification",
    ["send-file"],
  ),
  beside("lib/safety/verification/kept-uploads"),
  beside("lib/safety/verification/wealth"),
  heldBy(
    ["needed", "rejection", "section", "schema"].map((name) => `lib/safety/verification/${name}.test.ts`),
    "lib/safety/verification",
    ["schema"],
  ),
  heldBy(["lib/safety/verification/hostile-files.test.ts"], "lib/safety/verification", ["file-type"]),
  beside("lib/safety/consent/preset"),
  heldBy(["lib/safety/consent/take-record.test.ts"], "lib/safety/consent", ["take-record", "schema"]),
  heldBy(["components/safety/consent/consent.test.tsx"], "lib/safety/consent", ["queries"]),
  beside("lib/safety/idle/rules"),
  together("lib/safety/reality-check", ["choices", "lock", "timer"]),
  {
    name: "lib/market/policy",
    mutate: ["by-place", "strictness", "policies"].map((name) => `lib/market/policy/${name}.ts`),
    tests: ["strictness", "policies"].map((name) => `lib/market/policy/${name}.test.ts`),
  },
  beside("lib/core/intents/intents", "lib/core/intents/intents-rules.test.ts"),
  heldBy(
    ["records", "intents", "intents-rules", "schedule"].map((name) => `lib/core/intents/${name}.test.ts`),
    "lib/core/intents",
    ["records", "outcome", "schedule"],
  ),
  beside("lib/session/tokens/read-player"),
  beside("lib/session/client-context/client-context"),
  beside("lib/session/cookie/session-signature"),
  beside("lib/session/sign-out/end-session"),
  beside("lib/session/platform/platform"),
  beside("lib/session/sign-in/post-login-path"),
  beside("lib/session/tokens/refresh-tokens"),
  beside("lib/session/start-session"),
  beside("lib/session/sign-in/return-path"),
  beside("lib/session/cookie/id-token-cookie"),
  beside("lib/session/sign-in/sign-in"),
  beside("lib/session/sign-out/sign-out"),
  beside("lib/session/state"),
  beside("lib/session/tokens/token-storage"),
  beside("lib/session/permissions/permissions"),
  beside("lib/session/permissions/schema"),
  beside("lib/session/push/connection"),
  beside("lib/play/game-launch/figures/cost"),
  beside("lib/site/consent/choice"),
  {
    name: "lib/site/consent/gate",
    mutate: ["lib/site/consent/gate.ts"],
    tests: ["lib/site/consent/choice.test.ts"],
  },
  beside("lib/core/frame/frame-address"),
  beside("lib/play/game-launch/launch/launch"),
  beside("lib/play/game-launch/launch/lookup"),
  {
    name: "lib/play/game-launch/launch/open-game",
    mutate: ["open-game", "launch-account"].map((name) => `lib/play/game-launch/launch/${name}.ts`),
    tests: ["lib/play/game-launch/launch/open-game.test.ts"],
  },
  beside("lib/play/game-launch/providers/protocols"),
  {
    name: "lib/play/game-launch/providers/launch-calls",
    mutate: [
      ...["launch-call", "launch-calls", "jurisdiction", "launch-response"].map(
        (name) => `lib/play/game-launch/providers/${name}.ts`,
      ),
      ...["money-only", "providers"].map((name) => `lib/play/catalogue/${name}.ts`),
    ],
    tests: ["lib/play/game-launch/providers/launch-calls.test.ts"],
  },
];

/** The files of these modules that are not there: Stryker would pass over them. */
export const missingFiles = (of: readonly MutatedModule[]): string[] =>
  of.flatMap(({ mutate, tests }) => [...mutate, ...tests]).filter((file) => !existsSync(join(root, file)));
