"use client";

import { useId } from "react";
import { Button } from "@/components/ui/button";
import { hintStyle } from "@/components/ui/control-styles";
import { fileSize } from "@/lib/core/files/file-limits";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Oversized } from "@/lib/safety/verification/section";
import { documentLimits } from "@/lib/safety/verification/upload-rules";

interface OversizedPictureProps {
  picture: Oversized;
  onScale: () => void;
  onReplace: () => void;
}

/** A picture over the cap: it is made smaller if the player wants it, and not before. */
export function OversizedPicture({ picture: { name, file, isScaling }, onScale, onReplace }: OversizedPictureProps) {
  const t = useTranslations("safety.verification");
  const text = useId();
  const tag = pageTag();
  const facts = { name, size: fileSize(file.size, tag), max: fileSize(documentLimits.maxBytes, tag) };
  return (
    <div className="grid gap-3 rounded-md bg-raised p-3">
      <p id={text} role="alert" className="wrap-anywhere font-650">
        {t("upload.oversized", facts)}
      </p>
      <p className={hintStyle}>{t("upload.scaleText")}</p>
      <div className="flex flex-wrap gap-3">
        <Button busy={isScaling} aria-describedby={text} onClick={onScale}>
          {t("upload.scale")}
        </Button>
        <Button kind="secondary" aria-describedby={text} onClick={onReplace}>
          {t("upload.another")}
        </Button>
      </div>
    </div>
  );
}
