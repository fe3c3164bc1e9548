import type { Captcha } from "@/components/account/captcha/use-lazy-captcha";
import { classifyRegistration, type RegistrationFailure } from "@/lib/account/sign-up/failure";
import type { RegistrationCode } from "@/lib/account/sign-up/failure-codes";
import { contactMutation, registrationMutation, requirementQuery } from "@/lib/account/sign-up/lazy-queries";
import { getSignUpOptions, type SignUpOptions } from "@/lib/account/sign-up/options";
import {
  type GivenDetails,
  platformCountry,
  registrationForm,
  registrationPayload,
  storedDetails,
} from "@/lib/account/sign-up/payload";
import type { Requirement } from "@/lib/account/sign-up/schema";
import { dispatchSignUp, setPassword } from "@/lib/account/sign-up/store";
import { FormRefusal } from "@/lib/core/form/form-refusal";
import { isHandled, markHandled } from "@/lib/core/http/handled-errors";
import { HttpError } from "@/lib/core/http/http-errors";
import type { Result } from "@/lib/core/intents/intent";
import { localeOfPath, resolveLocale } from "@/lib/market/locale";
import { leaveIfRestricted } from "@/lib/session/platform/blocked-country";
import { platform } from "@/lib/session/platform/platform";
import { requireVisitorAccess } from "@/lib/session/platform/visitor-access";
import { queryClient, runMutation } from "@/lib/session/player/player-queries";
import { report } from "@/lib/site/browser-reports/report";

const here = () => localeOfPath(location.pathname);

/** Sends the first step. Rejects with what the form shows; where the sign-up ends, another step is open by then. */
export async function sendDetails(
  given: GivenDetails,
  { termsVersion, countries }: SignUpOptions,
  captcha: Captcha,
  signal: AbortSignal,
): Promise<void> {
  const { segment, language } = here();
  // Chosen before the list changed, or not in the list at all.
  if (!(given.countryCode in countries)) {
    dispatchSignUp({ type: "refused", step: "Unsupported" });
    throw markHandled(new Error("The country is not open for registration."));
  }
  await run(segment, async () => {
    await requireVisitorAccess();
    const country = platformCountry(given.countryCode);
    const captchaToken = await beforehand(captcha.getToken(), "error.captcha.validation");
    dispatchSignUp({ type: "intended", intent: { email: given.email } });
    const payload = registrationPayload(given, termsVersion);
    const details = detailsIn(await runMutation(registrationMutation, { payload, country, captchaToken, signal }));
    setPassword(given.password);
    const form = storedDetails(given, {
      playerId: details.playerId,
      languageCode: language === "inen" ? language : resolveLocale(here()).apiLanguage,
      termsAndConditionsAcceptedVersion: termsVersion,
    });
    dispatchSignUp({ type: "registered", details: { playerId: details.playerId, token: details.token }, form });
  });
}

/** @throws what the form shows of a registration that is not known to be done */
function detailsIn(result: Result<{ playerId: string; token: string }>): { playerId: string; token: string } {
  if (result.state === "unknown") throw result.error;
  // Nothing was sent from here, and what becomes of the other one is not known: no failure.
  if (result.state === "open" || !result.value) throw new Error("Another tab is sending the same registration.");
  return result.value;
}

type GivenContact = Parameters<typeof registrationForm>[1];

interface ContactCall {
  given: Parameters<typeof registrationForm>[0];
  token: string | null;
  captcha: Captcha;
  signal: AbortSignal;
}

/** Sends the second step. What the country wants verified is read first: without knowing it nothing is sent. */
export function sendContact(
  contact: GivenContact,
  { given, token, captcha, signal }: ContactCall,
): Promise<Requirement> {
  const isFinishing = token === null;
  const send = async () => {
    // A player who finishes it later was checked at their login.
    if (!isFinishing) await requireVisitorAccess();
    const countryCode = platformCountry(given.countryCode);
    const requirement = await beforehand(queryClient.fetchQuery(requirementQuery(countryCode)), "error.system.error");
    const captchaToken = await beforehand(captcha.getToken(), "error.captcha.validation");
    await runMutation(contactMutation, { form: registrationForm(given, contact), token, captchaToken, signal });
    return requirement;
  };
  return run(here().segment, send, isFinishing);
}

/** Awaits the work before a call. Where it fails nothing was sent, so no outcome is unknown, and no country was refused. */
async function beforehand<T>(work: Promise<T>, code: RegistrationCode): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new FormRefusal({ form: { code } }, { cause });
  }
}

/** `isFinishing`: a signed-in player finishes an earlier sign-up, whose form has no other step that could show a failure. */
async function run<T>(segment: string, send: () => Promise<T>, isFinishing = false): Promise<T> {
  try {
    return await send();
  } catch (error) {
    report(error);
    if (error instanceof FormRefusal || isHandled(error)) throw error;
    // Requested now: a response of the content service distinguishes a blocked country from a lost connection.
    const isOnline = navigator.onLine;
    const failure = classifyRegistration(error, {
      isOnline,
      isContentReachable: isOnline && (await isContentReachable(segment)),
    });
    // A call that was aborted without a response; the platform's client handles one with a response.
    if (failure.place === "unsupported" && !(error instanceof HttpError)) await leaveIfRestricted(platform);
    throw isFinishing && isStep(failure) ? aboveButton(failure, error) : shown(failure, error);
  }
}

/** A failure that has a step of the sign-up of its own. */
type StepFailure = RegistrationFailure & { place: "duplicated" | "unsupported" };

const isStep = (failure: RegistrationFailure): failure is StepFailure =>
  failure.place === "duplicated" || failure.place === "unsupported";

/** Of one without a response nobody knows the outcome, which the form says by itself. */
const aboveButton = ({ code }: StepFailure, error: unknown): unknown =>
  error instanceof HttpError ? new FormRefusal({ form: { code } }, { cause: error }) : error;

/** Does the content service respond now? */
const isContentReachable = (locale: string): Promise<boolean> =>
  getSignUpOptions(locale).then(
    () => true,
    () => false,
  );

/** The error as the form shows it: at a field, above its button, or handled, because another step shows it. */
function shown(failure: RegistrationFailure, error: unknown): unknown {
  switch (failure.place) {
    case "duplicated":
      setPassword(null);
      dispatchSignUp({ type: "refused", step: "Duplicated" });
      return handled(error);
    case "unsupported":
      setPassword(null);
      dispatchSignUp({ type: "refused", step: "Unsupported", isUnreached: !(error instanceof HttpError) });
      return handled(error);
    case "cpf":
    case "phone":
      return new FormRefusal({ fields: { [failure.place]: { code: failure.code } } }, { cause: error });
    case "form":
      // Shown in the form alone: a toast would be behind the dialog, out of reach.
      return new FormRefusal({ form: { code: failure.code } }, { cause: error });
    case "fields":
      if (error instanceof HttpError) dispatchSignUp({ type: "failed", errors: error.fieldErrors });
      return error;
    case "unknown":
      return error;
  }
}

const handled = (error: unknown): unknown => (error instanceof Error ? markHandled(error) : error);
