import { decodeJwt } from "jose";
import { describe, expect, test } from "vitest";
import { readOutbox } from "../core/outbox";
import {
  call,
  clock,
  codeFor,
  database,
  identity,
  newUser,
  password,
  serveIdentity,
  signIn,
  tokensOf,
  wrong,
} from "./identity-fixture";
import { signInRefusals } from "./sign-in-refusals";

serveIdentity();

describe("who may sign in", () => {
  test("a wrong password and an unknown address get the same response", async () => {
    const { email } = await newUser();
    const wrongPassword = await signIn(email, "wrong");
    expect(wrongPassword.error).toBe("NotAuthorizedException: Incorrect username or password.");
    expect(await signIn("nobody@example.com", "wrong")).toEqual(wrongPassword);
  });

  test("the challenge for an unknown address looks like a real one, the same each time", async () => {
    const { email } = await newUser();
    const challenge = async (USERNAME: string) => {
      const response = await call("InitiateAuth", {
        AuthFlow: "USER_SRP_AUTH",
        AuthParameters: { USERNAME, SRP_A: "abc123" },
      });
      return response.ChallengeParameters as Record<string, string>;
    };
    const shape = (given: Record<string, string>) =>
      Object.entries(given).map(([name, value]) => [
        name,
        name === "SRP_B" ? value.length > 700 : value.replace(/\w/g, "x").length > 30,
      ]);
    const [real, ghost, again] = [
      await challenge(email),
      await challenge("ghost@example.com"),
      await challenge("Ghost@example.com"),
    ];
    expect(shape(ghost)).toEqual(shape(real));
    expect(ghost.SALT).toHaveLength(32);
    expect(ghost.USER_ID_FOR_SRP).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect([again.SALT, again.USER_ID_FOR_SRP]).toEqual([ghost.SALT, ghost.USER_ID_FOR_SRP]);
    expect(Math.abs((ghost.SECRET_BLOCK?.length ?? 0) - (real.SECRET_BLOCK?.length ?? 0))).toBeLessThan(40);
  });

  test.each(["existing", "unknown"])(
    "after five failures the %s address is locked, ever longer, then free again",
    async (kind) => {
      const email = kind === "existing" ? (await newUser()).email : "locked-nobody@example.com";
      for (let failure = 0; failure < 5; failure++) expect((await signIn(email, "wrong")).error).toMatch(/Incorrect/);
      expect((await signIn(email)).error).toBe("NotAuthorizedException: Password attempts exceeded");
      clock.now += 1_001;
      expect((await signIn(email, "wrong")).error).toMatch(/Incorrect/);
      clock.now += 1_001;
      expect((await signIn(email)).error).toMatch(/exceeded/);
      clock.now += 1_000;
      const response = await signIn(email);
      expect(response.error ?? "in").toBe(
        kind === "existing" ? "in" : "NotAuthorizedException: Incorrect username or password.",
      );
    },
  );

  test("a refusal of the account is returned only after the right password", async () => {
    const { email, playerId } = await newUser();
    await identity.updateUser(playerId, { signInRefusal: signInRefusals.exclusion(180) });
    expect((await signIn(email, "wrong")).error).toMatch(/Incorrect/);
    expect((await signIn(email)).error).toBe(
      "UserLambdaValidationException: PostAuthentication failed with error Exclusion in progress: 180 days.",
    );
    await identity.updateUser(playerId, { signInRefusal: null });
    expect(await signIn(email)).toHaveProperty("AuthenticationResult");
    await identity.updateUser(playerId, { enabled: false });
    expect((await signIn(email)).error).toBe("NotAuthorizedException: User is disabled.");
  });

  test("a second, late or renamed response to a challenge is refused", async () => {
    const { email } = await newUser();
    const start = async () => {
      const response = await call("InitiateAuth", {
        AuthFlow: "USER_SRP_AUTH",
        AuthParameters: { USERNAME: email, SRP_A: "abc123" },
      });
      const { SECRET_BLOCK = "", USER_ID_FOR_SRP = "" } = response.ChallengeParameters as Record<string, string>;
      return (USERNAME = USER_ID_FOR_SRP) =>
        call("RespondToAuthChallenge", {
          ChallengeName: "PASSWORD_VERIFIER",
          ChallengeResponses: {
            USERNAME,
            PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
            PASSWORD_CLAIM_SIGNATURE: "AAAA",
            TIMESTAMP: "Tue Sep 1 09:05:00 UTC 2026",
          },
        });
    };
    const respond = await start();
    expect((await respond()).error).toMatch(/Incorrect username/);
    expect((await respond()).error).toMatch(/session is expired/);
    expect((await (await start())("another")).error).toMatch(/session is expired/);
    const late = await start();
    clock.now += 181_000;
    expect((await late()).error).toMatch(/session is expired/);
  });
});

