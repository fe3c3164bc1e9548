import { isCurrency } from "@/lib/core/money";
import type { LiveData, LivePart } from "./schema";

/**
 * Parses the live data of our own server, whose types have made it: here against a response of another release, a cut one, and
 * one that is not ours. By hand, because a guest downloads it: a schema library would be half of what they load for it.
 */
export function parseLiveData(value: unknown): LiveData {
  const parts = isRecord(value) ? value : {};
  // Each check below looks at all that the widgets read of its part.
  const read = <Name extends LivePart>(name: Name) =>
    checks[name](parts[name]) ? (parts[name] as LiveData[Name]) : null;
  return {
    jackpots: read("jackpots"),
    winners: read("winners"),
    tables: read("tables"),
    tournaments: read("tournaments"),
  };
}

type Check = (value: unknown) => boolean;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const text: Check = (value) => typeof value === "string";
const integer: Check = (value) => Number.isSafeInteger(value);
const number: Check = (value) => Number.isFinite(value);
const maybe =
  (check: Check): Check =>
  (value) =>
    value === null || value === undefined || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const recordOf =
  (check: Check): Check =>
  (value) =>
    isRecord(value) && Object.values(value).every(check);
const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(fields).every(([name, check]) => check(value[name]));

const game = { href: text, name: text, picture: text };
const money = shape({ amountMinor: integer, currency: isCurrency });
const wins = listOf(shape({ ...game, playerName: text, amountMinor: integer, wonAt: text }));

const checks: Readonly<Record<LivePart, Check>> = {
  jackpots: shape({ currency: isCurrency, amounts: recordOf(integer), largest: listOf(shape(game)) }),
  winners: shape({ currency: isCurrency, top24: wins, top72: wins, latest: wins }),
  tables: recordOf(
    shape({
      seats: maybe(integer),
      seatsTaken: maybe(integer),
      limits: recordOf(listOf(integer)),
      dealer: maybe(shape({ name: text, language: maybe(text) })),
      last: maybe(listOf(integer)),
    }),
  ),
  tournaments: recordOf(
    shape({
      name: text,
      rules: maybe(text),
      prize: money,
      startsAt: text,
      endsAt: text,
      leaderboard: listOf(shape({ position: integer, playerName: text, points: number, prize: maybe(money) })),
    }),
  ),
};
