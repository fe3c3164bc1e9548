/**
 * The folders whose tests an area runs, wherever they are: `offers/rewards` is `lib/offers/rewards`, `components/offers/rewards`,
 * `tests/e2e/offers/rewards` … An area tests what it is built on too, in a folder of another one.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const testAreas = {
  account: ["account", "session"],
  safety: ["safety", "market/policy"],
  play: ["play", "games", "session/permissions"],
  money: ["money", "offers/rewards", "offers/bonus-code", "session/push", "core/intents"],
  offers: ["offers", "play/sportsbook"],
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
  // A journey or contract of a domain may be one file: tests/e2e/offers/rewards.spec.ts.
  return folders.some(
    (folder) => file.includes(`/${folder}/`) || (file.startsWith("tests/") && file.includes(`/${folder}.`)),
  );
}
