import * as z from "zod/mini";
import { nothing } from "@/lib/core/http/http";
import { endpoint } from "@/lib/session/platform/endpoint";
import { StartedReset } from "./schema";

export const startReset = endpoint({
  method: "post",
  path: "password_reset", // assumed
  body: z.object({ email: z.string() }),
  response: StartedReset,
});

export const smsVerification = endpoint({
  method: "post",
  path: "password_reset/sms_verification", // assumed
  body: z.object({ pincode: z.string(), smsResetKeyId: z.string() }),
  response: nothing,
});

export const newPasswordBySms = endpoint({
  method: "post",
  path: "password_reset/new_password", // assumed
  body: z.object({ smsResetKeyId: z.string(), password: z.string() }),
  response: nothing,
});

export const newPasswordByEmail = endpoint({
  method: "post",
  path: "password_reset/new_password/email", // assumed
  body: z.object({ email: z.string(), pincode: z.string(), resetKey: z.string(), password: z.string() }),
  response: nothing,
});
