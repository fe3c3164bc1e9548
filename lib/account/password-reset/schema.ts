import * as z from "zod/mini";
import { SentCode } from "@/lib/account/one-time-code/schema";
import { emailIssue } from "@/lib/core/form/email-address";
import { emailField, newPasswordField } from "@/lib/core/form/form-schemas";

/** The form of the whole flow. One of the keys is kept, whichever the platform gave; the password only while it is sent. */
export interface ResetForm {
  email: string;
  pincode: string;
  resetKey: string;
  smsResetKeyId: string;
  password: string;
}

/** A code is on its way: by SMS when the response has `smsResetKeyId`, else by e-mail. */
export const StartedReset = z
  .extend(SentCode, { resetKey: z._default(z.string(), ""), smsResetKeyId: z._default(z.string(), "") })
  .check(z.refine(({ resetKey, smsResetKeyId }) => (resetKey === "") !== (smsResetKeyId === ""), "no key, or two"));
export type StartedReset = z.infer<typeof StartedReset>;

export const EmailInput = z.object({ email: emailField(emailIssue) });
export const passwordInput = (email: string) => z.object({ password: newPasswordField(email) });
