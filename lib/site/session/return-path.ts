/** Where a player goes after signing in. `label` names the place in his words: the title of a game. */
export interface Return {
  path: string;
  label: string | null;
  bonusCode: string | null;
}

const key = "return-after-login";

/** Keeps the place for this tab until it is taken, or the player signs out. */
export function keepReturn({ path, label = null, bonusCode = null }: Partial<Return> & { path: string }): void {
  sessionStorage.setItem(key, JSON.stringify({ v: 1, path, label, bonusCode }));
}

export function peekReturn(): Return | null {
  try {
    const { v, path, label, bonusCode } = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return v === 1 && typeof path === "string"
      ? { path, label: textOrNull(label), bonusCode: textOrNull(bonusCode) }
      : null;
  } catch {
    return null;
  }
}

/** Gives the place once. */
export function takeReturn(): Return | null {
  const kept = peekReturn();
  forgetReturn();
  return kept;
}

export function forgetReturn(): void {
  sessionStorage.removeItem(key);
}

const textOrNull = (value: unknown) => (typeof value === "string" ? value : null);
