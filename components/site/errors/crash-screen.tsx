"use client";

import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { NoticeIcon, noticeLook, noticePage, noticeText, noticeTitle } from "@/components/site/error-pages/notice";
import { Button } from "@/components/ui/button";
import { isMissingFile } from "@/lib/core/lazy-import";
import { failureTexts } from "@/lib/site/browser-reports/error-messages";
import { report } from "@/lib/site/browser-reports/report";
import { reloadOnce } from "@/lib/site/releases/reload";

/** The replacement of a page that could not be shown. A file that is missing gets one reload by itself first. */
export function CrashScreen({ error }: { error: unknown }) {
  const [reference, setReference] = useState("");
  const isMissing = isMissingFile(error);

  useEffect(() => {
    setReference(report(error));
    if (isMissing) void reloadOnce();
  }, [error, isMissing]);

  return (
    <main id="main" className={noticePage}>
      <FailureMessage kind={isMissing ? "missing" : "broken"} reference={reference} isPage />
    </main>
  );
}

interface MessageProps {
  kind: "broken" | "missing";
  reference: string;
  /** Then it has the heading of the page; a dialog has its own title. */
  isPage?: boolean;
}

export function FailureMessage({ kind, reference, isPage = false }: MessageProps) {
  const texts = failureTexts();
  if (!texts) return null;
  return (
    <div role="alert" className={clsx(noticeLook, !isPage && "gap-2.5 pt-1")}>
      <NoticeIcon name="error" />
      {isPage ? <h1 className={noticeTitle}>{texts[kind].title}</h1> : null}
      <p className={noticeText}>{texts[kind].body}</p>
      <div className="mt-2">
        <Button onClick={() => location.reload()}>{texts[kind].action}</Button>
      </div>
      <p className="mt-1 max-w-132 text-balance text-xs text-muted wrap-anywhere">
        {texts.reference} <code className="font-sans">{reference}</code>
      </p>
    </div>
  );
}
