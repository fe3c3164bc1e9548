import type { BrowserStorage } from "../browser-storage";

/** What a tab has of its browser. */
export interface Surroundings {
  storage: () => BrowserStorage;
  /** Runs the work while no other tab holds the name. Where one does: waits for it, or with "if-free" runs it at once with false. */
  lock<T>(name: string, mode: "wait" | "if-free", work: (isHeld: boolean) => Promise<T>): Promise<T>;
  now(): number;
  newId(): string;
  /** Does the platform honour the `Idempotency-Key`? */
  hasKeys(): boolean;
  /** Called after every change of an intent by this tab. */
  onChange(): void;
}
