"use client";

import { useCountry } from "@/components/site/use-country";
import { strictestAt } from "@/lib/market/policy/by-place";
import { presetOrder } from "@/lib/market/policy/strictness";
import { readPreset } from "@/lib/safety/consent/preset";
import { placesOf } from "@/lib/session/player/account-place";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { allOptions, type ConsentOptions, essentialOptions } from "@/lib/site/consent/choice";

/** The notice of every page has it. */
const presetHere = () => readPreset(document.querySelector<HTMLElement>("[data-preset]")?.dataset.preset);

/** What is ticked before a choice: the strictest of what the page's market, the place of stay and the account's place allow. */
export function usePreset(): ConsentOptions {
  const player = useSession(playerIn);
  const country = useCountry();
  return strictestAt(presetOrder, presetHere(), [{ country }, ...placesOf(player)]) === "all"
    ? allOptions
    : essentialOptions;
}
