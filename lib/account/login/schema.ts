import { emailIssue } from "@/lib/core/form/email-address";
import { plainLine } from "@/lib/core/form/pasted-text";
import { plainSchema } from "@/lib/core/form/plain-schema";
import type { Credentials } from "@/lib/session/sign-in/sign-in";

/** Validates the required fields before a request; the identity service judges the rest. Issues are keys of messages. */
export const LoginInput = plainSchema(({ email, password }: Credentials) => {
  const value = { email: plainLine(email), password };
  return {
    value,
    issues: {
      email: emailIssue(value.email),
      password: password === "" ? "required" : null,
    },
  };
});
