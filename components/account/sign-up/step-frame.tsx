"use client";

import { type ReactNode, useEffect, useRef } from "react";
import type { CaptchaFrame } from "@/components/account/captcha/captcha-frame";
import { type Captcha, useLazyCaptcha } from "@/components/account/captcha/use-lazy-captcha";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useIsPainted } from "@/components/ui/use-is-painted";
import type { SignUpStep } from "@/lib/account/sign-up/flow";
import type { SignUpOptions } from "@/lib/account/sign-up/options";
import { signUpOptionsQuery } from "@/lib/account/sign-up/queries";
import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { usePublicQuery } from "@/lib/session/player/player-queries";

interface StepFrameProps {
  step: SignUpStep;
  /** Null until it is loaded. */
  Frame: typeof CaptchaFrame | null;
  children: (options: SignUpOptions, captcha: Captcha) => ReactNode;
}

/** A step of the sign-up, once the site's requirements are known, and its dialog is painted: a form of 240 countries is not quick to draw. */
export function StepFrame({ children, ...more }: StepFrameProps) {
  const t = useTranslations("account.signUp");
  const { segment } = localeOfPath(location.pathname);
  const query = usePublicQuery(signUpOptionsQuery(segment));
  const isPainted = useIsPainted();
  if (!isPainted) return <StepSkeleton />;
  return (
    <QueryState query={query} loading={<StepSkeleton />} failure={{ text: t("unavailable") }}>
      {(options) => (
        <Loaded {...more} options={options}>
          {children}
        </Loaded>
      )}
    </QueryState>
  );
}

/** Three fields that are on their way. */
export function StepSkeleton() {
  const t = useTranslations("account.signUp");
  return (
    <div className="grid gap-4">
      <Skeleton size="h-14" label={t("progress")} />
      <Skeleton size="h-14" />
      <Skeleton size="h-14" />
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
