"use client";

import { useEffect, useRef, useState } from "react";
import { captchaProvider } from "@/lib/account/captcha/provider";
import type { CaptchaMessage } from "@/lib/account/captcha/schema";
import { frameDeadlineMs } from "@/lib/core/frame/frame-messages";
import { Unreachable } from "@/lib/core/http/http-errors";
import type { Captcha } from "./use-lazy-captcha";

/** A frame that was called silent is given up after as long again. */
export const captchaDeadlineMs = 2 * frameDeadlineMs;

/** A person may need long for a challenge: ten minutes, after which its frame counts as dead. */
export const challengeDeadlineMs = 10 * 60_000;

interface Waiting {
  resolve(token: string): void;
  reject(error: Error): void;
  timer?: ReturnType<typeof setTimeout>;
}

interface FramedCaptcha extends Captcha {
  frame: React.RefObject<HTMLIFrameElement | null>;
  /** Of the frame: another one is another frame. */
  load: number;
  isOpen: boolean;
  /** Does a call wait for the frame's first message? */
  isWaiting: boolean;
  onLoad(): void;
  onMessage(message: CaptchaMessage): void;
}

/** Tokens of the captcha whose frame `CaptchaFrame` shows. */
export function useCaptcha(address: string | null): FramedCaptcha {
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef(new Map<string, Waiting>());
  const isLoaded = useRef(false);
  const isSilent = useRef(false);
  // `isOpen` for calls, which keep the functions of the first render.
  const isChallenged = useRef(false);
  const [load, setLoad] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => {
    if (address === null) return;
    const pending = waiting.current;
    return () => {
      for (const { timer, reject } of pending.values()) {
        clearTimeout(timer);
        reject(new Unreachable("network", address));
      }
      pending.clear();
    };
  }, [address]);

  const post = (id: string, to: string) =>
    frame.current?.contentWindow?.postMessage(captchaProvider.execute(id), new URL(to).origin);

  function showChallenge(isShown: boolean): void {
    isChallenged.current = isShown;
    setOpen(isShown);
  }

  function startDeadline(id: string, call: Waiting): void {
    clearTimeout(call.timer);
    call.timer = setTimeout(() => giveUp(id, call), isChallenged.current ? challengeDeadlineMs : captchaDeadlineMs);
  }

  function giveUp(id: string, { reject }: Waiting): void {
    waiting.current.delete(id);
    isSilent.current = true;
    showChallenge(false);
    setWaiting(false);
    reject(new Unreachable("deadline", address ?? ""));
  }

  async function getToken(): Promise<string | undefined> {
    if (address === null) return undefined;
    const id = crypto.randomUUID();
    return new Promise((resolve, reject) => {
      const call: Waiting = { resolve, reject };
      waiting.current.set(id, call);
      startDeadline(id, call);
      setWaiting(true);
      // It may never have loaded: an error page never replies.
      if (isSilent.current) {
        isSilent.current = false;
        isLoaded.current = false;
        setLoad((count) => count + 1);
      }
      if (isLoaded.current) post(id, address);
    });
  }

  function onMessage(message: CaptchaMessage): void {
    if (address === null) return;
    setWaiting(false);
    if (message.type === "challenge") {
      showChallenge(message.isOpen);
      for (const [id, call] of waiting.current) startDeadline(id, call);
      return;
    }
    const call = waiting.current.get(message.id);
    waiting.current.delete(message.id);
    clearTimeout(call?.timer);
    if (message.type === "token") call?.resolve(message.token);
    else call?.reject(new Unreachable("network", address));
  }

  return {
    frame,
    load,
    isOpen,
    isWaiting,
    getToken,
    onMessage,
    onLoad() {
      isLoaded.current = true;
      if (address) for (const id of waiting.current.keys()) post(id, address);
    },
  };
}
