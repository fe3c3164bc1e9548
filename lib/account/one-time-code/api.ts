import type { Http } from "@/lib/core/http/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";
import type { SentCode } from "./schema";

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
  sms: { request: endpoints.registrationSmsRequest, verification: endpoints.registrationSmsVerification },
  email: { request: endpoints.registrationEmailRequest, verification: endpoints.registrationEmailVerification },
} as const;

/** Sends a new player a code: to the phone number or the e-mail address of the registration. */
export const requestRegistrationCode = (
  http: Http,
  channel: CodeChannel,
  { playerId, siteId, countryCode }: Registrant,
  options: Options = {},
): Promise<SentCode> => {
  const body = { playerId, siteId, countryCode };
  return callPlatform(http, registrationCalls[channel].request, { ...options, body });
};

export const verifyRegistrationCode = (
  http: Http,
  channel: CodeChannel,
  { playerId, siteId, countryCode }: Registrant,
  pincode: string,
  options: Options = {},
): Promise<undefined> => {
  const body = { playerId, siteId, countryCode, pincode };
  return callPlatform(http, registrationCalls[channel].verification, { ...options, body });
};

/** Gives a phone number that is to be proved. @returns the smsVerificationId */
export async function submitNumber(
  http: Http,
  { phonePrefix, phoneBody }: { phonePrefix: string; phoneBody: string },
  options: Options = {},
): Promise<string> {
  const body = { phonePrefix, phoneBody };
  return (await callPlatform(http, endpoints.phone, { ...options, body })).smsVerificationId;
}

export const requestPhoneCode = (http: Http, smsVerificationId: string, options: Options = {}): Promise<SentCode> =>
  callPlatform(http, endpoints.phoneSmsRequest, { ...options, body: { smsVerificationId } });

export const verifyPhoneCode = (
  http: Http,
  smsVerificationId: string,
  pincode: string,
  options: Options = {},
): Promise<undefined> =>
  callPlatform(http, endpoints.phoneSmsVerification, { ...options, body: { smsVerificationId, pincode } });
