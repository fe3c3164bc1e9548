import type { ReactNode } from "react";
import { Spinner } from "@/components/ui/spinner";

interface FrameNoticeProps {
  title: string;
  /** What may be wrong, where the wait is long. */
  text?: string | null;
  /** What can be done about it: a button. */
  action?: ReactNode;
}

/** The wait for the page of a partner. */
export function FrameNotice({ title, text, action }: FrameNoticeProps) {
  return (
    <div className="grid justify-items-center gap-3 text-balance px-5 text-center">
      <p className="flex min-h-11 items-center justify-center gap-3 font-semibold">
        <Spinner look="large" />
        {title}
      </p>
      {text ? <p className="text-muted text-sm">{text}</p> : null}
      {action}
    </div>
  );
}
