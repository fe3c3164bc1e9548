import { stored, text } from "@/lib/core/browser-storage";

/** The key of the game whose heart a visitor pressed, for this tab, until somebody signs in. */
const pending = stored<string>({
  owner: "player",
  key: "favourite-after-login",
  area: "session",
  version: 1,
  parse: text,
});

export const saveFavourite = (gameKey: string): boolean => pending.write(gameKey);

/** Gives the key once. */
export function takeFavourite(): string | null {
  const gameKey = pending.read();
  if (gameKey !== null) pending.forget();
  return gameKey;
}
