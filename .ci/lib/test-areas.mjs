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
    "app/refused-player",
    "app/[edition]/guarded-page",
    "tests/processes/token-attacks",
    "tests/budgets/login",
    "tests/budgets/sign-up",
  ],
  safety: ["safety", "market/policy"],
  play: [
    "play",
    "games",
    "session/permissions",
    "app/game-dialogs",
    "app/home-pages",
    "app/refused-player",
    "tests/budgets/first-load",
  ],
  money: [
    "money",
    "offers/rewards",
    "offers/bonus-code",
    "session/push",
    "session/intents",
    "core/intents",
    "sandbox/platform/wallet/ledger",
    "app/[edition]/intents",
    "tests/contract/push",
    "tests/processes/intents",
    "tests/e2e/site/intents",
    "tests/budgets/player",
  ],
  offers: ["offers", "play/sportsbook", "tests/contract/content/banners", "app/(campaign)", "tests/budgets/landing"],
};

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
