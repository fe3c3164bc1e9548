"use client";

import { clsx } from "clsx";
import { useEffect, useId, useRef } from "react";
import { linkStyle } from "@/components/ui/control-styles";
import { IconButton } from "@/components/ui/icon-button";
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
      <p className="min-w-0 flex-1 text-sm/snug">
        <span id={id}>
          <b>{t(isKept ? (isAccepted ? "done.accepted" : "done.refused") : "done.unkept")}</b>{" "}
          {isKept ? <span className="text-muted">{receipt}</span> : null}
        </span>{" "}
        <a className={clsx(linkStyle.inText, "whitespace-nowrap")} href={paths.cookieSettings()}>
          {t("done.change")}
        </a>
      </p>
      <IconButton icon="close" look="plain" label={t("done.hide")} onClick={onHide} />
    </div>
  );
}
