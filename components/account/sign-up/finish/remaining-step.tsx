import { CaptchaFrame } from "@/components/account/captcha/captcha-frame";
import { ContactStep } from "@/components/account/sign-up/contact/contact-step";
import { StepFrame } from "@/components/account/sign-up/step-frame";
import { platformCountry } from "@/lib/account/sign-up/payload";
import { requirementNamed } from "@/lib/account/sign-up/requirement";
import { knownPhone, registeredContact } from "@/lib/account/sign-up/unfinished";
import { localeOfPath, resolveLocale } from "@/lib/market/locale";
import type { Profile } from "@/lib/session/permissions/schema";
import { RemainingCodes, type RemainingCodesProps } from "./remaining-codes";

interface RemainingStepProps extends Pick<RemainingCodesProps, "onVerified" | "onBack" | "onBlocked"> {
  step: "ContactInfo" | "Verification";
  profile: Profile;
  email: string;
  /** The platform's missing verifications, as a risk setting. */
  missing: string | null | undefined;
  /** The marketing choice as the account has it; null where it was made for some channels alone. */
  marketingOptIn: boolean | null;
  /** Back from the codes. */
  isBack: boolean;
  /** The second step was taken. */
  onSent: () => Promise<void>;
}

/** A step of the sign-up for the player who is signed in, prefilled from the profile. */
export function RemainingStep({ step, profile, email, missing, marketingOptIn, ...more }: RemainingStepProps) {
  const { isBack, onSent, ...codes } = more;
  const { playerId, countryCode, mobilePhone, languageCode } = profile;
  const phone = mobilePhone ?? "";
  const given = {
    playerId,
    countryCode,
    languageCode: languageCode || resolveLocale(localeOfPath(location.pathname)).apiLanguage,
    marketingOptIn,
  };
  return (
    <StepFrame step={step} Frame={CaptchaFrame}>
      {(options, captcha) => {
        const { country: phoneCountry, number: phoneBody } = knownPhone(profile, options.countries);
        return step === "ContactInfo" ? (
          <ContactStep
            options={options}
            captcha={captcha}
            token={null}
            given={{ ...given, phoneCountry, phoneBody }}
            known={registeredContact(profile)}
            isBack={isBack}
            onSent={onSent}
          />
        ) : (
          <RemainingCodes
            registrant={{ playerId, countryCode: platformCountry(countryCode), phone, email }}
            known={requirementNamed(missing)}
            captcha={captcha}
            {...codes}
          />
        );
      }}
    </StepFrame>
  );
}
