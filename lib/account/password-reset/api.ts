import type { Http } from "@/lib/core/http/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";
import type { ResetForm, StartedReset } from "./schema";

/** Sends a code when an account has this address; the response is the same when none has. */
export const startReset = (http: Http, { email }: Pick<ResetForm, "email">): Promise<StartedReset> =>
  callPlatform(http, endpoints.startReset, { body: { email } });

/** Proves the code that came by SMS. One that came by e-mail goes with the new password. */
export const verifyResetCode = (
  http: Http,
  { pincode, smsResetKeyId }: Pick<ResetForm, "pincode" | "smsResetKeyId">,
): Promise<undefined> => callPlatform(http, endpoints.smsVerification, { body: { pincode, smsResetKeyId } });

/** Sets the new password, by the key that the flow began with. */
export function setNewPassword(http: Http, form: ResetForm): Promise<undefined> {
  const { email, pincode, resetKey, smsResetKeyId, password } = form;
  return smsResetKeyId
    ? callPlatform(http, endpoints.newPasswordBySms, { body: { smsResetKeyId, password } })
    : callPlatform(http, endpoints.newPasswordByEmail, { body: { email, pincode, resetKey, password } });
}
