"use client";

import { clsx } from "clsx";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { type DialogFrame, useModalDialog } from "@/components/ui/use-modal-dialog";
import { followedLink } from "@/lib/core/followed-link";

export type { DialogFrame };

interface DialogProps extends DialogFrame {
  title: string;
  /** One line below the title: where the reader will be afterwards. */
  note?: string;
  closeLabel: string;
  look?: keyof typeof looks;
  /** A link in it opens another page, over which the dialog has no place. */
  closesWithLinks?: boolean;
  /** A link in it is followed: called before it closes. */
  onFollow?: () => void;
  children: ReactNode;
}

const base =
  "dialog w-[calc(100vw-38px)] wrap-anywhere translate-y-0 scroll-pt-18 scroll-pb-5 overflow-auto overscroll-contain rounded-xl border border-line bg-surface text-text shadow-pop transition-[opacity,translate] duration-smooth backdrop:bg-veil backdrop:[backdrop-filter:blur(3px)] backdrop:transition-opacity backdrop:duration-smooth starting:open:translate-y-3 starting:open:opacity-0 starting:open:backdrop:opacity-0";

const looks = {
  form: clsx(base, "m-auto max-h-[calc(100dvh-24px)] max-w-dialog p-7 max-md:mb-3 max-md:px-5 max-md:py-5.5"),
  /** A form of two columns, one of which is left on a phone. */
  "wide-form": clsx(base, "m-auto max-h-[calc(100dvh-24px)] max-w-160 p-7 max-md:mb-3 max-md:px-5 max-md:py-5.5"),
  /** What interrupts the player, or checks something for them. */
  check: clsx(base, "m-auto max-h-[calc(100dvh-24px)] max-w-120 p-7 max-md:mb-3 max-md:px-5 max-md:py-5.5"),
  /** Two columns; the whole screen of a phone. */
  payment: clsx(
    base,
    "m-auto max-h-[calc(100dvh-24px)] max-w-220 p-7 max-md:m-0 max-md:h-dvh max-md:max-h-dvh max-md:w-screen max-md:max-w-none max-md:rounded-none max-md:border-0 max-md:px-5 max-md:py-5.5",
  ),
  /** Several columns; a sheet at the bottom of a phone. */
  sheet: clsx(
    base,
    "m-auto max-h-[calc(100dvh-24px)] max-w-220 p-7 max-md:mb-0 max-md:w-screen max-md:max-w-none max-md:rounded-b-none max-md:border-x-0 max-md:border-b-0 max-md:px-5 max-md:py-5.5",
  ),
  /** At the top, where it grows downwards and a keyboard on the screen leaves it room. */
  list: clsx(
    base,
    "mx-auto my-3 flex-col max-h-[calc(100dvh-24px)] max-w-card px-5 py-5.5 open:flex md:my-header md:max-h-[calc(100dvh-var(--header)-24px)]",
  ),
} as const;

/** A native modal dialog. The browser traps the focus and restores it. */
export function Dialog({
  title,
  note,
  closeLabel,
  look = "form",
  closesWithLinks,
  onFollow,
  children,
  ...frame
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const modal = useModalDialog(dialog, frame);
  const { canClose } = frame;

  // The pressed button is gone with the content of the former title.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title triggers the effect
  useEffect(() => {
    if (!heading.current || !dialog.current?.open || dialog.current.contains(document.activeElement)) return;
    // Not focusable before: a dialog that opens would focus its title instead of its first field.
    heading.current.tabIndex = -1;
    heading.current.focus();
  }, [title]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click too
    <dialog
      ref={dialog}
      className={looks[look]}
      aria-labelledby={titleId}
      onCancel={(event) => canClose || event.preventDefault()}
      onClose={({ currentTarget }) => modal.onClose(currentTarget)}
      onClick={({ nativeEvent }) => {
        if (!closesWithLinks || !followedLink(nativeEvent)) return;
        onFollow?.();
        frame.onClose();
      }}
    >
      {/* No header element: inside a dialog that would be a second banner of the page. */}
      <div className="@container mb-5">
        {/* Enlarged text: below the button, as large as long words allow, but always half as large again. Longer words are hyphenated. */}
        <h2
          ref={heading}
          id={titleId}
          className="mr-14 hyphens-none outline-none text-[clamp(0.75*var(--text-xl),12cqi,var(--text-xl))]/tight @max-[14rem]:mt-9.5 @max-[14rem]:mr-0 @max-[14rem]:hyphens-auto"
        >
          {title}
        </h2>
        {note ? <p className="mt-2 text-pretty text-md text-muted">{note}</p> : null}
      </div>
      {children}
      {/* Last, so that an opened dialog moves the focus to its first field. */}
      {canClose ? (
        <div className="absolute top-3.5 right-3.5 md:top-5 md:right-5">
          <IconButton icon="close" label={closeLabel} onClick={() => dialog.current?.close()} />
        </div>
      ) : null}
    </dialog>
  );
}
