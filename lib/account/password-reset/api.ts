import { type Http, nothing } from "@/lib/core/http";
import { callPlatform } from "@/lib/session/platform/endpoints";
import { type ResetForm, StartedReset } from "./schema";

/** Sends a code when an account has this address; the response is the same when none has. */
export const startReset = (http: Http, { email }: Pick<ResetForm, "email">): Promise<StartedReset> =>
  callPlatform(http, "passwordReset", StartedReset, { body: { email } });

/** Proves the code that came by SMS. One that came by e-mail goes with the new password. */
export const verifyResetCode = (
  http: Http,
  { pincode, smsResetKeyId }: Pick<ResetForm, "pincode" | "smsResetKeyId">,
): Promise<undefined> => callPlatform(http, "resetSmsVerification", nothing, { body: { pincode, smsResetKeyId } });

/** Sets the new password, by the key that the flow began with. */
export function setNewPassword(http: Http, form: ResetForm): Promise<undefined> {
  const { email, pincode, resetKey, smsResetKeyId, password } = form;
  return smsResetKeyId
    ? callPlatform(http, "newPasswordBySms", nothing, { body: { smsResetKeyId, password } })
    : callPlatform(http, "newPasswordByEmail", nothing, { body: { email, pincode, resetKey, password } });
}
