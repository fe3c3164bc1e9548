import { CaptchaFrame } from "@/components/account/captcha/captcha-frame";
import type { Captcha } from "@/components/account/captcha/use-lazy-captcha";
import { CodeBlocked } from "@/components/account/one-time-code/code-blocked";
import { VerificationStep } from "@/components/account/one-time-code/verification-step";
import { Button } from "@/components/ui/button";
import { codeBlock } from "@/lib/account/sign-up/code-block";
import { readDetails } from "@/lib/account/sign-up/details";
import type { SignUpOptions } from "@/lib/account/sign-up/options";
import { platformCountry } from "@/lib/account/sign-up/payload";
import { dispatchSignUp, openSignUp, useSignUp } from "@/lib/account/sign-up/store";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { captchaHeaders } from "@/lib/session/platform/platform-headers";
import { ContactStep } from "./contact/contact-step";
import { CompleteStep } from "./end/complete-step";
import { EndedStep } from "./end/ended-step";
import { sendDetails } from "./send-registration";

interface LazyStepProps {
  options: SignUpOptions;
  captcha: Captcha;
  onClose: () => void;
}

/** The step that is open, which is not the first. */
function LazyStep({ options, captcha, onClose }: LazyStepProps) {
  const t = useTranslations("account.signUp");
  const { form, details, progress, bonusCallToAction } = useSignUp(({ state }) => state);
  const { currentStep: step } = progress;
  const { smsMaxAttempts } = bonusCallToAction;
  if (step === "Duplicated" || step === "Unsupported") return <EndedStep step={step} onClose={onClose} />;
  if (smsMaxAttempts)
    return <CodeBlocked untilMs={smsMaxAttempts.untilMs} retryLabel={t("retry")} onRetry={openSignUp} />;
  if (!details || !form) return null;
  if (step === "ContactInfo")
    return (
      <ContactStep
        options={options}
        captcha={captcha}
        token={details.token}
        given={form}
        isBack={progress.visited.includes("Verification")}
        onSent={(phone, requirement) => {
          dispatchSignUp({ type: "phone-given", phone });
          dispatchSignUp({ type: "contact-sent", requirement });
        }}
        onBack={() => dispatchSignUp({ type: "back" })}
      />
    );
  if (step === "Complete") return <CompleteStep product={options.product} email={form.email} onClose={onClose} />;
  return (
    <div className="grid gap-4">
      <VerificationStep
        playerId={details.playerId}
        countryCode={platformCountry(form.countryCode)}
        phone={`+${form.phonePrefix}${form.phoneBody}`}
        email={form.email}
        required={progress.marketRiskSetting ?? "both"}
        captchaHeaders={async () => captchaHeaders(await captcha.getToken())}
        onProgress={(channel, { status, failure }) =>
          dispatchSignUp({ type: "code", channel, status, error: failure?.kind ?? null })
        }
        onVerified={() => dispatchSignUp({ type: "verified" })}
        onBlocked={(untilMs) => {
          dispatchSignUp({ type: "blocked", block: codeBlock(untilMs, Date.now()) });
          onClose();
        }}
      />
      <Button kind="quiet" onClick={() => dispatchSignUp({ type: "back" })}>
        {t("back")}
      </Button>
    </div>
  );
}

/** All that the first step leads to. */
export const lazySteps = { LazyStep, CaptchaFrame, readDetails, sendDetails };
