import { stored } from "@/lib/core/browser-storage";

/** The code of a form that was not sent, because nobody could tell whether the site is open to the visitor. */
export const accessUnchecked = "error.access.unchecked";

const kept = stored({
  owner: "player",
  key: "unchecked-access",
  area: "local",
  version: 1,
  parse: (value) => (value === true ? value : null),
});

/** Where the browser keeps nothing. */
let isKeptHere = false;

/** A login begins: until the platform says so, it is not known whether the site is open to the player where they are. */
export function noteUncheckedAccess(): void {
  isKeptHere = true;
  kept.write(true);
}

export function noteCheckedAccess(): void {
  isKeptHere = false;
  kept.forget();
}

export const isAccessUnchecked = (): boolean => isKeptHere || kept.read() !== null;
