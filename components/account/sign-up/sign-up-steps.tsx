"use client";

import { useEffect, useState } from "react";
import { StateBlock } from "@/components/ui/state-block";
import { useLazy } from "@/components/ui/use-lazy";
import { dispatchSignUp, useSignUp } from "@/lib/account/sign-up/store";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { DetailsStep } from "./details/details-step";
import { loadLazySteps } from "./load-lazy-steps";
import { StepFrame, StepSkeleton } from "./step-frame";

/** The step that is open. One whose data is gone, as after a reload by another release, is the first. */
export function SignUpSteps({ onClose }: { onClose: () => void }) {
  const t = useTranslations("account.signUp");
  const { form, details, progress, bonusCallToAction } = useSignUp(({ state }) => state);
  const { currentStep: step } = progress;
  const hasEnded = step === "Duplicated" || step === "Unsupported";
  const isBlocked = bonusCallToAction.smsMaxAttempts !== null;
  const isFirst = !hasEnded && !isBlocked && (step === "Details" || !details || !form);
  const [isBegun, setBegun] = useState(false);
  const { part: lazy, isFailed } = useLazy(loadLazySteps, isBegun || !isFirst);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is begun with the focus in it
  useEffect(() => dispatchSignUp({ type: "focused" }), [step]);
  if (!isFirst && !lazy) return isFailed ? <StateBlock state="error">{t("unavailable")}</StateBlock> : <StepSkeleton />;
  return (
    <StepFrame step={step} Frame={lazy?.CaptchaFrame ?? null}>
      {(options, captcha) =>
        isFirst || !lazy ? (
          <DetailsStep options={options} captcha={captcha} onBegun={() => setBegun(true)} />
        ) : (
          <lazy.LazyStep options={options} captcha={captcha} onClose={onClose} />
        )
      }
    </StepFrame>
  );
}
