"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";
import { type FrameChannel, listenToFrame } from "@/lib/core/frame/frame-messages";

/** In CSS pixels: a partner's page that asks for more or less is mistaken, or would cover ours. */
export const frameHeights = { min: 120, max: 4_000 };

export interface FrameMessages<Message> extends Omit<FrameChannel<Message>, "frame"> {
  /** The height that a message asks for, where the frame is to be as high as its page. */
  heightOf?: (message: Message) => number | null;
}

/** Passes on the messages of a frame for as long as it is there. */
export function useFrameMessages<Message>(
  frame: RefObject<HTMLIFrameElement | null>,
  { origins, schema, onMessage, heightOf }: FrameMessages<Message>,
): void {
  const receive = (message: Message) => {
    const wanted = heightOf?.(message) ?? Number.NaN;
    if (frame.current && Number.isFinite(wanted))
      frame.current.style.height = `${Math.min(Math.max(Math.ceil(wanted), frameHeights.min), frameHeights.max)}px`;
    onMessage(message);
  };
  const latest = useRef(receive);
  // Before the browser continues: a page from its cache may speak at once.
  useLayoutEffect(() => {
    latest.current = receive;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of origins is made anew with each render
  useLayoutEffect(() => {
    if (!frame.current) return;
    return listenToFrame({
      frame: frame.current,
      origins,
      schema,
      onMessage: (message) => latest.current(message),
    });
  }, [frame, schema, origins.join(" ")]);
}
