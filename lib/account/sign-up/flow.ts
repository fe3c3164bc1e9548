import type { PinStatus } from "@/lib/account/one-time-code/flow";
import type { FieldError } from "@/lib/core/http/http-errors";
import type { Return } from "@/lib/session/sign-in/return-path";
import type { CodeBlock } from "./code-block";
import type { SignUpOffer } from "./options";
import type { Requirement } from "./schema";

/** The steps of sign-up (specification "Sign-up steps"). */
export const signUpSteps = ["Details", "ContactInfo", "Verification", "Unsupported", "Complete", "Duplicated"] as const;
export type SignUpStep = (typeof signUpSteps)[number];

/** What is counted for the player: the last is the code, or the end where no code is required. */
const countedSteps = 3;

const order: readonly SignUpStep[] = ["Details", "ContactInfo", "Verification", "Complete"];

/** The step after one; the last, and the two that end a sign-up, stay. */
export const nextStep = (step: SignUpStep): SignUpStep => neighbour(step, 1) ?? step;

/** The step before one; the first stays, and from the two that end a sign-up the way leads to Details. */
export const backStep = (step: SignUpStep): SignUpStep => neighbour(step, -1) ?? (isInOrder(step) ? step : "Details");

/** How many steps lead back from one: none from the first, and null from the last, whose account is made. */
export const stepsBack = (step: SignUpStep): number | null =>
  step === "Complete" ? null : isInOrder(step) ? order.indexOf(step) : 1;

const isInOrder = (step: SignUpStep): boolean => order.includes(step);

function neighbour(step: SignUpStep, by: 1 | -1): SignUpStep | undefined {
  const at = order.indexOf(step);
  return at === -1 ? undefined : order[at + by];
}

/** The input of the first step without the password (specification "Registration form details"). */
export interface RegistrationDetails {
  firstName: string;
  lastName: string;
  email: string;
  phonePrefix: string;
  phoneBody: string;
  phoneCountry: string;
  countryCode: string;
  termsAndConditions: boolean;
  cookiePolicyAccepted: boolean;
  marketingOptIn: boolean;
  allConditions: boolean;
  languageCode: string;
  termsAndConditionsAcceptedVersion: string;
  playerId: string;
}

/** The content above each step: the editors' offer, empty where they make none, and the progress. */
export interface BonusCallToAction extends SignUpOffer {
  /** Null where the sign-up has ended. */
  stepIndicator: { step: number; steps: number } | null;
  /** Too many codes: outlives the reset that it causes until its time is over. */
  smsMaxAttempts: CodeBlock | null;
}

export interface SignUpState {
  /** The game or page that asked for the account. */
  askedBy?: Return | null;
  /** Of the registration, once it was begun. */
  details: { playerId: string; token: string } | null;
  /** Names the registration of an e-mail address, kept before it is sent: sent again, it is the same one. */
  intent: { email: string } | null;
  form: RegistrationDetails | null;
  progress: {
    currentStep: SignUpStep;
    /** In the order in which they were reached. */
    visited: readonly SignUpStep[];
    formFocused: boolean;
    marketRiskSetting: Requirement | null;
    /** "Unsupported" only because the platform could not be reached: nothing is known about the country. */
    isUnreached?: boolean | undefined;
  };
  bonusCallToAction: BonusCallToAction;
  /** The dialog that is shown in place of the sign-up. */
  popup: "maxAttempts" | null;
  /** Why the last code was not sent or taken, by where it goes. */
  codeErrors: { sms: string | null; email: string | null };
  /** Of the last requested code. */
  pinStatus: PinStatus;
  isMobileNumberChanged: boolean;
  backendErrors: readonly FieldError[];
}

const noOffer: SignUpOffer = { title: "", description: "", iconUrl: "", conditions: [] };

export const emptySignUp: SignUpState = {
  details: null,
  intent: null,
  form: null,
  progress: { currentStep: "Details", visited: ["Details"], formFocused: false, marketRiskSetting: null },
  bonusCallToAction: { ...noOffer, stepIndicator: { step: 1, steps: countedSteps }, smsMaxAttempts: null },
  popup: null,
  codeErrors: { sms: null, email: null },
  pinStatus: "uninitialized",
  isMobileNumberChanged: false,
  backendErrors: [],
};

