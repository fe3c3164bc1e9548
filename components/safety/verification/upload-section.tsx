"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useStepHistory } from "@/components/site/dialogs/use-step-history";
import { LinkButton } from "@/components/ui/button";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { canSend } from "@/lib/safety/verification/rejection";
import type { PlayerDocument } from "@/lib/safety/verification/schema";
import type { Section } from "@/lib/safety/verification/section";
import { startHref, startPointOf } from "@/lib/safety/verification/start-point";
import { PagesForm } from "./pages-form";
import { StartForm } from "./start-form";
import { useSection } from "./use-section";

/** The stages of sending one document, from what is sent to the word that it has arrived. */
export function UploadSection({ document }: { document: PlayerDocument }) {
  const t = useTranslations("safety.verification");
  const control = useSection(document);
  const [start] = useState(() => startPointOf(location.hash));
  const { stage, oversized } = control.section;
  useStepHistory(stepOf(control.section), control.section.sending ? control.cancel : control.back);
  const box = useStageFocus(`${stage} ${oversized.length}`);
  const inBox = (content: ReactNode) => (
    <div ref={box} tabIndex={-1} className="outline-none">
      {content}
    </div>
  );
  if (stage === "success")
    return inBox(
      <div className="grid justify-items-start gap-3" role="status">
        <p className="font-semibold">{t("upload.sent")}</p>
        {start === "account" ? null : (
          <LinkButton kind="secondary" href={startHref(pageLocale(), start)}>
            {t(start === "deposit" ? "upload.toDeposit" : "upload.toWithdraw")}
          </LinkButton>
        )}
      </div>,
    );
  // What the platform says now counts, also where it was asked in the middle of an upload that has failed.
  if (!canSend(document) && control.section.sending === null) return null;
  const isAtStart = stage === "preUpload" || stage === "selectType";
  return inBox(
    isAtStart ? (
      <StartForm document={document} control={control} />
    ) : (
      <PagesForm document={document} control={control} />
    ),
  );
}

/** Back stops what is sent, and from the files leads to the start. From what has arrived, no step leads back. */
function stepOf({ stage, sending }: Section): number | null {
  if (stage === "success") return null;
  if (sending) return 2;
  return stage === "upload" || stage === "error" ? 1 : 0;
}

/** The button that was pressed goes with its stage or its picture: the focus goes to what comes in its place. */
function useStageFocus(stage: string) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    if (globalThis.document.activeElement === globalThis.document.body) box.current?.focus();
  }, [stage]);
  return box;
}
