"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";
import { IconButton } from "@/components/ui/icon-button";

interface DialogProps {
  title: string;
  /** One line below the title: where the reader will be afterwards. */
  note?: string;
  closeLabel: string;
  /** Called once, however the dialog was closed. Render nothing then. */
  onClose: () => void;
  children: ReactNode;
}

/** A native modal dialog, open as long as it is rendered. The browser keeps the focus inside and gives it back. */
export function Dialog({ title, note, closeLabel, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);

  return (
    // A close event that finds the dialog open again, or gone, is the old news of an effect.
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onClose={({ currentTarget }) => currentTarget.isConnected && !currentTarget.open && onClose()}
    >
      {/* No header element: inside a dialog that would be a second banner of the page. */}
      <div className="dialog-title">
        <h2 id={titleId}>{title}</h2>
        {note ? <p className="note">{note}</p> : null}
      </div>
      {children}
      {/* Last, so that an opened dialog gives the focus to its first field. */}
      <IconButton icon="close" label={closeLabel} onClick={() => dialog.current?.close()} />
    </dialog>
  );
}
