import type { Messages } from "../../messages/messages";
import { type Group, isLine, numbersOf, type Spot } from "../../roulette/wheel";
import { fill } from "../fill";

const lineKeys = { 2: "betSplit", 3: "betStreet", 4: "betCorner", 6: "betSixLine" } as const;
const part = /^(dozen|column)(\d)$/;

/** The name of a spot: "17", "Split 17, 20", "Dozen 2", "Red". */
export function spotName(messages: Messages, spot: Spot): string {
  if (isLine(spot)) {
    const numbers = numbersOf(spot);
    return fill(messages[lineKeys[numbers.length as keyof typeof lineKeys]], { numbers: numbers.join(", ") });
  }
  const [, kind, number = ""] = part.exec(spot) ?? [];
  if (kind) return fill(messages[kind === "dozen" ? "dozen" : "column"], { part: number });
  return /^\d/.test(spot) ? spot : messages[spot as Exclude<Group, `dozen${number}` | `column${number}`>];
}
