import { type ByPlace, type Place, strictestAt } from "@/lib/market/policy/by-place";
import { atMost, duty, shorterChoices } from "@/lib/market/policy/strictness";

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

/** The interval that has to stand in place of one that the law does not allow; null where the setting may stay. */
export function requiredTimer({ minutes, preset, mayBeOff }: Choices, timer: number | null): number | null {
  if (mayBeOff) return null;
  const longest = Math.max(...minutes);
  return timer === null || timer > longest ? Math.min(preset, longest) : null;
}

/**
 * The minutes that this browser counts where the platform's timer cannot be relied on; null: the player has the reality check off, as
 * they may. `timer`: the setting, undefined while it is not known, which is not "off".
 */
export function countedMinutes(choices: Choices, timer: number | null | undefined): number | null {
  if (timer === undefined) return choices.preset;
  return requiredTimer(choices, timer) ?? timer;
}
