import { stored, text } from "@/lib/core/browser-storage";

/** Where a player goes after signing in. `label` names the place in their words: the title of a game. */
export interface Return {
  path: string;
  label: string | null;
}

const kept = stored<Return>({
  owner: "player",
  key: "return-after-login",
  area: "session",
  version: 1,
  parse(value) {
    const { path, label } = Object(value);
    return typeof path === "string" ? { path, label: text(label) } : null;
  },
});

/** Keeps the place for this tab until it is taken, or the player signs out. */
export function saveReturn({ path, label = null }: Partial<Return> & { path: string }): void {
  kept.write({ path, label });
}

export function peekReturn(): Return | null {
  return kept.read();
}

/** Gives the place once. */
export function takeReturn(): Return | null {
  const taken = peekReturn();
  kept.forget();
  return taken;
}
