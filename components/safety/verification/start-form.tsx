"use client";

import { useId } from "react";
import { Button } from "@/components/ui/button";
import { hintStyle } from "@/components/ui/control-styles";
import { RadioGroup } from "@/components/ui/radio-group";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { hasIdentityCheck } from "@/lib/safety/verification/addresses";
import type { PlayerDocument } from "@/lib/safety/verification/schema";
import { addressTypes, wealthCodes } from "@/lib/safety/verification/upload-rules";
import { KeptUploadHint } from "./kept-upload-hint";
import { UploadFailureNotice } from "./upload-failure-notice";
import type { SectionControl } from "./use-section";

/** Before anything is chosen: the sort of paper where there are several, and for an identity the check with the camera. */
export function StartForm({ document, control }: { document: PlayerDocument; control: SectionControl }) {
  const t = useTranslations("safety.verification");
  const checkText = useId();
  const { kind } = document;
  const isTyped = control.section.stage === "selectType";
  const sorts =
    isTyped && kind === "addressDocument"
      ? addressTypes.map((value) => ({ value, text: t(`addressTypes.${value}`) }))
      : isTyped && kind === "sowDocument"
        ? wealthCodes.map((value) => ({ value, text: t(`sow.type.${value}`) }))
        : [];
  const hasCheck = kind === "idDocument" && hasIdentityCheck();
  return (
    <form
      aria-label={t(`kinds.${kind}`)}
      className="grid gap-3.5"
      onSubmit={(event) => {
        event.preventDefault();
        const sort = new FormData(event.currentTarget).get("sort");
        if (!control.isStarting) control.start(typeof sort === "string" ? sort : null);
      }}
    >
      {sorts.length > 0 ? (
        <RadioGroup legend={t("upload.sort")} name="sort" options={sorts} defaultValue={sorts[0]?.value} />
      ) : null}
      {control.section.failure ? <UploadFailureNotice failure={control.section.failure} /> : null}
      <KeptUploadHint document={document} />
      <div className="flex flex-wrap gap-3">
        {hasCheck ? (
          <Button busy={control.isStarting} aria-describedby={checkText} onClick={control.check}>
            {t("upload.check")}
          </Button>
        ) : null}
        <Button type="submit" kind={hasCheck ? "secondary" : "primary"} busy={control.isStarting}>
          {t(sorts.length > 0 ? "upload.next" : "upload.start")}
        </Button>
      </div>
      {hasCheck ? (
        <p id={checkText} className={hintStyle}>
          {t("upload.checkText")}
        </p>
      ) : null}
    </form>
  );
}
