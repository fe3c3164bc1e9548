import { HttpError, Unreachable } from "@/lib/core/http/http-errors";
import { type RegistrationCode, registrationCodes } from "./failure-codes";

/** Where the error of a failed registration shows. "form": above the button, the form is kept. */
export type RegistrationFailure =
  | { place: "duplicated" | "unsupported" | "cpf" | "phone" | "form"; code: RegistrationCode }
  /** The platform named the fields. */
  | { place: "fields" }
  /** No answer came, and the country is not to blame: nobody knows whether the platform received it. */
  | { place: "unknown" };

const denied = "User is not authorized to access this resource with an explicit deny";

const places: Readonly<Record<RegistrationCode, "duplicated" | "unsupported" | "cpf" | "phone" | "form">> = {
  "error.registration.player_already_exists": "duplicated",
  "error.cpf.duplicate_found": "cpf",
  "error.signup.unhandled": "form",
  "error.country.blocked": "unsupported",
  "error.captcha.validation": "form",
  "error.vonage.validation": "phone",
  "error.system.error": "form",
  "error.same.customer.info.detected": "form",
};

/** Is the browser online, and did the content service respond now? */
export interface Reachability {
  isOnline: boolean;
  isContentReachable: boolean;
}

/** The code of a failed registration, or null where the catalogue has none. */
export function registrationCode(
  error: unknown,
  { isOnline, isContentReachable }: Reachability,
): RegistrationCode | null {
  if (error instanceof Unreachable)
    return error.reason === "network" && isOnline && isContentReachable ? "error.country.blocked" : null;
  if (!(error instanceof HttpError)) return null;
  const named = registrationCodes.find((code) => code === error.code);
  if (named) return named;
  if (error.status === 403 && error.code === "error.vonage.phone.invalid") return "error.vonage.validation";
  if (error.status === 403 && error.message.includes(denied)) return "error.captcha.validation";
  if (error.status === 400 && error.fieldErrors.length === 0) return "error.signup.unhandled";
  return error.status === 500 ? "error.system.error" : null;
}

export function classifyRegistration(error: unknown, reachability: Reachability): RegistrationFailure {
  const code = registrationCode(error, reachability);
  if (code) return { place: places[code], code };
  if (error instanceof HttpError && error.fieldErrors.length > 0) return { place: "fields" };
  if (error instanceof HttpError && error.status < 500) return { place: "form", code: "error.signup.unhandled" };
  return { place: "unknown" };
}

/** The required response of a registration. @throws Error "Network Error" when there is none (specification) */
export function requireResponse<T>(response: T | null | undefined): T {
  if (response === null || response === undefined) throw new Error("Network Error");
  return response;
}
