"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { isMissingFile } from "@/lib/core/lazy-import";
import { failureWords } from "@/lib/site/browser-reports/error-messages";
import { report } from "@/lib/site/browser-reports/report";
import { reloadForMissing } from "@/lib/site/releases/missing-file";

/** What stands in the place of a page that could not be shown. A file that is missing gets one reload by itself first. */
export function FailureScreen({ error }: { error: unknown }) {
  const [reference, setReference] = useState("");
  const isMissing = isMissingFile(error);

  useEffect(() => {
    setReference(report(error));
    if (isMissing) void reloadForMissing();
  }, [error, isMissing]);

  return (
    <main id="main" className="page error-page">
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
  const words = failureWords();
  if (!words) return null;
  return (
    <div role="alert" className="notice notice-failure">
      <Icon name="error" size="size-18" />
      {isPage ? <h1>{words[kind].title}</h1> : null}
      <p>{words[kind].body}</p>
      <Button onClick={() => location.reload()}>{words[kind].action}</Button>
      <p className="notice-reference">
        {words.reference} <code>{reference}</code>
      </p>
    </div>
  );
}
