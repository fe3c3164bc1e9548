import type { ReactNode } from "react";

interface CalmCoverProps {
  /** That something is hidden by the visitor's own choice. */
  text: string;
  /** Shows it once, on this page. */
  show: string;
  children: ReactNode;
}

/** What calm mode leaves out of a page, and the way to see it all the same: by CSS alone, since cached pages are one for everybody. */
export function CalmCover({ text, show, children }: CalmCoverProps) {
  return (
    <>
      <p className="hidden max-w-prose calm:block" data-nosnippet>
        {text}
      </p>
      <details className="peer hidden calm:block" data-nosnippet>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
          {show}
        </summary>
      </details>
      <div className="contents calm:hidden calm:peer-open:contents">{children}</div>
    </>
  );
}
