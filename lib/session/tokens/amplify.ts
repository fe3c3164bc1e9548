import { fetchAuthSession, signIn } from "@aws-amplify/auth";
import { Amplify } from "aws-amplify";
import { ConsoleLogger } from "aws-amplify/utils";
import { publicConfig } from "@/lib/config/public";

/** The identity library, 40 KB of it: this file is only ever reached through `import()`. */

let configured = false;

function configure(): void {
  if (configured) return;
  configured = true;
  const { poolId, clientId, endpoint } = publicConfig().identity;
  // It warns about every endpoint that is not the default one, on each page.
  ConsoleLogger.LOG_LEVEL = "ERROR";
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: poolId,
        userPoolClientId: clientId,
        ...(endpoint !== null && { userPoolEndpoint: endpoint }),
      },
    },
  });
}

export interface Credentials {
  email: string;
  password: string;
}

/** The exceptions of the identity service that the library turns into steps. */
const exceptions: Readonly<Record<string, string>> = {
  CONFIRM_SIGN_UP: "UserNotConfirmedException",
  RESET_PASSWORD: "PasswordResetRequiredException",
};

/**
 * Signs in by proof of the password (SRP: it does not leave the browser) and stores the tokens.
 * @throws the identity service's error, by which `classifyLoginError` decides
 */
export async function proveCredentials({ email, password }: Credentials): Promise<void> {
  configure();
  const { isSignedIn, nextStep } = await signIn({ username: email, password });
  if (isSignedIn) return;
  const name = exceptions[nextStep.signInStep] ?? nextStep.signInStep;
  throw Object.assign(new Error("The sign-in needs a step that this site does not have."), { name });
}

/** Errors that end the sign-in; every other error does not affect it. */
const refusals = [
  "NotAuthorizedException",
  "TokenRevokedException",
  "UserNotFoundException",
  "PasswordResetRequiredException",
  "UserNotConfirmedException",
  "RefreshTokenReuseException",
];

/** Gets new tokens for the stored refresh token and stores them. @throws when the identity service cannot be reached */
export async function renewTokens(): Promise<"renewed" | "refused"> {
  configure();
  try {
    const { tokens } = await fetchAuthSession({ forceRefresh: true });
    return tokens ? "renewed" : "refused";
  } catch (error) {
    if (error instanceof Error && refusals.includes(error.name)) return "refused";
    throw error;
  }
}
