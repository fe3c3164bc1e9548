import * as z from "zod/mini";
import { newPasswordField, phoneField, postalCodeField } from "@/lib/core/form/form-schemas";
import { plainLine } from "@/lib/core/form/pasted-text";

/** A text field of a form, as a plain line. Issues carry codes. */
const text = (most: number) =>
  z
    .string()
    .check(
      z.overwrite(plainLine),
      z.minLength(1, { error: "required", abort: true }),
      z.maxLength(most, { error: "tooLong" }),
    );

export const AddressInput = z.object({ street: text(100), city: text(60), postalCode: postalCodeField });
export type AddressInput = z.infer<typeof AddressInput>;

export const ProvinceInput = z.object({ province: z.string().check(z.minLength(1, { error: "required" })) });
export type ProvinceInput = z.infer<typeof ProvinceInput>;

export const LanguageInput = z.object({ language: z.string().check(z.minLength(1, { error: "required" })) });
export type LanguageInput = z.infer<typeof LanguageInput>;

export const PhoneInput = z.object({ phone: phoneField });

/** `email`: of the account, which must not be the password. */
export const passwordInput = (email: string) =>
  z
    .object({
      oldPassword: z.string().check(z.minLength(1, { error: "required" })),
      newPassword: newPasswordField(email),
    })
    .check(
      z.refine(({ oldPassword, newPassword }) => oldPassword !== newPassword, {
        error: "passwordSame",
        path: ["newPassword"],
      }),
    );
export type PasswordInput = z.infer<ReturnType<typeof passwordInput>>;

export const marketingChannels = ["email", "sms", "phone", "post"] as const;
const flag = z._default(z.boolean(), false);
/** Which channels the player lets us advertise through. A missing value means no consent. */
export const MarketingPreferences = z.object({ email: flag, sms: flag, phone: flag, post: flag });
export type MarketingPreferences = z.infer<typeof MarketingPreferences>;

const optionalText = z._default(z.nullable(z.string()), null);

const HistoryEntry = z.object({ loginDate: z.string(), loginIp: optionalText, loginCountry: optionalText });

/** The last activity, and the logins with the newest first. */
export const ActivityLog = z.object({
  note: optionalText,
  loginDate: optionalText,
  ip: optionalText,
  country: optionalText,
  loginHistory: z._default(z.array(HistoryEntry), []),
});
export type ActivityLog = z.infer<typeof ActivityLog>;
