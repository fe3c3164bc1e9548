/**
 * Whose a value is, and with it how long it is kept. `player`: what one player did or typed here; all of it goes with a sign-out and
 * with a change of player, whoever wrote it. `intent`: an operation of the player that it names, kept until it is settled, beyond a
 * sign-out too. `browser`: of whoever uses this browser, such as the theme.
 */
type Owner = keyof typeof prefixes;

const prefixes = { player: "player:", intent: "intent:", browser: "" };

/** One thing that the browser keeps for us. */
export interface Stored<T> {
  /** Null when nothing is kept, or nothing that this release can read. */
  read(): T | null;
  /** Is it of a newer release, which this one cannot read? */
  isNewer(): boolean;
  /** False where the browser forbids it or is full: the caller continues without it. */
  write(value: T): boolean;
  forget(): void;
}

/** What is used of a browser's storage. */
export type BrowserStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

interface Shape<T> {
  /** An intent's value names its player. */
  owner: T extends { owner: string | null } ? Owner : "player" | "browser";
  /** Below the owner's prefix. */
  key: string;
  /** `local`: for all tabs, until it is removed. `session`: for this tab. A function names another storage. */
  area: "local" | "session" | (() => BrowserStorage);
  /** Grows by one whenever the shape of the value changes. */
  version: number;
  /** Stored text is untrusted input: null when it does not have the current shape. */
  parse(value: unknown): T | null;
  /** An older value in the shape of the next versions. Version 0 is a text from before versions. Absent: it is dropped. */
  migrate?(value: unknown, version: number): unknown;
}

/**
 * Keeps a value together with the version of its shape. A value of a newer release, which another tab may run already, is
 * left alone; one that cannot be read counts as none. Never throws.
 */
export function stored<T>({ owner, key: name, area, version, parse, migrate }: Shape<T>): Stored<T> {
  const key = prefixes[owner] + name;
  // Even naming the storage throws where a browser forbids it.
  const storage = typeof area === "function" ? area : areas[area];
  return {
    read: () =>
      attempt(() => {
        const kept = storage().getItem(key);
        if (kept === null) return null;
        const { v, value } = open(kept);
        if (v === version) return parse(value);
        return migrate && v < version ? parse(migrate(value, v)) : null;
      }),
    isNewer: () => attempt(() => open(storage().getItem(key) ?? "").v > version) ?? false,
    write: (value) => attempt(() => storage().setItem(key, JSON.stringify({ v: version, value }))) !== null,
    forget: () => attempt(() => storage().removeItem(key)),
  };
}

const areas = { local: () => localStorage, session: () => sessionStorage };

/** The keys of all values of an owner in a storage, without the prefix. Never throws. */
export function storedKeys(owner: "player" | "intent", storage: () => BrowserStorage): string[] {
  const prefix = prefixes[owner];
  const keys = () => Array.from({ length: storage().length }, (_, at) => storage().key(at) ?? "");
  return (attempt(keys) ?? []).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
}

/** Does the key, of a storage event for example, belong to an intent? */
export const isIntentKey = (key: string): boolean => key.startsWith(prefixes.intent);

/** Where each storage notes whose the player's values in it are. */
const holder = `${prefixes.player}id`;

/**
 * Gives what is kept of a player to the one who is signed in now; null for a visitor. What another player left goes, also what they
 * left in a tab that slept through the sign-out. What a visitor left, such as the place to return to, becomes the player's.
 */
export function claimPlayerValues(playerId: string | null): void {
  for (const storage of Object.values(areas))
    attempt(() => {
      const held = storage().getItem(holder);
      if (held === playerId) return;
      if (held !== null) clearPlayerKeys(storage);
      if (playerId !== null) storage().setItem(holder, playerId);
    });
}

/** Removes what is kept of a player: for all tabs, and in this one. */
export function clearPlayerValues(): void {
  for (const storage of Object.values(areas)) clearPlayerKeys(storage);
}

function clearPlayerKeys(storage: () => BrowserStorage): void {
  for (const key of storedKeys("player", storage)) attempt(() => storage().removeItem(prefixes.player + key));
}

function open(kept: string): { v: number; value: unknown } {
  const envelope = Object(attempt(() => JSON.parse(kept)));
  if (typeof envelope.v !== "number") return { v: 0, value: kept };
  return { v: envelope.v, value: envelope.value ?? envelope };
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Parsers of a value that is any text, any number, or a mark that is kept or not. */
export const text = (value: unknown): string | null => (typeof value === "string" ? value : null);
export const number = (value: unknown): number | null => (typeof value === "number" ? value : null);
export const flag = (value: unknown): true | null => (value === true ? true : null);
