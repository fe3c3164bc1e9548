/** One thing that the browser keeps for us. */
export interface Stored<T> {
  /** Null when nothing is kept, or nothing that this release can read. */
  read(): T | null;
  /** False where the browser forbids it or is full: the caller continues without it. */
  write(value: T): boolean;
  forget(): void;
}

interface Shape<T> {
  key: string;
  /** `local`: for all tabs, until it is removed. `session`: for this tab. */
  area: "local" | "session";
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
export function stored<T>({ key, area, version, parse, migrate }: Shape<T>): Stored<T> {
  // Even naming the storage throws where a browser forbids it.
  const storage = () => (area === "local" ? localStorage : sessionStorage);
  return {
    read: () =>
      attempt(() => {
        const kept = storage().getItem(key);
        if (kept === null) return null;
        const { v, value } = open(kept);
        if (v === version) return parse(value);
        return migrate && v < version ? parse(migrate(value, v)) : null;
      }),
    write: (value) => attempt(() => storage().setItem(key, JSON.stringify({ v: version, value }))) !== null,
    forget: () => attempt(() => storage().removeItem(key)),
  };
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

/** The parser of a value that is any text. */
export const text = (value: unknown): string | null => (typeof value === "string" ? value : null);
