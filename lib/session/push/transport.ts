/** The events of a connection, never before `open` has returned; `lost` at most once, and also when it never opened. */
export interface LineEvents {
  opened(): void;
  text(text: string): void;
  lost(): void;
}

/** One attempt at a connection. After `close` no event follows. */
export interface Line {
  send(text: string): void;
  close(): void;
}

/** A way to exchange text with the push service. Every call of `open` is one attempt, which never retries by itself. */
export interface Transport {
  open(token: string, events: LineEvents): Line;
}
