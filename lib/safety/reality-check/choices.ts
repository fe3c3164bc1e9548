import { type ByPlace, type Place, strictestAt } from "@/lib/market/policy/by-place";
import { atMost, duty, shorterChoices } from "@/lib/market/policy/orders";

/** The fields of the market policy about the setting. */
export interface ChoiceRules {
  minutes: ByPlace<readonly number[]>;
  presetMinutes: ByPlace<number>;
  isDuty: ByPlace<boolean>;
}

export interface Choices {
  /** The intervals to choose from. */
  minutes: readonly number[];
  /** The one that is chosen first. */
  preset: number;
  mayBeOff: boolean;
}

/** What a player may choose by the rules of the market and of the account's place. */
export function choicesOf(rules: ChoiceRules, places: readonly Place[]): Choices {
  return {
    minutes: strictestAt(shorterChoices, rules.minutes, places),
    preset: strictestAt(atMost, rules.presetMinutes, places),
    mayBeOff: !strictestAt(duty, rules.isDuty, places),
  };
}

/** Does the setting hold as it is, with nothing else to choose? */
export const isFixed = ({ minutes, mayBeOff }: Choices, timer: number | null): boolean =>
  !mayBeOff && minutes.length === 1 && timer === minutes[0];
