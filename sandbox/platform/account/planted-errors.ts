/**
 * All errors of the registration that its input brings about on purpose: by a word behind a plus in the
 * e-mail address ("anna+system@example.com"), or by a phone number that ends in seven nines.
 */
const byWord = {
  system: [500, "error.system.error", "The system failed."],
  unhandled: [400, "", ""],
  captcha: [403, "", "User is not authorized to access this resource with an explicit deny"],
  vonage: [403, "error.vonage.phone.invalid", "The phone number does not exist."],
  same: [400, "error.same.customer.info.detected", "A customer with the same details is known."],
} as const;

/** "blocked": the connection is cut, as for a country whose calls never arrive. */
type PlantedError = keyof typeof byWord | "blocked";

export function plantedError(email: string): PlantedError | null {
  const word = /\+([a-z]+)@/.exec(email)?.[1] ?? "";
  return word === "blocked" || Object.hasOwn(byWord, word) ? (word as PlantedError) : null;
}

export const plantedRefusal = (word: Exclude<PlantedError, "blocked">): readonly [400 | 403 | 500, string, string] =>
  byWord[word];

/** The phone check's refusal of a number with such an ending; null for every other number. */
export const plantedNumberRefusal = (mobilePhone: string) => (/9{7}$/.test(mobilePhone) ? byWord.vonage : null);
