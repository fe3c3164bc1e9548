"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { errorStyle, hintStyle } from "@/components/ui/control-styles";
import { fileSize, typeNames } from "@/lib/core/files/file-limits";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { PlayerDocument } from "@/lib/safety/verification/schema";
import type { SectionProblem } from "@/lib/safety/verification/section";
import { documentLimits, maxPages, offeredTypes } from "@/lib/safety/verification/upload-rules";
import { ChooseFiles } from "./choose-files";
import { KeptUploadHint } from "./kept-upload-hint";
import { OversizedPicture } from "./oversized-picture";
import { PageList } from "./page-list";
import { UploadFailureNotice } from "./upload-failure-notice";
import type { SectionControl } from "./use-section";

/** The files of one document: chosen, looked at, sent, and what stands against it. */
export function PagesForm({ document, control }: { document: PlayerDocument; control: SectionControl }) {
  const { kind } = document;
  const t = useTranslations("safety.verification");
  const tForm = useTranslations("site.form");
  const { pages, oversized, problems, sending, failure } = control.section;
  const files = useRef<HTMLInputElement>(null);
  const max = maxPages(kind);
  const facts = { types: typeNames(offeredTypes), size: fileSize(documentLimits.maxBytes, pageTag()), count: max };
  const textOf = (problem: SectionProblem) =>
    problem.kind === "tooMany" ? t("problems.tooMany", { count: max }) : problemText(problem);
  const problemText = ({ kind: what, name }: Exclude<SectionProblem, { kind: "tooMany" }>) =>
    t(`problems.${what}`, { name, types: facts.types, size: facts.size });
  return (
    <div className="grid gap-3.5">
      <p className={hintStyle}>{t("upload.limits", facts)}</p>
      {pages.length === 0 ? <KeptUploadHint document={document} /> : null}
      <PageList pages={pages} sending={sending} onRemove={control.remove} />
      {oversized.map((picture) => (
        <OversizedPicture
          key={`${picture.name} ${picture.file.lastModified}`}
          picture={picture}
          onScale={() => control.scale(picture.file)}
          onReplace={() => {
            control.dropOversized(picture.file);
            files.current?.click();
          }}
        />
      ))}
      {problems.length > 0 ? (
        <div role="alert" className="grid gap-1">
          {[...new Set(problems.map(textOf))].map((text) => (
            <p key={text} className={errorStyle}>
              {text}
            </p>
          ))}
        </div>
      ) : null}
      {failure ? <UploadFailureNotice failure={failure} /> : null}
      {sending ? (
        <div className="flex">
          <Button kind="secondary" onClick={control.cancel}>
            {tForm("cancel")}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-3">
          {pages.length > 0 && oversized.length === 0 ? (
            <Button busy={control.isReading} onClick={control.send}>
              {failure ? t("upload.again") : t("upload.send", { count: pages.length })}
            </Button>
          ) : null}
          {pages.length < max ? <ChooseFiles files={files} onChoose={control.choose} /> : null}
          <Button kind="quiet" onClick={control.back}>
            {t("upload.back")}
          </Button>
        </div>
      )}
    </div>
  );
}
