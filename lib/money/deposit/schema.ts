import * as z from "zod/mini";
import { Amount } from "@/lib/core/decimal-amount";
import { Instant } from "@/lib/core/time/instant";
import { Result } from "@/lib/money/wallet/result";

/**
 * The response of a deposit's request. `cashierUrl`: the partner's page where it is paid; absent where there is none. `fluidUrl`: the same
 * as the widget of the fluid payment integration, of a platform that has it.
 */
export const DepositRequested = z.object({
  referenceId: z.string(),
  result: z.string(),
  cashierUrl: z.optional(z.nullable(z.string())),
  fluidUrl: z.optional(z.nullable(z.string())),
});
export type DepositRequested = z.infer<typeof DepositRequested>;

const orNull = <T>(schema: z.ZodMiniType<T>) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value): T | null => value ?? null),
  );

/** What stands against a deposit, and what is left of the limit that is nearest, in hundredths. */
export const DepositCheck = z.object({
  result: Result,
  limitLeft: orNull(Amount),
  /** "D", "W" or "M". */
  limitType: orNull(z.string()),
  resetOn: orNull(Instant),
  daysLeftToVerifyDocuments: orNull(z.int()),
  /** Since when documents are under review. */
  since: orNull(Instant),
});
export type DepositCheck = z.infer<typeof DepositCheck>;

/** A picture that the site's policy lets in: whole in its address, or of a configured host. */
const Picture = z.string().check(z.refine((text) => /^(data:image\/|https?:\/\/)/.test(text), "is not a picture"));

export const DepositMethod = z.object({
  id: z.string(),
  name: z.string(),
  image: orNull(Picture),
  /** In hundredths of the wallet's currency. */
  min: Amount,
  max: Amount,
  /** What the method itself takes. */
  fee: z._default(Amount, 0),
  /** How long it takes; 0 is at once. */
  minutes: orNull(z.int()),
});
export type DepositMethod = z.infer<typeof DepositMethod>;

/** What a method says of paying out: the least, what it takes itself, and how many working days it usually takes. */
const Payout = z.object({
  min: Amount,
  fee: z._default(Amount, 0),
  days: orNull(z.object({ least: z.int(), most: z.int() })),
});

/** `payout`: null of a method that says nothing of it. */
export const RecentMethods = z.array(z.object({ id: z.string(), payout: orNull(Payout) }));
export type RecentMethod = z.infer<typeof RecentMethods>[number];

/** What the partner's page tells the page around it. A hint: whether it was paid, the ledger tells. */
export const CashierMessage = z.discriminatedUnion("event", [
  z.object({ type: z.literal("cashier"), event: z.literal("ready") }),
  z.object({ type: z.literal("cashier"), event: z.literal("height"), height: z.number() }),
  /** It is paid at a page that is not framed: the frame cannot lead there, the site does. */
  z.object({ type: z.literal("cashier"), event: z.literal("redirect"), url: z.string() }),
  z.object({
    type: z.literal("cashier"),
    event: z.literal("ended"),
    status: z.string(),
    reason: z.optional(z.string()),
  }),
]);
export type CashierMessage = z.infer<typeof CashierMessage>;
