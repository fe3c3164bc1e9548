import { mutationOptions } from "@tanstack/react-query";
import { platform } from "@/lib/session/platform/platform";
import {
  type CodeChannel,
  type Registrant,
  requestPhoneCode,
  requestRegistrationCode,
  submitNumber,
  verifyPhoneCode,
  verifyRegistrationCode,
} from "./api";

interface RegistrationCall {
  channel: CodeChannel;
  registrant: Registrant;
  /** The captcha's headers. */
  headers: Readonly<Record<string, string>>;
}

export const registrationCodeMutation = mutationOptions({
  mutationFn: ({ channel, registrant, headers }: RegistrationCall) =>
    requestRegistrationCode(platform, channel, registrant, { headers }),
});

export const registrationProofMutation = mutationOptions({
  mutationFn: ({ channel, registrant, headers, pincode }: RegistrationCall & { pincode: string }) =>
    verifyRegistrationCode(platform, channel, registrant, pincode, { headers }),
});

type PhoneNumber = Parameters<typeof submitNumber>[1];

/** Gives the platform a number, which counts once it is proved. @returns its smsVerificationId */
export const phoneMutation = mutationOptions({
  mutationFn: ({ signal, ...phone }: PhoneNumber & { signal?: AbortSignal }) =>
    submitNumber(platform, phone, signal && { signal }),
});

export const phoneCodeMutation = mutationOptions({
  mutationFn: (smsVerificationId: string) => requestPhoneCode(platform, smsVerificationId),
});

export const phoneProofMutation = mutationOptions({
  mutationFn: ({ smsVerificationId, pincode }: { smsVerificationId: string; pincode: string }) =>
    verifyPhoneCode(platform, smsVerificationId, pincode),
});
