/** The cause of a refused sign-in (specification "The error catalogue", login errors). */
export type LoginFailure =
  | { kind: "time-out"; info: LoginErrorInfo }
  /** `remainingDays` null: the exclusion has no end. */
  | { kind: "exclusion"; info: LoginErrorInfo }
  | { kind: "max-attempts" }
  | { kind: "deactivated" }
  | { kind: "closed" }
  | { kind: "not-found" }
  | { kind: "blacklisted" }
  /** Everything else that the identity service says about the credentials. */
  | { kind: "unauthorized" }
  /** It could not be asked; `isTransient`: asking again may help. */
  | { kind: "unavailable"; isTransient: boolean };

export interface LoginErrorInfo {
  remainingDays: number | null;
  playerId: string | null;
  isCooling: boolean;
  /** Time left, in milliseconds. */
  milliseconds: number | null;
  /** The initiator: "PLAYER" or the operator's term. */
  initiator: string | null;
  message: string;
}

type Kind = Exclude<LoginFailure["kind"], "unauthorized" | "unavailable">;

/** Read from top to bottom, without regard to case. A service that sends a code in place of words is matched by it first. */
const patterns: readonly (readonly [Kind, RegExp, code: string])[] = [
  ["time-out", /time-?out in progress/i, "error.login.timeout"],
  ["exclusion", /exclusion in progress/i, "error.login.exclusion"],
  ["max-attempts", /attempts? (count |limit )?exceeded/i, "error.login.attempts"],
  ["deactivated", /deactivated|user is disabled/i, "error.login.deactivated"],
  ["closed", /account (is )?closed/i, "error.login.closed"],
  ["not-found", /player not found|user does not exist/i, "error.login.not_found"],
  ["blacklisted", /blacklisted/i, "error.login.blacklisted"],
];

/** Errors of the identity service that are about the person who signs in; every other one is about the service. */
const aboutPlayer = [
  "NotAuthorizedException",
  "UserNotFoundException",
  "UserNotConfirmedException",
  "UserLambdaValidationException",
  "PasswordResetRequiredException",
  "LimitExceededException",
  "InvalidParameterException",
  "InvalidPasswordException",
  "EmptySignInUsername",
  "EmptySignInPassword",
];

/** Errors of the service that a retry does not repair: it is set up wrongly. */
const permanent = [
  "ResourceNotFoundException",
  "InvalidUserPoolConfigurationException",
  "DeadlinePassed",
  "ChunkLoadError",
];

/** May the automatic login of a new player succeed a moment later? The service is away, or does not know the player yet. */
export const isPassing = (failure: LoginFailure): boolean =>
  failure.kind === "not-found" || (failure.kind === "unavailable" && failure.isTransient);

/** Classifies a sign-in error by its code, else by the content of its message. */
export function classifyLoginError({ name, message }: { name: string; message: string }): LoginFailure {
  if (!aboutPlayer.includes(name)) return { kind: "unavailable", isTransient: !permanent.includes(name) };
  const code = /\berror\.login\.\w+/.exec(message)?.[0];
  const row = patterns.find((each) => each[2] === code) ?? patterns.find((each) => each[1].test(message));
  const kind = row?.[0] ?? "unauthorized";
  return kind === "time-out" || kind === "exclusion" ? { kind, info: readInfo(message) } : { kind };
}

/** The facts in the message, written as `name=value` or as JSON; days also as "180 days". */
function readInfo(message: string): LoginErrorInfo {
  const fact = (name: string) => new RegExp(`"?${name}"?\\s*[=:]\\s*"?([\\w-]+)`, "i").exec(message)?.[1] ?? null;
  const count = (text: string | null | undefined) => (text && /^-?\d+$/.test(text) ? Number(text) : null);
  return {
    remainingDays: count(fact("remainingDays") ?? /(\d+) days?\b/i.exec(message)?.[1]),
    playerId: fact("playerId"),
    isCooling: fact("isCooling") === "true",
    milliseconds: count(fact("milliseconds")),
    initiator: fact("initiator"),
    message,
  };
}
