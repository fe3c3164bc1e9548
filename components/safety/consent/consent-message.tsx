"use client";

import { useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import { useConsent } from "@/lib/site/consent/choice";
import { restoreFocus } from "@/lib/site/dialogs/focus";
import { useReceipt } from "./use-receipt";

interface ConsentMessageProps {
  /** False: this browser keeps nothing. */
  isKept: boolean;
  onHide: () => void;
}

/** What was chosen in the notice, in its place, with the receipt and the way to change it. It takes the focus of the pressed button, by which it is read. */
export function ConsentMessage({ isKept, onHide }: ConsentMessageProps) {
  const t = useTranslations("safety.consent");
  const receipt = useReceipt();
  const isAccepted = useConsent(({ choice }) => choice?.options.marketing ?? false);
  const id = useId();
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    message.current?.focus();
    // It takes the focus with it when it goes.
    return () => restoreFocus(null);
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing to fill in
    <div ref={message} className="consent-message" tabIndex={-1} role="group" aria-labelledby={id}>
      <p id={id} className="min-w-0 flex-[1_1_16rem] text-sm">
        <b>{t(isKept ? (isAccepted ? "done.accepted" : "done.refused") : "done.unkept")}</b>{" "}
        {isKept ? <span className="text-muted">{receipt}</span> : null}
      </p>
      <a
        className="inline-flex min-h-11 items-center text-sm underline underline-offset-3"
        href={paths.cookieSettings()}
      >
        {t("done.change")}
      </a>
      <Button kind="secondary" onClick={onHide}>
        {t("done.hide")}
      </Button>
    </div>
  );
}
