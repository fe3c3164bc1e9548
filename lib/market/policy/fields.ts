import { z } from "zod";
import { periodHours } from "@/lib/core/time/period-options";
import {
  atLeast,
  atLeastOrNone,
  atMost,
  atMostOrNone,
  demoValues,
  duty,
  inBoth,
  inEither,
  type OfferKind,
  type Order,
  offerKinds,
  otherThan,
  permission,
  presetValues,
  recordsInEither,
  scale,
  shorterChoices,
} from "./strictness";

/** One question that markets answer differently. `value` is the answer of the specification, for every market without a profile. */
export interface Field<T> extends Order<T> {
  meaning: string;
  unit: string;
  value: T;
  source: string;
  /** The form of its values, for the check at start-up. */
  form: z.ZodType<T>;
}

type Said<T> = Pick<Field<T>, "meaning" | "unit" | "value" | "source">;

const of =
  <T>(order: Order<T>, form: z.ZodType<T>) =>
  (said: Said<T>): Field<T> => ({ ...order, ...said, form });

const minutes = z.number().int().positive();
const count = z.number().int().nonnegative();

const aDuty = of(duty, z.boolean());
const aPermission = of(permission, z.boolean());
const aMost = of(atMost, count);
const aLeast = of(atLeast, count);
const aMostOrNone = of(atMostOrNone, count.nullable());
const aLeastOrNone = of(atLeastOrNone, count.nullable());
const aChoice = of(shorterChoices, z.array(minutes).nonempty().readonly());
const periods = of(inEither<number>(), z.array(minutes).readonly());

const oneOf = <const T extends readonly [string, ...string[]]>(values: T, said: Said<T[number]>) =>
  of<T[number]>(scale<T[number]>(...values), z.enum(values))(said);

const Product = z.enum(["casino", "jackpots", "liveCasino", "sports", "tournaments", "vip", "virtualSports"]);
export type Product = z.infer<typeof Product>;

/** A word or a page that the law prescribes, in its own language. */
const Line = z.strictObject({
  language: z.string().regex(/^[a-z]{2}$/),
  text: z.string().min(1),
  href: z.url().nullable(),
});
type Line = z.infer<typeof Line>;
const lines = of(recordsInEither<Line>(), z.array(Line).readonly());

const specified = "specification";
const unspecified = "not specified: as the product was before it had a policy";

