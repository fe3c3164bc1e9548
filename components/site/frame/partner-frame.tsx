"use client";

import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { type FrameKind, noteFrame } from "@/lib/site/open-frames";
import { useSilent } from "../use-silent";
import { frameRights } from "./frame-rights";
import { type FrameMessages, useFrameMessages } from "./use-frame-messages";

interface PartnerFrameProps<Message> extends FrameMessages<Message> {
  kind: FrameKind;
  src: string;
  title: string;
  /** The box, positioned, that the frame fills. */
  className: string;
  /** Has a message told that the page is there? Left out: the partner has no such message, and a page that has loaded is there. */
  isReady?: boolean;
  /** For a wait that began before the frame, by the same deadline. Left out: counted from the frame's first moment. */
  isSilent?: boolean;
  /** Covers the frame until it is ready. `reload` opens it again, in this place of the page alone. */
  notice?: (isSilent: boolean, reload: () => void) => ReactNode;
  /** Was it opened by a press, whose button is gone? Then the focus goes into the frame, unless something else has it by now. */
  takesFocus?: boolean;
  onLoad?: () => void;
  frameRef?: RefObject<HTMLIFrameElement | null>;
  isHidden?: boolean;
}

/** The page of a partner, and what stands in its place until it is there. */
export function PartnerFrame<Message>(props: PartnerFrameProps<Message>) {
  const [load, setLoad] = useState(0);
  return <LoadedFrame key={load} {...props} onReload={() => setLoad(load + 1)} />;
}

function LoadedFrame<Message>(props: PartnerFrameProps<Message> & { onReload: () => void }) {
  const { kind, src, title, className, notice, isHidden = false, onReload } = props;
  const own = useRef<HTMLIFrameElement>(null);
  const frame = props.frameRef ?? own;
  const [hasLoaded, setLoaded] = useState(false);
  const isReady = props.isReady ?? hasLoaded;
  const isSilent = useSilent(!isReady && props.isSilent === undefined);
  useEffect(() => noteFrame(kind), [kind]);
  useFrameMessages(frame, props);
  useFocus(frame, props.takesFocus ?? false, isReady);
  return (
    <div className={className}>
      <iframe
        ref={frame}
        src={src}
        title={title}
        data-frame={kind}
        {...frameRights[kind]}
        hidden={isHidden}
        className="block size-full"
        onLoad={() => {
          setLoaded(true);
          props.onLoad?.();
        }}
      />
      {isReady || !notice ? null : (
        <div className="absolute inset-0 z-1 grid place-content-center bg-surface" role="status">
          {notice(props.isSilent ?? isSilent, onReload)}
        </div>
      )}
    </div>
  );
}

function useFocus(frame: RefObject<HTMLIFrameElement | null>, takesFocus: boolean, isReady: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a button of the notice that had the focus is gone once it is ready
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [frame, takesFocus, isReady]);
}
