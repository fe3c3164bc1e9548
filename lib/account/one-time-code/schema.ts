import * as z from "zod/mini";
import { codeField } from "@/lib/core/form/form-schemas";

/** A code is on its way. */
export const SentCode = z.object({ resendInSeconds: z._default(z.int().check(z.nonnegative()), 60) });
export type SentCode = z.infer<typeof SentCode>;

export const SmsVerification = z.object({ smsVerificationId: z.string().check(z.minLength(1)) });

/** The typed code. */
export const CodeInput = z.object({ pincode: codeField });
