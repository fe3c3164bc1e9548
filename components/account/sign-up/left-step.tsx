import type { Captcha } from "@/components/account/captcha/use-captcha";
import { VerificationStep } from "@/components/account/one-time-code/verification-step";
import { Button } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { platformCountry } from "@/lib/account/sign-up/payload";
import { requirementQuery } from "@/lib/account/sign-up/requirement-query";
import { localeOfPath, resolveLocale } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Profile } from "@/lib/session/permissions/schema";
import { captchaHeaders } from "@/lib/session/platform-headers";
import { usePublicQuery } from "@/lib/session/player-queries";
import { ContactStep } from "./contact-step";
import { StepFrame, StepSkeleton } from "./step-frame";

interface LeftStepProps {
  step: "ContactInfo" | "Verification";
  profile: Profile;
  email: string;
  /** The second step was taken. */
  onSent: () => void;
  onVerified: () => void;
  /** Too many codes. The dialog that says so stays. */
  onBlocked: () => void;
}

/** A step of the sign-up for the player who is signed in, filled with what the profile holds. */
export function LeftStep({ step, profile, email, onSent, onVerified, onBlocked }: LeftStepProps) {
  const { playerId, countryCode, mobilePhone, languageCode } = profile;
  const phone = mobilePhone ?? "";
  const given = {
    playerId,
    countryCode,
    languageCode: languageCode || resolveLocale(localeOfPath(location.pathname)).apiLanguage,
    // The choice of then is gone, and the answer to an unasked question is no.
    marketingOptIn: false,
    phoneCountry: countryCode,
    phoneBody: phone,
  };
  return (
    <StepFrame step={step}>
      {(options, captcha) =>
        step === "ContactInfo" ? (
          <ContactStep options={options} captcha={captcha} token={null} given={given} onSent={onSent} />
        ) : (
          <Codes
            registrant={{ playerId, countryCode: platformCountry(countryCode), phone, email }}
            captcha={captcha}
            onVerified={onVerified}
            onBlocked={onBlocked}
          />
        )
      }
    </StepFrame>
  );
}

interface CodesProps extends Pick<LeftStepProps, "onVerified" | "onBlocked"> {
  registrant: { playerId: string; countryCode: string; phone: string; email: string };
  captcha: Captcha;
}

/** The codes that the player's country asks for. */
function Codes({ registrant, captcha, onVerified, onBlocked }: CodesProps) {
  const t = useTranslations("signup");
  const { data: required, isError, refetch } = usePublicQuery(requirementQuery(registrant.countryCode));
  if (required)
    return (
      <VerificationStep
        {...registrant}
        required={required}
        captchaHeaders={async () => captchaHeaders(await captcha.getToken())}
        onVerified={onVerified}
        onBlocked={onBlocked}
      />
    );
  if (!isError) return <StepSkeleton />;
  return (
    <StateBlock state="error" action={<Button onClick={() => void refetch()}>{t("retry")}</Button>}>
      {t("unavailable")}
    </StateBlock>
  );
}