export type SignUpEvent =
  /** `block`: that of another tab. */
  | { type: "opened"; atMs: number; block: CodeBlock | null; askedBy: Return | null }
  | { type: "offered"; offer: SignUpOffer | null }
  | { type: "focused" }
  | { type: "intended"; intent: { email: string } }
  | { type: "registered"; details: { playerId: string; token: string }; form: RegistrationDetails }
  | { type: "phone-given"; phone: { prefix: string; body: string; country: string } }
  | { type: "contact-sent"; requirement: Requirement }
  | { type: "code"; channel: "sms" | "email"; status: PinStatus; error: string | null }
  | { type: "verified" }
  | { type: "refused"; step: "Duplicated" | "Unsupported"; isUnreached?: boolean }
  | { type: "failed"; errors: readonly FieldError[] }
  | { type: "next" }
  | { type: "back" }
  | { type: "blocked"; block: CodeBlock }
  | { type: "finished" };

/** An event that does not belong to the current step changes nothing. */
export function signUp(state: SignUpState, event: SignUpEvent): SignUpState {
  const { progress, details } = state;
  switch (event.type) {
    case "opened": {
      const known = event.block ?? state.bonusCallToAction.smsMaxAttempts;
      const smsMaxAttempts = known && known.heldUntilMs > event.atMs ? known : null;
      const bonusCallToAction = { ...state.bonusCallToAction, smsMaxAttempts };
      return { ...state, askedBy: event.askedBy ?? state.askedBy ?? null, popup: null, bonusCallToAction };
    }
    case "offered":
      return { ...state, bonusCallToAction: { ...state.bonusCallToAction, ...(event.offer ?? noOffer) } };
    case "focused":
      return { ...state, progress: { ...progress, formFocused: true } };
    case "intended":
      return { ...state, intent: event.intent };
    case "registered":
      return goTo({ ...state, details: event.details, form: event.form, backendErrors: [] }, "ContactInfo");
    case "phone-given":
      return withPhone(state, event.phone);
    case "contact-sent": {
      if (!details) return state;
      const known = { ...state, progress: { ...progress, marketRiskSetting: event.requirement }, backendErrors: [] };
      return goTo(known, event.requirement === "none" ? "Complete" : "Verification");
    }
    case "code": {
      const codeErrors = { ...state.codeErrors, [event.channel]: event.error };
      return { ...state, codeErrors, pinStatus: event.status };
    }
    case "verified":
      return progress.currentStep === "Verification" ? goTo(state, "Complete") : state;
    case "refused":
      return goTo(state, event.step, event.isUnreached);
    case "failed":
      return { ...state, backendErrors: event.errors };
    case "next":
      return goTo(state, reachable(state, nextStep(progress.currentStep)));
    case "back":
      return goTo(state, backStep(progress.currentStep));
    case "blocked":
      return {
        ...emptySignUp,
        askedBy: state.askedBy ?? null,
        popup: "maxAttempts",
        bonusCallToAction: { ...emptySignUp.bonusCallToAction, smsMaxAttempts: event.block },
      };
    case "finished":
      return emptySignUp;
  }
}

/** Never past the first step that is not finished. */
function reachable(
  { details, progress: { currentStep, marketRiskSetting } }: SignUpState,
  wanted: SignUpStep,
): SignUpStep {
  if (wanted !== "Details" && !details) return currentStep === wanted ? currentStep : "Details";
  if (wanted === "Verification" || wanted === "Complete") return marketRiskSetting ? wanted : currentStep;
  return wanted;
}

function goTo(state: SignUpState, step: SignUpStep, isUnreached?: boolean): SignUpState {
  const { visited } = state.progress;
  const reached = visited.includes(step) ? visited : [...visited, step];
  const bonusCallToAction = { ...state.bonusCallToAction, stepIndicator: indicatorOf(step) };
  return {
    ...state,
    bonusCallToAction,
    progress: { ...state.progress, currentStep: step, visited: reached, isUnreached },
  };
}

const indicatorOf = (step: SignUpStep): BonusCallToAction["stepIndicator"] =>
  isInOrder(step) ? { step: Math.min(order.indexOf(step) + 1, countedSteps), steps: countedSteps } : null;

/** A number that differs from the stored one has to be proved again. */
function withPhone(
  state: SignUpState,
  { prefix, body, country }: { prefix: string; body: string; country: string },
): SignUpState {
  const { form } = state;
  if (!form || (form.phonePrefix === prefix && form.phoneBody === body)) return state;
  const changed = { ...form, phonePrefix: prefix, phoneBody: body, phoneCountry: country };
  return { ...state, form: changed, isMobileNumberChanged: true };
}
