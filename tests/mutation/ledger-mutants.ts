// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the code of the mutants holds template strings
/** One change of the code that a test must notice. */
interface Mutant {
  name: string;
  file: string;
  /** Stands once in the file. */
  find: string;
  put: string;
  /** The embedded database runs one transaction at a time, so nothing can go wrong between two. */
  needsPostgres?: true;
}

const ledger = "sandbox/platform/wallet/ledger.ts";

export const ledgerMutants: readonly Mutant[] = [
  { name: "no lock on the wallet", file: ledger, find: '.for("update")', put: "", needsPostgres: true },
  {
    name: "a bet of exactly the balance is refused",
    file: ledger,
    find: "+ ${amountMinor} >= 0`",
    put: "+ ${amountMinor} > 0`",
  },
  {
    name: "a player may go below zero",
    file: ledger,
    find: "or(isNull(accounts.playerId), sql",
    put: "or(sql`true`, sql",
  },
  {
    name: "an amount below zero moves",
    file: ledger,
    find: "if (amountMinor < 0n)",
    put: "if (amountMinor < -1_000_000n)",
  },
  {
    name: "an amount of zero is refused",
    file: ledger,
    find: "if (amountMinor < 0n)",
    put: "if (amountMinor <= 0n)",
  },
  { name: "any currency is taken", file: ledger, find: "wallet.currency !== currency", put: "wallet.currency === ''" },
  {
    name: "the guard is asked before the known answer is given",
    file: ledger,
    find: "  const known = await findPosted<T>(tx, playerId, key, fingerprint);\n  if (known) return known;",
    put: "  const early = await guard?.(tx);\n  if (early) throw new Refused(early);\n  const known = await findPosted<T>(tx, playerId, key, fingerprint);\n  if (known) return known;",
  },
  {
    name: "the guard is not asked",
    file: ledger,
    find: "const refusal = await guard?.(tx);",
    put: "const refusal = await (undefined as typeof guard)?.(tx);",
  },
  { name: "a known key moves the money again", file: ledger, find: "  if (known) return known;\n", put: "" },
  {
    name: "a key is known across players",
    file: ledger,
    find: "and(eq(transactions.playerId, playerId), eq(transactions.idempotencyKey, key))",
    put: "eq(transactions.idempotencyKey, key)",
  },
  {
    name: "a used key with another operation is answered",
    file: ledger,
    find: "known.fingerprint !== fingerprint",
    put: "known.fingerprint === ''",
  },
  {
    name: "the stake is no part of the fingerprint",
    file: ledger,
    find: "{ ...rest, amountMinor: String(amountMinor) }",
    put: "{ ...rest }",
  },
  {
    name: "a replay does not say that it is one",
    file: ledger,
    find: "replayed: true } as const",
    put: "replayed: false } as const",
  },
  {
    name: "what goes out does not come in",
    file: ledger,
    find: "await change(tx, operation, to, amountMinor)",
    put: "await change(tx, operation, to, 0n)",
  },
  {
    name: "the version does not grow",
    file: ledger,
    find: "sql`${wallets.version} + 1`",
    put: "sql`${wallets.version}`",
  },
  { name: "the version grows without a change", file: ledger, find: "  if (amountMinor > 0n) {", put: "  {" },
  { name: "nothing runs within", file: ledger, find: "within ? await within(tx) : (null as T)", put: "(null as T)" },
  {
    name: "the stored result is lost",
    file: ledger,
    find: "balance, result: outcome.result, replayed",
    put: "balance, result: null as T, replayed",
  },
  {
    name: "entries are not written",
    file: ledger,
    find: "if (moved.length > 0) await",
    put: "if (moved.length > 2) await",
  },
  {
    name: "a deadlock is not tried again",
    file: ledger,
    find: 'code === "40001" || code === "40P01"',
    put: 'code === "40001"',
  },
  {
    name: "a serialisation failure is not tried again",
    file: ledger,
    find: 'code === "40001" || code === "40P01"',
    put: 'code === "40P01"',
  },
  { name: "any error is tried again", file: ledger, find: "attempt === 5 || !isPassing(error)", put: "attempt === 5" },
  {
    name: "it is tried for ever",
    file: ledger,
    find: "attempt === 5 || !isPassing",
    put: "attempt === 50 || !isPassing",
  },
  { name: "locked money is main money", file: ledger, find: "`${playerId}:${place.kind}`", put: "`${playerId}:MAIN`" },
  {
    name: "one bonus account for all verticals",
    file: ledger,
    find: "`${playerId}:BONUS:${place.vertical}`",
    put: "`${playerId}:BONUS:CASINO`",
  },
  {
    name: "the house has one account for all",
    file: ledger,
    find: "`house:${place.operator}:${currency}`",
    put: "`house:games:${currency}`",
  },
];
