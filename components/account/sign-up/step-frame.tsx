"use client";

import { type ReactNode, useEffect, useRef } from "react";
import type { CaptchaFrame } from "@/components/account/captcha/captcha-frame";
import { type Captcha, useLazyCaptcha } from "@/components/account/captcha/use-lazy-captcha";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBlock } from "@/components/ui/state-block";
import type { SignUpOptions } from "@/lib/account/sign-up/options";
import { signUpOptionsQuery } from "@/lib/account/sign-up/queries";
import type { SignUpStep } from "@/lib/account/sign-up/steps";
import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { usePublicQuery } from "@/lib/session/player/player-queries";

interface StepFrameProps {
  step: SignUpStep;
  /** Null until it is loaded. */
  Frame: typeof CaptchaFrame | null;
  children: (options: SignUpOptions, captcha: Captcha) => ReactNode;
}

/** A step of the sign-up, once the site's requirements are known. */
export function StepFrame({ children, ...more }: StepFrameProps) {
  const t = useTranslations("account.signUp");
  const { segment } = localeOfPath(location.pathname);
  const { data, isError, refetch } = usePublicQuery(signUpOptionsQuery(segment));
  if (data)
    return (
      <Loaded {...more} options={data}>
        {children}
      </Loaded>
    );
  if (isError)
    return (
      <StateBlock state="error" action={<Button onClick={() => void refetch()}>{t("retry")}</Button>}>
        {t("unavailable")}
      </StateBlock>
    );
  return <StepSkeleton />;
}

/** Three fields that are on their way. */
export function StepSkeleton() {
  return (
    <div className="grid gap-4" aria-busy="true">
      {["first", "second", "third"].map((each) => (
        <Skeleton key={each} size="h-14" />
      ))}
    </div>
  );
}

/** One captcha for all steps; each step begins with the focus on its heading or first field. */
function Loaded({ step, Frame, options, children }: StepFrameProps & { options: SignUpOptions }) {
  const { captcha, onReady } = useLazyCaptcha();
  const body = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the step triggers the effect
  useEffect(() => {
    body.current?.querySelector<HTMLElement>("input, select, button")?.focus();
  }, [step]);

  return (
    <div ref={body} className="grid gap-5">
      {children(options, captcha)}
      {Frame ? <Frame address={options.captchaUrl} onReady={onReady} /> : null}
    </div>
  );
}
