/** The codes of the error catalogue, each a key of messages. */
export const registrationCodes = [
  "error.registration.player_already_exists",
  "error.cpf.duplicate_found",
  "error.signup.unhandled",
  "error.country.blocked",
  "error.captcha.validation",
  "error.vonage.validation",
  "error.system.error",
  "error.same.customer.info.detected",
] as const;
export type RegistrationCode = (typeof registrationCodes)[number];
