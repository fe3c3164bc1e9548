/** A module under mutation, and the tests that hold it. Globs; both from the root of the project. */
interface MutatedModule {
  name: string;
  mutate: readonly string[];
  tests: readonly string[];
}

const beside = (path: string, ...more: string[]): MutatedModule => ({
  name: path,
  mutate: [`${path}.ts`],
  tests: [`${path}.test.ts`, ...more],
});

const folder = (path: string, ...more: string[]): MutatedModule => ({
  name: `${path}/*`,
  mutate: [`${path}/*.ts`, `!${path}/*.test.ts`],
  tests: [`${path}/*.test.ts`, `${path}/*.test.tsx`, ...more],
});

export const modules: readonly MutatedModule[] = [
  beside("lib/core/money", "lib/market/formats.test.ts"),
  beside("lib/core/amount-input"),
  beside("lib/core/date-input"),
  beside("lib/core/address-range"),
  beside("lib/core/url-path"),
  { name: "lib/core/http-errors", mutate: ["lib/core/http-errors.ts"], tests: ["lib/core/http.test.ts"] },
  beside("lib/market/amount-format"),
  beside("lib/market/availability"),
  beside("lib/market/detected-market"),
  beside("lib/market/locale"),
  beside("lib/market/switch-links"),
  folder("lib/routing"),
  folder("lib/money/wallet"),
  folder("lib/session"),
  folder("lib/session/permissions"),
  folder("lib/session/push"),
  folder("lib/session/player-content"),
  folder("lib/play/game-launch"),
  folder("lib/play/game-launch/adapters", "lib/play/game-launch/adapters.test.ts"),
];
