import { flag, stored } from "@/lib/core/browser-storage";

/** Kept as long as the sign-in, for all tabs. */
const checked = stored<true>({
  owner: "player",
  key: "activity-checked",
  area: "local",
  version: 1,
  parse: flag,
});

/** Is it known that no reminder is due with this login, or was it answered? */
export const isLoginChecked = (): boolean => checked.read() !== null;

export const noteLoginChecked = (): void => void checked.write(true);
