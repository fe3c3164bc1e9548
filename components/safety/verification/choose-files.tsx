"use client";

import { type ChangeEvent, type RefObject, useRef } from "react";
import { Button } from "@/components/ui/button";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { offeredTypes } from "@/lib/safety/verification/upload-rules";

interface ChooseFilesProps {
  /** The input for the device's files, for a button elsewhere that opens it too. */
  files: RefObject<HTMLInputElement | null>;
  onChoose: (files: readonly File[]) => void;
}

/** Two ways to a file: the device's files, and on what has one the camera. */
export function ChooseFiles({ files, onChoose }: ChooseFilesProps) {
  const t = useTranslations("safety.verification");
  const camera = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(target.files ?? [])]);
    // The same file can be chosen again.
    target.value = "";
  };
  return (
    <>
      <Button kind="secondary" onClick={() => files.current?.click()}>
        {t("upload.choose")}
      </Button>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={offeredTypes.join(",")}
        aria-label={t("upload.choose")}
        onChange={take}
      />
      <span className="not-pointer-coarse:hidden">
        <Button kind="secondary" onClick={() => camera.current?.click()}>
          {t("upload.photo")}
        </Button>
      </span>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={t("upload.photo")}
        onChange={take}
      />
    </>
  );
}
