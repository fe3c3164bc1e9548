import { type Http, nothing } from "@/lib/core/http";
import { callPlatform } from "@/lib/session/platform/endpoints";
import { SentCode, SmsVerification } from "./schema";

export type CodeChannel = "sms" | "email";

/** The registering player. */
export interface Registrant {
  playerId: string;
  siteId: number;
  countryCode: string;
}

interface Options {
  /** The captcha's headers. */
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

const registrationCalls = {
  sms: { request: "registrationSmsRequest", verification: "registrationSmsVerification" },
  email: { request: "registrationEmailRequest", verification: "registrationEmailVerification" },
} as const;

/** Sends a new player a code: to the phone number or the e-mail address of the registration. */
export const requestRegistrationCode = (
  http: Http,
  channel: CodeChannel,
  { playerId, siteId, countryCode }: Registrant,
  options: Options = {},
): Promise<SentCode> => {
  const body = { playerId, siteId, countryCode };
  return callPlatform(http, registrationCalls[channel].request, SentCode, { ...options, body });
};

export const verifyRegistrationCode = (
  http: Http,
  channel: CodeChannel,
  { playerId, siteId, countryCode }: Registrant,
  pincode: string,
  options: Options = {},
): Promise<undefined> => {
  const body = { playerId, siteId, countryCode, pincode };
  return callPlatform(http, registrationCalls[channel].verification, nothing, { ...options, body });
};

/** Gives a phone number that is to be proved. @returns the smsVerificationId */
export async function submitNumber(
  http: Http,
  { phonePrefix, phoneBody }: { phonePrefix: string; phoneBody: string },
  options: Options = {},
): Promise<string> {
  const body = { phonePrefix, phoneBody };
  return (await callPlatform(http, "phone", SmsVerification, { ...options, body })).smsVerificationId;
}

export const requestPhoneCode = (http: Http, smsVerificationId: string, options: Options = {}): Promise<SentCode> =>
  callPlatform(http, "phoneSmsRequest", SentCode, { ...options, body: { smsVerificationId } });

export const verifyPhoneCode = (
  http: Http,
  smsVerificationId: string,
  pincode: string,
  options: Options = {},
): Promise<undefined> =>
  callPlatform(http, "phoneSmsVerification", nothing, { ...options, body: { smsVerificationId, pincode } });
