import * as z from "zod/mini";
import { nothing } from "@/lib/core/http/http";
import { endpoint } from "@/lib/session/platform/endpoint";
import { SentCode, SmsVerification } from "./schema";

const Registrant = z.object({ playerId: z.string(), siteId: z.int(), countryCode: z.string() });
const ProvedRegistrant = z.extend(Registrant, { pincode: z.string() });

export const registrationSmsRequest = endpoint({
  method: "post",
  path: "registration/sms_request",
  body: Registrant,
  response: SentCode,
  captcha: true,
});

export const registrationSmsVerification = endpoint({
  method: "post",
  path: "registration/sms_verification",
  body: ProvedRegistrant,
  response: nothing,
  captcha: true,
});

export const registrationEmailRequest = endpoint({
  method: "post",
  path: "registration/email_request",
  body: Registrant,
  response: SentCode,
  captcha: true,
});

export const registrationEmailVerification = endpoint({
  method: "post",
  path: "registration/email_verification",
  body: ProvedRegistrant,
  response: nothing,
  captcha: true,
});

/** Begins the proof of a phone number. */
export const phone = endpoint({
  method: "post",
  path: "phone",
  body: z.object({ phonePrefix: z.string(), phoneBody: z.string() }),
  response: SmsVerification,
  accessToken: true,
});

export const phoneSmsRequest = endpoint({
  method: "post",
  path: "phone_number/sms_request", // assumed
  body: z.object({ smsVerificationId: z.string() }),
  response: SentCode,
});

export const phoneSmsVerification = endpoint({
  method: "post",
  path: "phone_number/sms_verification", // assumed
  body: z.object({ smsVerificationId: z.string(), pincode: z.string() }),
  response: nothing,
});
