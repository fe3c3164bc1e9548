"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** The props that the owner of a dialog sets; its content passes them on. */
export interface DialogFrame {
  /** Hidden, it keeps what was typed into it. */
  isShown: boolean;
  /** Escape, Back and the button close it; otherwise only its own actions do. */
  canClose: boolean;
  /** Called once, however the dialog was closed. Render nothing then. */
  onClose: () => void;
}

/** Opens and closes a native dialog as its owner requires, and restores the focus. `onClose`: of the element. */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  { isShown, canClose, onClose }: DialogFrame,
): { onClose: (element: HTMLDialogElement) => void } {
  const focused = useRef<Element | null>(null);

  // Before the element leaves the document, so that closing gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isShown || !element) return;
    if (!element.open) element.showModal();
    if (focused.current instanceof HTMLElement) focused.current.focus();
    return () => {
      focused.current = element.contains(document.activeElement) ? document.activeElement : null;
      element.close();
    };
  }, [isShown, dialog]);

  useEffect(() => {
    if (canClose || !dialog.current) return;
    const refuse = (event: KeyboardEvent) => event.key === "Escape" && event.preventDefault();
    // On the document, for the focus may be outside of the dialog.
    document.addEventListener("keydown", refuse);
    return () => document.removeEventListener("keydown", refuse);
  }, [canClose, dialog]);

  return {
    onClose(element) {
      // A close event that finds the dialog open again, hidden or gone is the old news of an effect.
      if (!isShown || !element.isConnected || element.open) return;
      if (canClose) onClose();
      else element.showModal();
    },
  };
}