describe("codes", () => {
  const signUp = (Username: string, UserAttributes: object[] = []) =>
    call("SignUp", { Username, Password: password, UserAttributes });
  const confirm = (Username: string, ConfirmationCode: string) => call("ConfirmSignUp", { Username, ConfirmationCode });
  const forgot = (Username: string) => call("ForgotPassword", { Username });
  const reset = (Username: string, ConfirmationCode: string, Password = "another password") =>
    call("ConfirmForgotPassword", { Username, ConfirmationCode, Password });

  test("sign-up, a wrong code, the right one once, sign-in", async () => {
    const email = "new@example.com";
    const response = await signUp(email, [
      { Name: "email", Value: email },
      { Name: "custom:country_code", Value: "SE" },
    ]);
    expect(response).toMatchObject({ UserConfirmed: false, CodeDeliveryDetails: { Destination: "n***@e***" } });
    expect((await signIn(email)).error).toBe("UserNotConfirmedException: User is not confirmed.");
    const code = await codeFor(email);
    expect(code).toMatch(/^\d{6}$/);
    expect((await confirm(email, wrong(code))).error).toMatch(/^CodeMismatchException/);
    expect(await confirm(email, code)).toEqual({});
    expect((await confirm(email, code)).error).toMatch(/^ExpiredCodeException/);
    expect(decodeJwt((await tokensOf(signIn(email))).IdToken)).toMatchObject({ country_code: "SE" });
  });

  test("nobody signs up as another player, twice, or with a short password", async () => {
    const forged = await signUp("forger@example.com", [{ Name: "custom:player_id", Value: "P1" }]);
    expect(forged.error).toMatch(/unauthorized attribute/);
    await signUp("twice@example.com");
    expect((await signUp("Twice@example.com")).error).toMatch(/^UsernameExistsException/);
    const short = await call("SignUp", { Username: "short@example.com", Password: "1234567" });
    expect(short.error).toMatch(/^InvalidPasswordException/);
  });

  test("a new code replaces the old one, and codes expire", async () => {
    const email = "resend@example.com";
    await signUp(email);
    const old = await codeFor(email);
    await call("ResendConfirmationCode", { Username: email });
    const fresh = await codeFor(email);
    if (old !== fresh) expect((await confirm(email, old)).error).toMatch(/^CodeMismatchException/);
    clock.now += 24 * 3_600_000 + 1;
    expect((await confirm(email, fresh)).error).toMatch(/^ExpiredCodeException/);
  });

  test("a reset changes the password and ends older sign-ins", async () => {
    const { email } = await newUser();
    const { RefreshToken } = await tokensOf(signIn(email));
    await forgot(email);
    expect(await reset(email, await codeFor(email))).toEqual({});
    expect((await signIn(email)).error).toMatch(/Incorrect/);
    expect(await signIn(email, "another password")).toHaveProperty("AuthenticationResult");
    expect((await call("GetTokensFromRefreshToken", { RefreshToken })).error).toMatch(/revoked/);
  });

  test("the mail is in the language of the account", async () => {
    const { email } = await newUser({ language_code: "ja" });
    await forgot(email);
    const [mail] = await readOutbox(database.db, email);
    expect(mail?.subject).toBe("新しいパスワード用のコード");
    expect(mail?.body).toContain(mail?.code);
  });

  test("an address without an account gets the same responses as one with it, at every step", async () => {
    const steps = async (email: string, code: string) => [
      await call("ResendConfirmationCode", { Username: email }),
      await forgot(email),
      await reset(email, wrong(code)),
      await confirm(email, wrong(code)),
      await forgot(email),
      await forgot(email),
      await forgot(email),
      await forgot(email),
      await forgot(email),
    ];
    const { email } = await newUser();
    const twin = email.replace("player", "phantom");
    const [real, ghost] = [await steps(email, "none"), await steps(twin, "none")];
    expect(ghost).toEqual(real);
    expect(ghost.at(-1)?.error).toBe("LimitExceededException: Attempt limit exceeded, please try after some time.");
    expect(await readOutbox(database.db, twin)).toEqual([]);
  });

  test("five wrong codes close the door on the right one too", async () => {
    const { email } = await newUser();
    await forgot(email);
    const code = await codeFor(email);
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await reset(email, wrong(code))).error).toMatch(/^CodeMismatchException/);
    expect((await reset(email, code)).error).toMatch(/^LimitExceededException/);
  });
});
