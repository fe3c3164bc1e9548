/** An error of the protocol: HTTP 400 with `__type` and `message`, as the managed service words them. */
export class Refusal extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

export const refuse = {
  credentials: () => new Refusal("NotAuthorizedException", "Incorrect username or password."),
  attempts: () => new Refusal("NotAuthorizedException", "Password attempts exceeded"),
  disabled: () => new Refusal("NotAuthorizedException", "User is disabled."),
  unconfirmed: () => new Refusal("UserNotConfirmedException", "User is not confirmed."),
  signIn: (message: string) =>
    new Refusal("UserLambdaValidationException", `PostAuthentication failed with error ${message}.`),
  challenge: () => new Refusal("NotAuthorizedException", "Invalid session for the user, session is expired."),
  refreshToken: () => new Refusal("NotAuthorizedException", "Invalid Refresh Token"),
  revokedRefreshToken: () => new Refusal("NotAuthorizedException", "Refresh Token has been revoked"),
  reusedRefreshToken: () =>
    new Refusal("RefreshTokenReuseException", "Refresh token has been invalidated by refresh token rotation."),
  accessToken: () => new Refusal("NotAuthorizedException", "Invalid Access Token"),
  client: (id: string) => new Refusal("ResourceNotFoundException", `User pool client ${id} does not exist.`),
  limit: () => new Refusal("LimitExceededException", "Attempt limit exceeded, please try after some time."),
  tooMany: () => new Refusal("TooManyRequestsException", "Too many requests"),
  codeMismatch: () => new Refusal("CodeMismatchException", "Invalid verification code provided, please try again."),
  codeExpired: () => new Refusal("ExpiredCodeException", "Invalid code provided, please request a code again."),
  userExists: () => new Refusal("UsernameExistsException", "User already exists"),
  password: (why: string) => new Refusal("InvalidPasswordException", `Password did not conform with policy: ${why}`),
  parameter: (why: string) => new Refusal("InvalidParameterException", why),
  attribute: () => new Refusal("NotAuthorizedException", "A client attempted to write unauthorized attribute"),
} as const;
