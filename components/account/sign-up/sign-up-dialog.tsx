"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { CaptchaFrame } from "@/components/account/captcha/captcha-frame";
import { useCaptcha } from "@/components/account/captcha/use-captcha";
import { Button } from "@/components/ui/button";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBlock } from "@/components/ui/state-block";
import { signUpOptionsQuery } from "@/lib/account/sign-up/queries";
import type { SignUpOptions } from "@/lib/account/sign-up/schema";
import { tellSignUp, useSignUp } from "@/lib/account/sign-up/store";
import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import { usePublicQuery } from "@/lib/session/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { useAccessCheck } from "@/lib/session/use-access-check";
import { SignUpSteps } from "./sign-up-steps";
import { StepIndicator } from "./step-indicator";

/** The sign-up, over the page that it was asked from. A player has no use for it, and is led home. */
export function SignUpDialog(frame: DialogFrame) {
  const t = useTranslations("signup");
  const router = useRouter();
  const locale = localeOfPath(location.pathname);
  const isPlayer = useSession((state) => playerIn(state) !== null);
  const step = useSignUp(({ state }) => state.progress.currentStep);
  const { data, isError, refetch } = usePublicQuery(signUpOptionsQuery(locale.segment));

  useEffect(() => tellSignUp({ type: "opened" }), []);
  useEffect(() => {
    if (data) tellSignUp({ type: "offered", offer: data.offer });
  }, [data]);
  useAccessCheck();
  // A player who came by the address; one who has just signed up leaves by the last step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session alone says it
  useEffect(() => {
    if (isPlayer && useSignUp.getState().state.progress.currentStep !== "Complete") router.replace(paths.home(locale));
  }, [isPlayer]);

  return (
    <Dialog
      {...frame}
      title={t(`steps.${step}.title`)}
      note={step === "Complete" ? "" : t(`steps.${step}.note`)}
      closeLabel={t("close")}
    >
      <div className="grid gap-5">
        <StepIndicator />
        {data ? (
          <Loaded options={data} onClose={frame.onClose} />
        ) : isError ? (
          <StateBlock state="error" action={<Button onClick={() => void refetch()}>{t("retry")}</Button>}>
            {t("unavailable")}
          </StateBlock>
        ) : (
          <div className="grid gap-4" aria-busy="true">
            {["first", "second", "third"].map((each) => (
              <Skeleton key={each} size="h-14" />
            ))}
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** One captcha for all steps; each step begins with the focus on its heading or first field. */
function Loaded({ options, onClose }: { options: SignUpOptions; onClose: () => void }) {
  const captcha = useCaptcha(options.captchaUrl);
  const body = useRef<HTMLDivElement>(null);
  const step = useSignUp(({ state }) => state.progress.currentStep);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the step says when to move the focus
  useEffect(() => {
    body.current?.querySelector<HTMLElement>("input, button")?.focus();
    tellSignUp({ type: "focused" });
  }, [step]);

  return (
    <div ref={body} className="grid gap-5">
      <SignUpSteps step={step} options={options} captcha={captcha} onClose={onClose} />
      <CaptchaFrame captcha={captcha} address={options.captchaUrl} />
    </div>
  );
}
