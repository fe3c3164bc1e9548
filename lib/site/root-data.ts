/** `data-*` of <html>, by which the style sheet chooses: docs/architecture.md says who sets and who reads each. */
interface RootData {
  brand: string;
  /** Calm mode: no winners, jackpots, promotions or celebrations. */
  calm: "on";
  /** The products that are closed to the player: "P1 casino liveCasino". */
  closed: string;
  /** The notice about cookies asks, or confirms the choice. */
  consent: "missing" | "chosen";
  /** A hash that was set before the page was alive. */
  hash: string;
  /** The page's list is held back while it is filtered. */
  list: "";
  navigating: "";
  session: "guest" | "player";
  terms: "accepted" | "outdated";
  theme: "dark" | "light";
  wallet: "empty";
}

/** Sets one of them, or removes it: null. The one place that writes them, beside the head script, which runs before any module. */
export function setRootData<Name extends keyof RootData>(name: Name, value: RootData[Name] | null): void {
  const { dataset } = document.documentElement;
  if (value === null) delete dataset[name];
  else dataset[name] = value;
}

export const rootData = (name: keyof RootData): string | undefined => document.documentElement.dataset[name];
