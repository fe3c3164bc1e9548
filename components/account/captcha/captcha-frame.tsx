"use client";

import { useEffect, useState } from "react";
import { PartnerFrame } from "@/components/site/frame/partner-frame";
import { useSilent } from "@/components/site/use-silent";
import { captchaProvider } from "@/lib/account/captcha/provider";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { useCaptcha } from "./use-captcha";
import type { Captcha } from "./use-lazy-captcha";

interface CaptchaFrameProps {
  /** Null where the operator has no captcha. */
  address: string | null;
  /** Called once, when tokens can be requested. */
  onReady: (captcha: Captcha) => void;
}

/** The captcha with its frame, which has no size until it shows a challenge. A frame that stays silent is said to. */
export function CaptchaFrame({ address, onReady }: CaptchaFrameProps) {
  const t = useTranslations("account.captcha");
  const { frame, load, isOpen, isWaiting, onLoad, onMessage, getToken } = useCaptcha(address);
  const isSilent = useSilent(isWaiting);
  const hasNews = isOpen || isSilent;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => onReady({ getToken }), []);
  const [source] = useState(() => {
    if (address === null) return null;
    const theme = getComputedStyle(document.documentElement).colorScheme.includes("light") ? "light" : "dark";
    return captchaProvider.frameUrl(address, { tag: pageTag(), theme });
  });
  // It opens below the button that was pressed, often out of sight; what had the focus gets it back.
  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    frame.current?.parentElement?.scrollIntoView({ block: "nearest" });
    frame.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isOpen, frame]);
  if (source === null || address === null) return null;
  return (
    <div className={hasNews ? "grid gap-2" : "sr-only"} data-challenge={hasNews || undefined}>
      <p role="status" className="text-sm empty:absolute">
        {isOpen ? t("open") : isSilent ? t("silent") : null}
      </p>
      <PartnerFrame
        key={load}
        kind="captcha"
        frameRef={frame}
        src={source}
        origins={[new URL(address).origin]}
        schema={captchaProvider.messages}
        title={t("title")}
        isHidden={!isOpen}
        className="h-52 w-full rounded-md border border-line p-3"
        onLoad={onLoad}
        onMessage={onMessage}
      />
    </div>
  );
}
