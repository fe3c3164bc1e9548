import { digitsOf, hasCheckDigit } from "./digits";

/** What the card's bank does with a payment. */
export type CardOutcome = "paid" | "declined" | "insufficientFunds" | "expired" | "confirm" | "silent";

/** Numbers that the banks of this world refuse or ask about; any other number that is one pays. */
const outcomes: Readonly<Record<string, CardOutcome>> = {
  "4000000000000002": "declined",
  "4000000000009995": "insufficientFunds",
  "4000000000000069": "expired",
  "4000000000003220": "confirm",
  "4000000000006975": "silent",
};

export const outcomeOf = (number: string): CardOutcome => outcomes[digitsOf(number)] ?? "paid";

export type CardField = "number" | "expiry" | "code";

/** The fields that cannot be right. */
export function wrongFields(given: Readonly<Record<CardField, string>>, now = new Date()): CardField[] {
  const checks = {
    number: isCardNumber(digitsOf(given.number)),
    expiry: isFuture(given.expiry.normalize("NFKC"), now),
    code: /^\d{3,4}$/.test(digitsOf(given.code)),
  };
  return (["number", "expiry", "code"] as const).filter((field) => !checks[field]);
}

const isCardNumber = (digits: string) => /^\d{13,19}$/.test(digits) && hasCheckDigit(digits);

/** "08 / 28", "8/2028": a card is good until the end of its month. */
function isFuture(text: string, now: Date): boolean {
  const [, month = "", year = ""] = /^\s*(0?[1-9]|1[0-2])\s*[/.-]?\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  if (month === "") return false;
  return (
    new Date(Date.UTC(2000 + Number(year), Number(month), 1)) > now && Number(year) < (now.getUTCFullYear() % 100) + 20
  );
}
