/**
 * The folders whose tests an area runs, wherever they are: `offers/rewards` is `lib/offers/rewards`, `components/offers/rewards`,
 * `tests/e2e/offers/rewards` … An area tests what it is built on too, in a folder of another one. A path from the root is one file or
 * folder, where a file of no area holds something of this one: the budget of its pages, its restarts, what the app composes of it.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const testAreas = {
  account: [
    "account",
    "session",
    "sandbox/identity",
    "app/dialogs",
    "app/api/pay-and-play",
    "app/account-pages",
    "app/refused-player",
    "app/unchecked-access",
    "app/[edition]/guarded-page",
    "tests/processes/token-attacks",
    "tests/budgets/login",
    "tests/budgets/sign-up",
  ],
  safety: [
    "safety",
    "market/policy",
    "app/verification-over-money",
    "app/[edition]/break-link",
    "tests/processes/activity-windows",
  ],
  play: [
    "play",
    "games",
    "session/permissions",
    "app/game-dialogs",
    "app/home-pages",
    "app/refused-player",
    "sandbox/sportsbook",
    "tests/budgets/first-load",
  ],
  money: [
    "money",
    "offers/rewards",
    "offers/bonus-code",
    "session/push",
    "session/intents",
    "core/intents",
    "sandbox/cashier",
    "sandbox/platform/wallet/ledger",
    "app/bonus-state",
    "app/verification-over-money",
    "app/[edition]/intents",
    "tests/contract/push",
    "tests/processes/intents",
    "tests/e2e/site/intents",
    "tests/budgets/player",
  ],
  offers: [
    "offers",
    "play/sportsbook",
    "app/bonus-state",
    "app/inbox",
    "tests/contract/content/banners",
    "tests/budgets/landing",
  ],
};

/**
 * The tests of no area, as paths from the root: what every page shares, and what holds for the whole of the code. A test that is in none
 * of these, and that no area runs, is a mistake (`tests/rules/commands.test.ts`).
 */
export const sharedTests = [
  "components/site",
  "components/ui",
  "lib/config",
  "lib/content",
  "lib/core",
  "lib/edge",
  "lib/market",
  "lib/routing",
  "lib/site",
  "sandbox/content",
  "sandbox/core",
  "sandbox/showcase",
  "tests/bench",
  "tests/contract/content",
  "tests/contract/sandbox",
  "tests/rules",
  "tests/screenshots",
  "tests/e2e/site",
  "tests/e2e/support",
  "tests/e2e/ui",
  // Of all areas at once: every screen, every way to them, every element over any page.
  "app/global-elements",
  "app/navigation",
  "app/screens",
  "app/social-image",
  "app/[edition]/(errors)",
  "app/[edition]/kit",
  "tests/e2e/keyboard",
  "tests/e2e/story",
  // The site as a process, and what each of its pages weighs.
  "tests/budgets/html",
  "tests/budgets/network",
  "tests/budgets/next-internals",
  "tests/budgets/start",
  "tests/budgets/styles",
  "tests/processes/brand",
  "tests/processes/cache-safety",
  "tests/processes/content",
  "tests/processes/costly-requests",
  "tests/processes/custom-server",
  "tests/processes/dev",
  "tests/processes/edge",
  "tests/processes/markets",
  "tests/processes/page-query",
  "tests/processes/reports",
  "tests/processes/restart",
  "tests/processes/search-engines",
  "tests/processes/start",
  "tests/processes/static-files",
  "tests/processes/tag-bus",
  "tests/processes/unknown-pages",
];

/** @param {string} file A test file that every area shares. */
export const isShared = (file) => sharedTests.some((path) => isAt(path, file));

/**
 * Is the test file at this path meant by a word of `npm test -- <words>`? The name of an area means its folders; any other word
 * is a part of the path.
 * @param {string} word
 * @param {string} file "lib/money/wallet/wallet.test.ts"
 */
export function isMeant(word, file) {
  const folders = testAreas[word];
  if (!folders) return file.includes(word);
  return folders.some((folder) => (/^(app|sandbox|tests)\//.test(folder) ? isAt(folder, file) : isOf(folder, file)));
}

/** Is it this file, or below this folder? @param {string} path @param {string} file */
const isAt = (path, file) => file.startsWith(`${path}.`) || file.startsWith(`${path}/`);

/**
 * Is it in a folder of this name, a group of pages such as `(play)` too? A journey or contract of a domain may be one file:
 * tests/e2e/offers/rewards.spec.ts.
 * @param {string} folder @param {string} file
 */
const isOf = (folder, file) =>
  file.includes(`/${folder}/`) ||
  file.includes(`/(${folder})/`) ||
  (file.startsWith("tests/") && file.includes(`/${folder}.`));
