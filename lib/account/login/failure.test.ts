import { describe, expect, test } from "vitest";
import { classifyLoginError } from "./failure";

const lambda = (message: string) => ({
  name: "UserLambdaValidationException",
  message: `PostAuthentication failed with error ${message}.`,
});
const refused = (message: string) => ({ name: "NotAuthorizedException", message });
const kindOf = (error: { name: string; message: string }) => classifyLoginError(error).kind;

test.each([
  ["Timeout in progress: remainingDays=2", "time-out"],
  ["TIME-OUT IN PROGRESS", "time-out"],
  ["Exclusion in progress: 180 days", "exclusion"],
  ["Self-exclusion in progress", "exclusion"],
  ["Sign in attempt count exceeded", "max-attempts"],
  ["Account deactivated", "deactivated"],
  ["Account closed", "closed"],
  ["The account is closed", "closed"],
  ["Player not found", "not-found"],
  ["Player BLACKLISTED", "blacklisted"],
])("'%s' is of the class %s [LOGIN-011, LOGIN-015]", (message, kind) => {
  expect(kindOf(lambda(message))).toBe(kind);
  expect(kindOf(refused(message))).toBe(kind);
});

test.each([
  ["NotAuthorizedException", "Password attempts exceeded", "max-attempts"],
  ["LimitExceededException", "Attempt limit exceeded, please try after some time.", "max-attempts"],
  ["NotAuthorizedException", "User is disabled.", "deactivated"],
  ["UserNotFoundException", "User does not exist.", "not-found"],
])("the identity service's own %s '%s' is of the class %s", (name, message, kind) => {
  expect(kindOf({ name, message })).toBe(kind);
});

test.each([
  refused("Incorrect username or password."),
  refused("Something nobody foresaw"),
  lambda("Something nobody foresaw"),
  { name: "UserNotFoundException", message: "No such user." },
  { name: "UserNotConfirmedException", message: "User is not confirmed." },
  { name: "PasswordResetRequiredException", message: "Password reset required for the user" },
  { name: "LimitExceededException", message: "Something nobody foresaw" },
  { name: "InvalidParameterException", message: "1 validation error detected" },
  { name: "InvalidPasswordException", message: "Password does not conform to policy" },
  { name: "EmptySignInUsername", message: "username is required to signIn" },
  { name: "EmptySignInPassword", message: "password is required to signIn" },
])("any other response about the player is unauthorized: $name $message [LOGIN-016]", (error) => {
  expect(kindOf(error)).toBe("unauthorized");
});

test.each([
  ["timeout", "time-out"],
  ["exclusion", "exclusion"],
  ["attempts", "max-attempts"],
  ["deactivated", "deactivated"],
  ["closed", "closed"],
  ["not_found", "not-found"],
  ["blacklisted", "blacklisted"],
])("the code error.login.%s is of the class %s, whatever its message [LOGIN-019]", (code, kind) => {
  for (const message of ["Player not found", "Account closed"])
    expect(kindOf(lambda(`{"code":"error.login.${code}","message":"${message}"}`))).toBe(kind);
});

test("an unknown code leaves it to the message [LOGIN-019]", () => {
  expect(kindOf(lambda('{"code":"error.login.unknown","message":"Player not found"}'))).toBe("not-found");
});

describe("the facts of a time-out [LOGIN-003]", () => {
  const facts = {
    remainingDays: 2,
    playerId: "P-17",
    isCooling: true,
    milliseconds: 90_000_000,
    initiator: "PLAYER",
  };

  test.each([
    "Timeout in progress: playerId=P-17, remainingDays=2, milliseconds=90000000, isCooling=true, initiator=PLAYER",
    `Timeout in progress {"remainingDays":2,"playerId":"P-17","isCooling":true,"milliseconds":90000000,"initiator":"PLAYER"}`,
  ])("%s", (message) => {
    for (const error of [refused(message), lambda(message)])
      expect(classifyLoginError(error)).toEqual({ kind: "time-out", info: { ...facts, message: error.message } });
  });

  test("missing values are unknown", () => {
    expect(classifyLoginError(refused("Timeout in progress"))).toMatchObject({
      info: { remainingDays: null, playerId: null, isCooling: false, milliseconds: null, initiator: null },
    });
  });
});

test.each([
  ["Exclusion in progress: 180 days", 180],
  ["Exclusion in progress, 1 day left", 1],
  ["Exclusion in progress: indefinite", null],
  ["Exclusion in progress", null],
])("'%s' has %s days left, null without an end [LOGIN-013]", (message, days) => {
  expect(classifyLoginError(lambda(message))).toMatchObject({ kind: "exclusion", info: { remainingDays: days } });
});

test.each([
  ["NetworkError", true],
  ["Unknown", true],
  ["SyntaxError", true],
  ["UnknownError", true],
  ["InternalErrorException", true],
  ["TooManyRequestsException", true],
  ["DeadlinePassed", false],
  ["ResourceNotFoundException", false],
  ["InvalidUserPoolConfigurationException", false],
  ["ChunkLoadError", false],
])("%s is about the service, not about the player; trying again helps: %s", (name, isTransient) => {
  expect(classifyLoginError({ name, message: "Incorrect username or password." })).toEqual({
    kind: "unavailable",
    isTransient,
  });
});