export const fields = {
  products: of(
    inBoth<Product>(),
    z.array(Product).readonly(),
  )({
    meaning: "what is offered at all",
    unit: "products",
    value: [...Product.options],
    source: `${specified}, product flags`,
  }),
  leastAge: aLeast({ meaning: "the youngest age of a player", unit: "years", value: 18, source: "SIGNUP-024" }),
  taxNumber: oneOf(["cpf", "none"], {
    meaning: "the tax number that a registration asks for",
    unit: "kind of number",
    value: "none",
    source: `${specified}, validation rules`,
  }),
  demoPlay: oneOf(demoValues, {
    meaning: "who may play with play money: nobody, players whose age was verified, everybody",
    unit: "group of people",
    value: "open",
    source: `${specified}, roles and permissions; ruling 16`,
  }),
  moneyOnlyProviders: of(
    inEither<string>(),
    z.array(z.string()).readonly(),
  )({
    meaning: "whose games open only to players with money in their account",
    unit: "slugs of providers",
    value: [],
    source: `${specified}, validation rules`,
  }),
  jurisdiction: of(
    otherThan("MT"),
    z.string().regex(/^[A-Z]{2}$/),
  )({
    meaning: "the jurisdiction named to providers, unless JURISDICTIONS names another",
    unit: "code",
    value: "MT",
    source: "ruling 20",
  }),
  minimumRoundMs: aLeastOrNone({
    meaning: "from the start of a slot's round to the start of the next",
    unit: "milliseconds; none: the game's own",
    value: null,
    source: unspecified,
  }),
  minimumTableRoundMs: aLeastOrNone({
    meaning: "the same of every other game",
    unit: "milliseconds; none: the game's own",
    value: null,
    source: unspecified,
  }),
  celebratesReturnsBelowStake: aPermission({
    meaning: "may a game celebrate a return that is no more than its stake?",
    unit: "yes or no",
    value: false,
    source: "not specified: a return that is no gain is shown as what it is in every market",
  }),
  winners: aPermission({
    meaning: "are the wins of others shown?",
    unit: "yes or no",
    value: true,
    source: `${specified}, widgets`,
  }),
  consentPreset: oneOf(presetValues, {
    meaning: "what is ticked in the notice about cookies before a choice",
    unit: "kinds of cookies",
    value: "all",
    source: `${specified}, cookies consent`,
  }),
  limitStep: oneOf(["required", "prompt", "none"], {
    meaning: "limits at the end of a registration: before the first deposit, offered, or not asked for",
    unit: "kind of step",
    value: "none",
    source: `${specified}, registration`,
  }),
  raiseDelayHours: aLeastOrNone({
    meaning: "how long a raised or removed limit waits",
    unit: "hours; none: the platform decides",
    value: null,
    source: "LIMIT-019, ruling 9",
  }),
  grossDepositLimit: aDuty({
    meaning:
      "are players told that the deposit limit counts deposits alone, whatever was withdrawn, until its period is over?",
    unit: "yes or no",
    value: false,
    source: unspecified,
  }),
  endsSessionAtLimit: aDuty({
    meaning: "is a player signed out when a spend limit is used up?",
    unit: "yes or no",
    value: false,
    source: unspecified,
  }),
  limitLinks: aDuty({
    meaning: "does home lead to the limits? The deposit does in every market",
    unit: "yes or no",
    value: false,
    source: unspecified,
  }),
  reviewPromptMonths: aMostOrNone({
    meaning: "how often a player is asked to review account and limits",
    unit: "months; none: never",
    value: null,
    source: unspecified,
  }),
  playSummaryHours: aMostOrNone({
    meaning: "how often a player is shown what their last 30 days of play have cost",
    unit: "hours; none: never",
    value: null,
    source: unspecified,
  }),
  realityCheckMinutes: aChoice({
    meaning: "the intervals of the reality check",
    unit: "minutes",
    value: [30, 60, 120],
    source: `${specified}, reality check`,
  }),
  realityCheckPresetMinutes: aMost({
    meaning: "the interval that is chosen first",
    unit: "minutes",
    value: 120,
    source: `${specified}, reality check`,
  }),
  realityCheckIsOn: aDuty({
    meaning: "does every player have it, whether they want it or not?",
    unit: "yes or no",
    value: false,
    source: `${specified}, reality check`,
  }),
  realityCheckLockMinutes: aLeast({
    meaning: "the pause before play goes on",
    unit: "minutes",
    value: 0,
    source: unspecified,
  }),
  timeOutHours: periods({
    meaning: "time-outs to choose from",
    unit: "hours",
    value: [...periodHours, 168, 720],
    source: "LIMIT-027",
  }),
  exclusionMonths: periods({
    meaning: "self-exclusions to choose from, besides one without an end",
    unit: "months",
    value: [6, 12, 24, 36, 60],
    source: "LIMIT-026",
  }),
  breakConfirmation: aPermission({
    meaning: "is a break of 24 hours confirmed by a second press?",
    unit: "yes or no",
    value: true,
    source: "LIMIT-028",
  }),
  idleMinutes: aMost({
    meaning: "after which a player without activity is signed out",
    unit: "minutes",
    value: 30,
    source: "register, idle logout",
  }),
  cancelWithdrawal: aPermission({
    meaning: "may a player take a pending withdrawal back?",
    unit: "yes or no",
    value: true,
    source: `${specified}, wallet calls; ruling 16`,
  }),
  historyDays: aLeast({
    meaning: "how far the history of transactions reaches",
    unit: "days",
    value: 30,
    source: "ruling 12",
  }),
  verificationBeforeDeposit: aDuty({
    meaning: "are age and identity verified before the first deposit?",
    unit: "yes or no",
    value: false,
    source: `${specified}, deposit states`,
  }),
  sourceOfWealth: aDuty({
    meaning: "must players whose account is marked so show where their money comes from?",
    unit: "yes or no",
    value: true,
    source: "KYC-028, KYC-029: the list of markets without it is empty",
  }),
  offers: of(
    inBoth<OfferKind>(),
    z.array(z.enum(offerKinds)).readonly(),
  )({
    meaning:
      "the kinds of bonus: of the registration, of the first play, of later deposits, for loyalty, without a deposit",
    unit: "kinds of offers",
    value: [...offerKinds],
    source: `${specified}, rewards`,
  }),
  publicOffers: aPermission({
    meaning: "do pages that everybody can read, and pictures for social media, name a bonus?",
    unit: "yes or no",
    value: true,
    source: `${specified}, promotions`,
  }),
  offersDuringPlay: aPermission({
    meaning: "may an offer be made while somebody plays?",
    unit: "yes or no",
    value: true,
    source: unspecified,
  }),
  mostWagering: aMostOrNone({
    meaning: "the most that a bonus may ask to be wagered",
    unit: "times the bonus; none: any",
    value: null,
    source: `${specified}, campaigns`,
  }),
  offerTermsOnTiles: aDuty({
    meaning: "do the key conditions stand beside the headline of every offer?",
    unit: "yes or no",
    value: false,
    source: unspecified,
  }),
  chat: aPermission({
    meaning: "is there a support chat?",
    unit: "yes or no",
    value: true,
    source: `${specified}, live chat`,
  }),
  complaintDays: aMost({
    meaning: "within how many days is a complaint decided?",
    unit: "days",
    value: 56,
    source: unspecified,
  }),
  disputeLines: lines({
    meaning: "who looks at a complaint after the operator",
    unit: "lines; none: the authority of the licence alone",
    value: [],
    source: unspecified,
  }),
  licenceLines: lines({ meaning: "the licence and its register", unit: "lines", value: [], source: unspecified }),
  statutoryLines: lines({ meaning: "words that the law prescribes", unit: "lines", value: [], source: unspecified }),
  helpLines: lines({
    meaning: "help, and registers to be excluded everywhere",
    unit: "lines",
    value: [],
    source: unspecified,
  }),
} satisfies Record<string, Field<unknown>>;

export type FieldName = keyof typeof fields;

/** The answers of one place, or the strictest of several. */
export type MarketPolicy = { readonly [Name in FieldName]: (typeof fields)[Name]["value"] };
