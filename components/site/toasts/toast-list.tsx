"use client";

import { clsx } from "clsx";
import { type PointerEvent, useEffect, useLayoutEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { passFocusToPage } from "@/components/ui/pass-focus";
import { useDialogs } from "@/lib/site/dialogs/store";
import { type Toast, useToasts } from "@/lib/site/toasts/store";
import { noticeLook } from "../frame/frame-styles";
import { keepToastsPlaced, placeToasts } from "./place-toasts";

const toastLook = clsx("toast [touch-action:pan-y]", noticeLook);
const iconColours = { success: "text-accent", error: "text-danger", warning: "" } as const;

/** The sideways drag that dismisses a toast, in CSS pixels. */
const farEnough = 80;

export function ToastList({ closeLabel }: { closeLabel: string }) {
  const shown = useToasts((toasts) => toasts.shown);
  const newest = shown[0]?.id;
  // Behind a dialog a toast is dim and out of reach, and above it not announced: it waits.
  const isCovered = useDialogs(({ requests }) => requests.length > 0);

  const isShown = newest !== undefined && !isCovered;
  // biome-ignore lint/correctness/useExhaustiveDependencies: places anew the toasts that came, and those that stay
  useLayoutEffect(placeToasts, [shown, isCovered]);
  useEffect(() => (isShown ? keepToastsPlaced() : undefined), [isShown]);

  // Above an element that fills the screen: there the browser shows nothing else but what came to the top after it. It can be read, and
  // not pressed: for browsers, all that is outside of such an element is out of reach.
  useEffect(() => {
    const region = document.getElementById("toasts");
    if (!region || newest === undefined) return;
    const raise = () => {
      region.popover = document.fullscreenElement ? "manual" : null;
      if (region.popover) region.showPopover();
    };
    raise();
    document.addEventListener("fullscreenchange", raise);
    return () => {
      document.removeEventListener("fullscreenchange", raise);
      region.popover = null;
    };
  }, [newest]);

  if (isCovered) return null;
  return shown.map((toast) => <ToastItem key={toast.id} toast={toast} closeLabel={closeLabel} />);
}

function ToastItem({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const dismiss = useToasts((toasts) => toasts.dismiss);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef<number | null>(null);
  const { id, kind, value, timerMs, swipeable, isSpokenOnly } = toast;

  const stop = () => clearTimeout(timer.current);
  const start = () => {
    stop();
    if (timerMs !== null) timer.current = setTimeout(() => dismiss(id), timerMs);
  };

  // A toast is one object for as long as it is shown, so this runs once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: start reads only this toast
  useEffect(() => {
    start();
    return stop;
  }, [toast]);

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (from.current === null) return;
    const by = event.clientX - from.current;
    event.currentTarget.style.transform = `translateX(${by}px)`;
    if (Math.abs(by) > farEnough) dismiss(id);
  };
  const drop = (event: PointerEvent<HTMLElement>) => {
    from.current = null;
    event.currentTarget.style.transform = "";
  };

  // A toast with the pointer or the focus is being read: its timer pauses.
  const reading = { onPointerEnter: stop, onPointerLeave: start, onFocus: stop, onBlur: start };
  const swiping = {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.clientX;
    },
    onPointerMove: drag,
    onPointerUp: drop,
    onPointerCancel: drop,
  };

  if (isSpokenOnly) return <p className="sr-only">{value}</p>;
  return (
    <div ref={passFocusToPage} className={toastLook} {...reading} {...(swipeable ? swiping : {})}>
      <Icon name={kind} size={clsx("size-5", iconColours[kind])} />
      <p className="flex-1 text-md">{value}</p>
      <IconButton icon="close" label={closeLabel} onClick={() => dismiss(id)} />
    </div>
  );
}
