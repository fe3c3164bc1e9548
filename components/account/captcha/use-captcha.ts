import { useEffect, useRef, useState } from "react";
import { captchaProvider } from "@/lib/account/captcha/provider";
import { Unreachable } from "@/lib/core/http-errors";
import type { Captcha } from "./use-lazy-captcha";

/** The deadline of the frame's first message. A challenge may take as long as a person needs. */
export const captchaDeadlineMs = 10_000;

interface Waiting {
  resolve(token: string): void;
  reject(error: Error): void;
  timer: ReturnType<typeof setTimeout>;
}

interface FramedCaptcha extends Captcha {
  frame: React.RefObject<HTMLIFrameElement | null>;
  /** Of the frame: another one is another frame. */
  load: number;
  isOpen: boolean;
  onLoad(): void;
}

/** Tokens of the captcha whose frame `CaptchaFrame` shows. */
export function useCaptcha(address: string | null): FramedCaptcha {
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef(new Map<string, Waiting>());
  const isLoaded = useRef(false);
  const isSilent = useRef(false);
  const [load, setLoad] = useState(0);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (address === null) return;
    const pending = waiting.current;
    const { origin } = new URL(address);
    const read = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = captchaProvider.parse(event.data);
      if (message?.type === "challenge") {
        setOpen(message.isOpen);
        for (const { timer } of pending.values()) clearTimeout(timer);
      }
      if (message?.type !== "token" && message?.type !== "failure") return;
      const call = pending.get(message.id);
      pending.delete(message.id);
      clearTimeout(call?.timer);
      if (message.type === "token") call?.resolve(message.token);
      else call?.reject(new Unreachable("network", address));
    };
    addEventListener("message", read);
    return () => {
      removeEventListener("message", read);
      for (const { timer, reject } of pending.values()) {
        clearTimeout(timer);
        reject(new Unreachable("network", address));
      }
      pending.clear();
    };
  }, [address]);

  const post = (id: string, to: string) =>
    frame.current?.contentWindow?.postMessage(captchaProvider.execute(id), new URL(to).origin);

  async function getToken(): Promise<string | undefined> {
    if (address === null) return undefined;
    const id = crypto.randomUUID();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.current.delete(id);
        isSilent.current = true;
        reject(new Unreachable("deadline", address));
      }, captchaDeadlineMs);
      waiting.current.set(id, { resolve, reject, timer });
      // It may never have loaded: an error page never replies.
      if (isSilent.current) {
        isSilent.current = false;
        isLoaded.current = false;
        setLoad((count) => count + 1);
      }
      if (isLoaded.current) post(id, address);
    });
  }

  return {
    frame,
    load,
    isOpen,
    getToken,
    onLoad() {
      isLoaded.current = true;
      if (address) for (const id of waiting.current.keys()) post(id, address);
    },
  };
}
